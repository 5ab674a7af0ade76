// Prints what the web client weighs and how fast it draws, against its budgets. Needs Debian's Chromium.
// BUDGET_TITLES=genoa,virtu measures some titles only; BUDGET_PROFILE=folder keeps a processor profile of each pan.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
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
const round = (value) => Math.round(value * 10) / 10;
/** A row of what was measured. Where nothing was, that is what the row says, and it does not hold. */
const say = (what, value, budget, unit, less = true) => rows.push(!Number.isFinite(value) ? { what, value: 'nothing was measured', budget: '', holds: false } : { what, value: `${round(value)} ${unit}`, budget: budget === null ? '' : `${less ? '<=' : '>='} ${round(budget)} ${unit}`, holds: budget === null || (less ? value <= budget : value >= budget) });
const weight = (names) => names.reduce((sum, name) => sum + gzipSync(readFileSync(join(root, 'web/dist', name))).length, 0) / 1000;
const sorted = (list) => [...list].sort((a, b) => a - b);
const median = (list) => sorted(list)[Math.floor(list.length / 2)] ?? NaN;

/** From the socket's message until the frame that shows it has been drawn; somebody presses what is offered all the while. */
const drawing = () => new Promise((done) => {
  const times = [];
  const entry = () => document.querySelector('.scrub .edge')?.getAttribute('aria-valuemax');
  let [heard, was, stop] = [0, entry(), performance.now() + 40000];
  const hook = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
  // Only what brings a new entry counts: a refusal or an answer to "why not" is drawn without one.
  const newer = (data) => typeof data === 'string' && data.startsWith('{"table"') && Number(/"n":(\d+)/.exec(data)?.[1]) > Number(was);
  Object.defineProperty(MessageEvent.prototype, 'data', { configurable: true, get() { const data = hook.get.call(this); if (this.target instanceof WebSocket && !heard && newer(data)) heard = performance.now(); return data; } });
  const look = () => {
    if (entry() !== was && heard) {
      const since = heard;
      [was, heard] = [entry(), 0];
      // A message to oneself is answered after the frame is painted.
      const after = new MessageChannel();
      after.port1.onmessage = () => times.push(performance.now() - since);
      after.port2.postMessage(0);
    }
    if (times.length >= 20 || performance.now() > stop) { stop = 0; Object.defineProperty(MessageEvent.prototype, 'data', hook); done(times); } else requestAnimationFrame(look);
  };
  look();
  let [turn, filling] = [0, 0];
  const press = () => {
    const all = (where) => [...document.querySelectorAll(where)].filter((b) => !b.disabled);
    const list = all('.youcan > ol > li > button');
    const plain = list.filter((b) => !b.textContent.includes('…'));
    const form = document.querySelector('.form');
    turn += 1;
    if (form) {
      // A form is filled as a player does: what lacks an answer gets one, then it is confirmed; one that leads nowhere is put away.
      const lacking = [...form.querySelectorAll('fieldset')].find((f) => f.querySelector('button') && !f.querySelector('[aria-pressed=true]'));
      const controls = [...(lacking ?? form).querySelectorAll('.stepper button, .opt button, .tg2 button')].filter((b) => !b.disabled);
      filling += 1;
      if (all('.form [data-confirm]')[0]) [filling] = [0, all('.form [data-confirm]')[0].click()];
      else if (filling > 20) [filling] = [0, all('.form header .tool')[0]?.click()];
      else controls[turn % controls.length]?.click();
    }
    else (plain.length > 0 && turn % 5 ? plain : list)[turn % (plain.length > 0 && turn % 5 ? plain : list).length]?.click();
    if (performance.now() < stop) setTimeout(press, 150);
  };
  press();
});

/**
 * A board is pulled about for two seconds, once a frame. Boards of columns and text have no zoom: where they do not fit they
 * scroll, and that is measured. The peer is one box on an empty page.
 */
const panning = (peer) => new Promise((done) => {
  let [count, last, begin] = [0, 0, 0];
  const gaps = [];
  const frame = peer ? null : document.querySelector('.stageboard:not(.flat)');
  const flat = peer || frame ? null : [...document.querySelectorAll('.stageboard, .stageboard *')].find((el) => el.scrollHeight > el.clientHeight + 60 && /auto|scroll/.test(getComputedStyle(el).overflowY));
  if (!peer && !frame && !flat) throw new Error('there is nothing to pan');
  const box = frame?.getBoundingClientRect();
  const at = (type, x, y) => frame.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: y, buttons: 1 }));
  const move = (x, y) => { if (frame) at('pointermove', box.x + 300 + x, box.y + 300 + y); else if (flat) flat.scrollTop = ((flat.scrollHeight - flat.clientHeight) * (90 + y)) / 180; else document.body.firstChild.style.transform = `translate(${x}px, ${y}px)`; };
  if (peer) document.body.innerHTML = '<div style="width:200px;height:200px;background:#888;will-change:transform"></div>';
  else if (frame) {
    frame.dispatchEvent(new WheelEvent('wheel', { deltaY: -500, clientX: box.x + 300, clientY: box.y + 300, cancelable: true }));
    at('pointerdown', box.x + 300, box.y + 300);
  }
  const step = (now) => {
    if (last) gaps.push(now - last); else begin = now;
    [last, count] = [now, count + 1];
    move(Math.sin(count / 9) * 120, Math.cos(count / 7) * 90);
    if (now - begin < 2000) requestAnimationFrame(step);
    else { if (frame) dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })); done(gaps); }
  };
  requestAnimationFrame(step);
});

const worked = async (cdp) => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map((m) => [m.name, m.value]));
/** Frames a second, the share of frames that came more than half a frame late, and milliseconds of work for each on the page's thread. */
async function pan(page, peer, name) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  if (process.env.BUDGET_PROFILE) { await cdp.send('Profiler.enable'); await cdp.send('Profiler.start'); }
  const before = await worked(cdp);
  const gaps = await page.evaluate(panning, peer);
  const after = await worked(cdp);
  if (process.env.BUDGET_PROFILE) writeFileSync(join(process.env.BUDGET_PROFILE, `${name}.cpuprofile`), JSON.stringify((await cdp.send('Profiler.stop')).profile));
  const each = (what) => ((after[what] - before[what]) * 1000) / gaps.length;
  const whole = gaps.reduce((a, b) => a + b, 0);
  return { rate: (gaps.length * 1000) / whole, late: (100 * gaps.filter((g) => g > 25).length) / gaps.length, script: each('ScriptDuration'), style: each('RecalcStyleDuration') + each('LayoutDuration'), work: each('TaskDuration') };
}
/** Of three pans the middle one counts. */
async function panThrice(page, peer, name) {
  const all = [];
  for (let i = 0; i < 3; i += 1) { all.push(await pan(page, peer, name)); await page.waitForTimeout(500); }
  return all.sort((a, b) => a.rate - b.rate)[1];
}

for (const title of (process.env.BUDGET_TITLES ?? 'genoa,princes,virtu,brides').split(',')) {
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
  say(`${title}: table interactive`, Date.now() - begun, 1500, 'ms');
  say(`${title}: script, landing and table, gzip`, weight([...scripts]), 200, 'kB');
  const drawn = await page.evaluate(drawing);
  say(`${title}: message to drawing, median of ${drawn.length}`, median(drawn), 100, 'ms');
  say(`${title}: message to drawing, longest`, Math.max(...drawn), 100, 'ms');
  if (await page.locator('.stageboard.flat').count()) await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(1000);
  const empty = await context.newPage();
  await empty.goto(`${base}/robots.txt`);
  const peer = await panThrice(empty, true, `${title}-peer`);
  await empty.close();
  const own = await panThrice(page, false, title);
  // A display of 60 Hz gives no more than 60: what counts is what an empty page gets in the same browser at the same time.
  say(`${title}: panning, beside ${round(peer.rate)}/s of an empty page`, own.rate, Math.min(60, peer.rate) * 0.98, '/s', false);
  say(`${title}: frames late, beside ${round(peer.late)} %`, own.late, peer.late + 2, '%');
  say(`${title}: work a frame, beside ${round(peer.work)} ms`, own.work, 8, 'ms');
  say(`${title}: of it script; style and layout ${round(own.style)} ms`, own.script, null, 'ms');
  await context.close();
}
say('all scripts built', weight(readdirSync(join(root, 'web/dist/assets')).filter((f) => f.endsWith('.js')).map((f) => `assets/${f}`)), 600, 'kB');
await browser.close();
server.kill('SIGTERM');
setTimeout(() => rmSync(folder, { recursive: true, force: true }), 1000);
for (const row of rows) console.log(`${row.holds ? 'ok  ' : 'OVER'} ${row.what.padEnd(58)} ${row.value.padStart(10)}   ${row.budget}`);
console.log(`load average ${loadavg()[0].toFixed(1)} on ${cpus().length} processors: times mean little above the number of processors`);
process.exitCode = rows.every((row) => row.holds) ? 0 : 1;
