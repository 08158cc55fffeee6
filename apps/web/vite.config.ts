import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lateAssets } from './late-assets.ts';
import { usedStyles } from './used-styles.ts';

const apiPort = process.env['API_PORT'] ?? '3000';

/** What the hidden frame of a silent renewal needs: it must not load the interface to hand over an address. */
const RENEWAL = /node_modules\/(oidc-client-ts|jwt-decode)\//;

/** What changes with the versions of others only: the browser keeps it over our releases. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-i18next|i18next|@tanstack\/(?!virtual|react-virtual)[a-z-]+|use-sync-external-store)\//;
const INTERFACE = /node_modules\/(@mantine\/(core|hooks)|@floating-ui|clsx|@tabler)\//;
const CONTRACT = /node_modules\/zod\/|packages\/(contract|domain|law)\/src\//;
/** What reads a PDF is as large as all the rest: it comes where somebody looks at one. */
const SHARED = /node_modules\/(react-hook-form|@hookform)\/|web\/src\/(?!.*(pdf|report-pages))/;

/** The texts of one language, but for the topics with which every page begins. */
const TEXTS = /i18n\/src\/(nl|fr|de|en)\/(?!start|problems|shell|states)/;

export default defineConfig({
  plugins: [react(), usedStyles(), lateAssets()],
  // The pictures of the manual lie beside its texts.
  resolve: {
    alias: { '@manual': fileURLToPath(new URL('../../packages/documents/manual', import.meta.url)) },
  },
  server: { proxy: { '/api': `http://localhost:${apiPort}` } },
  build: {
    target: 'es2023',
    // Fonts and pictures stay files: the content security policy allows data: for pictures only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'silent-renew.html'],
      output: {
        // Left alone, each part that two pages share becomes a file: over a hundred requests before a page is there.
        codeSplitting: {
          groups: [
            { name: 'renewal', test: RENEWAL },
            { name: 'framework', test: FRAMEWORK },
            // With the start page, and no more than that: it is what strangers see, often on a phone.
            { name: 'first', test: /^(?!.*silent-renew)/, tags: ['$initial'] },
            { name: (id) => `texts-${TEXTS.exec(id)?.[1]}`, debugName: 'texts', test: TEXTS },
            { name: 'interface', test: INTERFACE, minShareCount: 3 },
            { name: 'contract', test: CONTRACT, minShareCount: 3 },
            { name: 'shared', test: SHARED, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
