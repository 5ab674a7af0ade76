import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The texts of the titles are shipped with the titles and imported from there: two folders up is allowed.
const server = process.env.SIGNORIA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  build: { target: 'es2022', reportCompressedSize: false, modulePreload: { polyfill: false } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['../tests/web/unit/**/*.test.ts'], environment: 'node', server: { deps: { inline: true } } },
});
