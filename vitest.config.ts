import { defineConfig } from 'vitest/config';

const SOURCES = ['packages/**', 'apps/**', 'scripts/**', 'tests/architecture/**'];
const TESTS = SOURCES.map((place) => `${place}/*.test.{ts,tsx}`);
const INTEGRATION_TESTS = SOURCES.map((place) => `${place}/*.integration.test.ts`);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: TESTS,
          exclude: ['**/node_modules/**', ...INTEGRATION_TESTS],
          isolate: false,
        },
      },
      {
        test: {
          name: 'integration',
          include: INTEGRATION_TESTS,
          exclude: ['**/node_modules/**'],
          isolate: false,
          globalSetup: ['apps/server/src/database/testing/database-template.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/support/product.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
