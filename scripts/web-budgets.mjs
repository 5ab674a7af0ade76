// Prints what the web client weighs and how fast it draws, against its budgets. Needs Debian's Chromium.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '../web/node_modules/playwright-core/index.mjs';

const root = new URL('..', import.meta.url).pathname;
const port = await new Promise((done) => {
  const probe = createServer();
  probe.listen(0, '127.0.0.1', () => { const { port: free } = probe.address(); probe.close(() => done(free)); });
});
const folder = mkdtempSync(join(tmpdir(), 'signoria-budgets-'));
const server = spawn(join(root, '.venv/bin/signoria'), ['serve', '--port', String(port), '--database', `sqlite:///${folder}/b.db`, '--web', join(root, 'web/dist')], { cwd: root, stdio: 'ignore' });
const base = `http://127.0.0.1:${port}`;
for (let i = 0; i < 240 && !(await fetch(`${base}/ready`).catch(() => null))?.ok; i += 1) await new Promise((go) => setTimeout(go, 250));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', headless: true, args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });

const rows = [];
const say = (what, value, budget, unit, less = true) => rows.push({ what, value: `${Math.round(value * 10) / 10} ${unit}`, budget: `${less ? '<=' : '>='} ${budget} ${unit}`, holds: less ? value <= budget : value >= budget });
const weight = (names) => names.reduce((sum, name) => sum + gzipSync(readFileSync(join(root, 'web/dist', name))).length, 0) / 1000;

for (const title of ['genoa', 'princes', 'virtu', 'brides']) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const scripts = new Set();
  page.on('request', (r) => { if (r.resourceType() === 'script') scripts.add(new URL(r.url()).pathname); });
  await page.goto(base);
  await page.waitForSelector('[data-play]');
  const seats = title === 'princes' || title === 'virtu' ? 3 : 2;
  const name = await page.evaluate(async (form) => (await (await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(form) })).json()).table.name,
    { title, seats, bots: Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), 'random'])), sit: 0, name: 'Anna' });
  const begun = Date.now();
  await page.goto(`${base}/t/${name}`);
  await page.waitForSelector('.youcan button:not([disabled]), .prompt', { timeout: 30000 });
  const interactive = Date.now() - begun;
  say(`${title}: script, landing and table, gzip`, weight([...scripts]), 200, 'kB');
  say(`${title}: table interactive`, interactive, 1500, 'ms');
  // From the socket's message to the frame that shows it.
  const drawn = await page.evaluate(() => new Promise((done) => {
    const times = [];
    const own = WebSocket.prototype;
    const entry = () => document.querySelector('.scrub .edge')?.getAttribute('aria-valuemax');
    let heard = 0;
    let was = entry();
    const hook = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
    Object.defineProperty(MessageEvent.prototype, 'data', { get() { if (this.target instanceof own.constructor) heard ||= performance.now(); return hook.get.call(this); } });
    const look = () => {
      if (entry() !== was) { was = entry(); if (heard) times.push(performance.now() - heard); heard = 0; }
      if (times.length >= 6 || performance.now() > stop) { stop = 0; done(times); }
      else requestAnimationFrame(look);
    };
    let stop = performance.now() + 12000;
    look();
    const press = () => { const list = [...document.querySelectorAll('.youcan > ol > li > button:not([disabled])')].filter((b) => !b.textContent.includes('…')); list[0]?.click(); if (performance.now() < stop) setTimeout(press, 300); };
    press();
  }));
  if (drawn.length > 0) say(`${title}: message to drawing, median of ${drawn.length}`, drawn.sort((a, b) => a - b)[Math.floor(drawn.length / 2)], 100, 'ms');
  if (title === 'genoa' || title === 'virtu') {
    const rate = await page.evaluate(() => new Promise((done) => {
      const frame = document.querySelector('.stageboard');
      const box = frame.getBoundingClientRect();
      const at = (type, x, y) => frame.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: y, buttons: 1 }));
      frame.dispatchEvent(new WheelEvent('wheel', { deltaY: -500, clientX: box.x + 300, clientY: box.y + 300, cancelable: true }));
      at('pointerdown', box.x + 300, box.y + 300);
      let [frames, begin] = [0, performance.now()];
      const step = () => {
        frames += 1;
        at('pointermove', box.x + 300 + Math.sin(frames / 9) * 120, box.y + 300 + Math.cos(frames / 7) * 90);
        if (performance.now() - begin < 1500) requestAnimationFrame(step);
        else { dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })); done((frames * 1000) / (performance.now() - begin)); }
      };
      requestAnimationFrame(step);
    }));
    say(`${title}: frames a second while panning`, rate, 55, '/s', false);
  }
  await context.close();
}
say('all scripts built', weight(readdirSync(join(root, 'web/dist/assets')).filter((f) => f.endsWith('.js')).map((f) => `assets/${f}`)), 600, 'kB');
await browser.close();
server.kill('SIGTERM');
setTimeout(() => rmSync(folder, { recursive: true, force: true }), 1000);
for (const row of rows) console.log(`${row.holds ? 'ok  ' : 'OVER'} ${row.what.padEnd(52)} ${row.value.padStart(12)}   ${row.budget}`);
process.exitCode = rows.every((row) => row.holds) ? 0 : 1;
