import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SOURCES = ['packages/**', 'apps/**', 'scripts/**', 'tests/architecture/**'];
const TESTS = [...SOURCES, 'tests/load/**'].map((place) => `${place}/*.test.{ts,tsx}`);
const INTEGRATION_TESTS = [...SOURCES, 'tests/faults/**', 'tests/load/**'].map(
  (place) => `${place}/*.integration.test.ts`,
);

/** Only so that a test that hangs ends some day: how long a test takes says more about the machine than about us. */
const GIVE_UP_AFTER = {
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 90_000 } },
};

/** What takes longest, mostly by waiting: the last file of a run leaves the second core to nobody. */
const LONGEST = [
  'engine/engine.integration',
  'server/src/access.integration',
  'faults/fault-rounds',
  'delivery-faults.integration',
  'main.integration',
  'open-database',
  // It looks at every screen, which the others then need not.
  'browser/language',
  'browser/session/renewal',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.includes(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          ...GIVE_UP_AFTER,
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
          // Each file has a database of its own. One more than cores: two of them wait for it, or for a clock, a third of the time.
          maxWorkers: 3,
          isolate: false,
          globalSetup: [
            'apps/server/src/database/testing/database-template.ts',
            'apps/server/src/features/audit/evidence/testing/built-verifier.ts',
          ],
          ...GIVE_UP_AFTER,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/support/product.ts'],
          // Two browsers on one product: each test works in dossiers and offices of its own.
          maxWorkers: 2,
          isolate: false,
          // Where nobody watches, a browser that stumbled may try once more; the run names what it saw the first time.
          retry: process.env['CI'] ? 1 : 0,
          ...GIVE_UP_AFTER,
          testTimeout: 420_000,
        },
      },
    ],
  },
});
