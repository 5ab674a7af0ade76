/** A real server on a free port with a fresh database, that can be killed and started again. */

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export class Server {
  #process: ChildProcess | null = null;
  #folder = mkdtempSync(join(tmpdir(), 'signoria-web-'));
  #log = '';
  port = 0;

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    const env = { ...process.env, PYTHONPATH: join(root, 'examples'), SIGNORIA_TITLES: 'banco:GAME' };
    const args = ['serve', '--port', String(this.port), '--database', `sqlite:///${this.#folder}/games.db`, '--web', join(root, 'web/dist')];
    this.#process = spawn(join(root, '.venv/bin/signoria'), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#process.stdout!, this.#process.stderr!]) stream.on('data', (text: Buffer) => (this.#log += text.toString()));
    for (let i = 0; i < 480; i += 1) {
      const answer = await fetch(`${this.base}/ready`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((go) => setTimeout(go, 250));
    }
    throw new Error(`the server did not start:\n${this.#log.slice(-2000)}`);
  }

  /** As a power cut would: no goodbye. */
  async kill(): Promise<void> {
    const process = this.#process;
    if (!process) return;
    const gone = new Promise((done) => process.once('exit', done));
    process.kill('SIGKILL');
    await gone;
    this.#process = null;
  }

  async stop(): Promise<void> {
    const process = this.#process;
    if (process) {
      const gone = new Promise((done) => process.once('exit', done));
      process.kill('SIGTERM');
      await Promise.race([gone, new Promise((go) => setTimeout(go, 8000))]);
      if (process.exitCode === null) process.kill('SIGKILL');
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
