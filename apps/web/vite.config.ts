import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiPort = process.env['API_PORT'] ?? '3000';

/** What every page needs: loaded once, kept by the browser for as long as its version stays the same. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-i18next|i18next|@tanstack|use-sync-external-store)\//;

/**
 * What every page of ours stands on; together in one file rather than in twenty of a few hundred bytes. Not the hooks,
 * some of which bring the schemas of a feature, and zod with them.
 */
const GROUND =
  /web\/src\/(?:app|platform)\/((?!use-)[^/]+|(client|language|session|theme)\/(?!use-)[^/]+)$|domain\/src\/vocabulary/;

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': `http://localhost:${apiPort}` } },
  build: {
    target: 'es2023',
    // Fonts and pictures stay files: the content security policy allows data: for pictures only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All styles are one small file: a request for each lazy page would cost more than its few hundred bytes.
    cssCodeSplit: false,
    rolldownOptions: {
      input: ['index.html', 'silent-renew.html'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK },
            { name: 'ground', test: GROUND, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
