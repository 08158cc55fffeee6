import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiPort = process.env['API_PORT'] ?? '3000';

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': `http://localhost:${apiPort}` } },
  build: {
    target: 'es2023',
    // Fonts and pictures stay files: the content security policy allows data: for pictures only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'silent-renew.html'] },
  },
});
