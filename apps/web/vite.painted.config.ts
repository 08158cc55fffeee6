import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What draws the start page while the interface is built: one script that runs outside a browser. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  // Drawn by nothing here, but named.
  resolve: {
    alias: { '@manual': fileURLToPath(new URL('../../packages/documents/manual', import.meta.url)) },
  },
  // Nothing is asked of the API while it draws, but the place to ask is looked up as scripts load.
  define: { 'window.location.origin': JSON.stringify('http://localhost') },
  ssr: { noExternal: true },
  build: { ssr: 'src/app/start/draw-start.tsx', target: 'node24', minify: false },
});
