import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lateAssets } from './late-assets.ts';
import { leanContract } from './lean-contract.ts';
import { usedStyles } from './used-styles.ts';

const apiPort = process.env['API_PORT'] ?? '3000';

/** What the hidden frame of a silent renewal needs: it must not load the interface to hand over an address. */
const RENEWAL = /node_modules\/(oidc-client-ts|jwt-decode)\//;

/** What changes with the versions of others only: the browser keeps it over our releases. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-i18next|i18next|@tanstack\/(?!virtual|react-virtual)[a-z-]+|use-sync-external-store)\//;
const INTERFACE =
  /node_modules\/(@mantine\/(core|hooks|notifications|store)|@floating-ui|clsx|@tabler|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|react-transition-group|@babel\/runtime|tslib|get-nonce)\//;
const CONTRACT = /node_modules\/zod\/|packages\/(contract|domain|law)\/src\//;
/** What reads a PDF, checks a seal or sets a text is as large as all the rest: it comes where somebody looks at one. */
const SHARED =
  /node_modules\/(react-hook-form|@hookform|dayjs)\/|web\/src\/(?!.*(pdf|report-pages|components\/markdown|results\/(seal|opening)\/|features\/help\/))|i18n\/src\/[a-z-]+\.ts/;

export default defineConfig({
  plugins: [react(), leanContract(), usedStyles(), lateAssets()],
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
    // The largest read and draw PDFs, for who opens one; what a page takes with it is bounded in the benchmarks.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      input: ['index.html', 'silent-renew.html'],
      output: {
        // What lies in a file that several pages share runs when a page first asks for it, not when the file comes.
        strictExecutionOrder: true,
        // Left alone, each part that two pages share becomes a file: over a hundred requests before a page is there.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'renewal', test: RENEWAL },
            { name: 'framework', test: FRAMEWORK },
            // With the start page, and no more than that: it is what strangers see, often on a phone.
            { name: 'first', test: /^(?!.*silent-renew)/, tags: ['$initial'] },
            { name: 'interface', test: INTERFACE, minShareCount: 2 },
            { name: 'contract', test: CONTRACT, minShareCount: 2 },
            { name: 'shared', test: SHARED, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
