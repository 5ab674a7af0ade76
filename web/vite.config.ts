import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The texts of the titles are shipped with the titles and imported from there: two folders up is allowed.
const server = process.env.SIGNORIA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // A slow machine is no news to whoever starts the product.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // Tests live beside the other tests; they find their tools here.
  resolve: process.env.VITEST
    ? { conditions: ['browser'], alias: { 'playwright-core': fileURLToPath(new URL('node_modules/playwright-core/index.mjs', import.meta.url)) } }
    : {},
  test: {
    environment: 'node',
    projects: [
      { extends: true, test: { name: 'unit', include: ['../tests/web/unit/**/*.test.ts'] } },
      // One browser at a time: these share the machine with a real server.
      { extends: true, test: { name: 'play', include: ['../tests/web/play/**/*.test.ts'], fileParallelism: false } },
    ],
  },
});
