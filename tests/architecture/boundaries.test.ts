import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** What each part may import from the others: the one-way rule of ARCHITECTURE.md. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/law': [],
  'packages/domain': ['law'],
  'packages/contract': ['law', 'domain'],
  'packages/i18n': ['law', 'domain', 'contract'],
  'packages/demo': ['law', 'domain'],
  'packages/documents': ['law', 'domain', 'i18n', 'proof'],
  'packages/proof': ['domain'],
  'apps/server': ['law', 'domain', 'contract', 'i18n', 'demo', 'documents', 'proof'],
  'apps/web': ['law', 'domain', 'contract', 'i18n', 'documents', 'proof'],
  'apps/sandbox': ['domain', 'demo'],
};

/** The modules of the server, from ground to roof: each imports those before it. */
const SERVER_ORDER = [
  'settings.ts',
  'database',
  'adapters',
  'http',
  'jobs',
  'tools.ts',
  'events',
  'parameters',
  'legal',
  'help',
  'register',
  'institutions',
  'parties',
  'templates',
  'costs',
  'uploads',
  'delivery',
  'organizations',
  'users',
  'views',
  'dossiers',
  'income',
  'notifications',
  'creditors',
  'statements',
  'invitations',
  'extracts',
  'imports',
  'tray',
  'distribution',
  'results',
  'contestations',
  'payouts',
  'stops',
  'closings',
  'following',
  'series',
  'recurring',
  'previews',
  'activity',
  'guide',
  'calendar',
  'inbox',
  'invoicing',
  'figures',
  'workspace',
  'genuine',
  'search',
  'audit',
  'maintenance',
  'privacy',
] as const;

/** The folders of the web, from ground to roof: each imports those before it. What several features make together is put together in `app`. */
const WEB_ORDER = [
  'platform',
  'components',
  'features/income',
  'features/parameters',
  'features/legal',
  'features/help',
  'features/templates',
  'features/parties',
  'features/institutions',
  'features/organizations',
  'features/notifications',
  'features/users',
  'features/guide',
  'features/workspace',
  'features/views',
  'features/dossiers',
  'features/audit',
  'features/activity',
  'features/calendar',
  'features/figures',
  'features/inbox',
  'features/costs',
  'features/delivery',
  'features/creditors',
  'features/statements',
  'features/invitations',
  'features/extracts',
  'features/imports',
  'features/distribution',
  'features/results',
  'features/contestations',
  'features/payouts',
  'features/closings',
  'features/series',
  'features/recurring',
  'features/invoicing',
  'features/genuine',
  'features/maintenance',
  'features/privacy',
  'app',
];

interface SourceFile {
  readonly file: string;
  readonly imports: readonly string[];
}

/** A test that starts the product as a process starts what was built, as users do, on a port that it knows before. */
const USED_BY_TESTS = ['scripts/build-server.ts', 'scripts/build-verifier.ts', 'scripts/free-ports.ts'];

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.includes('/testing/');
}

function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(path.join(PROJECT, file), 'utf8'));
  const dynamic = [
    ...readFileSync(path.join(PROJECT, file), 'utf8').matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g),
  ];
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamic.flatMap(([, name]) => name ?? []),
  ];
}

const sources: SourceFile[] = globSync('{apps,packages}/*/{src,testing}/**/*.{ts,tsx}', { cwd: PROJECT })
  .sort()
  .map((file) => ({ file, imports: importsOf(file) }));

function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

function resolved({ file }: SourceFile, name: string): string {
  return path.posix.join(path.posix.dirname(file), name);
}

/** How high a file of the web stands; the files beside `app/` start everything and are the roof. */
function webHeightOf(file: string): number {
  const place = /^apps\/web\/src\/(features\/[^/]+|[^/]+)\//.exec(file)?.[1];
  return place === undefined ? WEB_ORDER.length : WEB_ORDER.indexOf(place);
}

/** The place of a file in the order; what puts the modules together comes after all of them. */
function heightOf(file: string): number {
  const place = SERVER_ORDER.findIndex((name) =>
    ['', 'features/'].some((folder) => `${file}/`.startsWith(`apps/server/src/${folder}${name}/`)),
  );
  return place === -1 ? SERVER_ORDER.length : place;
}

function climbOf(name: string): number {
  return name.split('/').filter((step) => step === '..').length;
}

function isInsideFeature(file: string): boolean {
  return /^apps\/(server|web)\/src\/features\/[^/]+\/[^/]+\//.test(file);
}

/** Lines such as `apps/web/src/x.ts -> ../y.ts`, so that a failing test names the places. */
function violations(isWrong: (source: SourceFile, name: string) => boolean): string[] {
  return sources.flatMap((source) =>
    source.imports.filter((name) => isWrong(source, name)).map((name) => `${source.file} -> ${name}`),
  );
}

describe('boundaries', () => {
  test('the files of every part were found and read', () => {
    const found = new Set(
      sources.filter(({ imports }) => imports.length > 0).map(({ file }) => packageOf(file)),
    );
    const expected = Object.keys(MAY_IMPORT).filter(
      (part) => globSync(`${part}/src/**/*.ts`, { cwd: PROJECT }).length > 0,
    );
    expect([...found].sort()).toEqual(expected.sort());
  });

  test('packages depend one way: law <- domain <- contract <- apps', () => {
    const wrong = violations((source, name) => {
      const target = /^@prorata\/([^/]+)/.exec(name)?.[1];
      const own = packageOf(source.file).split('/')[1];
      return target !== undefined && target !== own && !MAY_IMPORT[packageOf(source.file)]?.includes(target);
    });
    expect(wrong).toEqual([]);
  });

  test('a relative import stays inside its package and climbs at most two folders, three from a folder inside a feature', () => {
    const wrong = violations(
      (source, name) =>
        name.startsWith('.') &&
        !(isTest(source.file) && USED_BY_TESTS.includes(resolved(source, name))) &&
        (packageOf(resolved(source, name)) !== packageOf(source.file) ||
          (!isTest(source.file) && climbOf(name) > (isInsideFeature(source.file) ? 3 : 2))),
    );
    expect(wrong).toEqual([]);
  });

  test('law and domain import nothing from outside', () => {
    const wrong = violations(
      ({ file }, name) =>
        /^packages\/(law|domain)\//.test(file) &&
        !isTest(file) &&
        !name.startsWith('.') &&
        !name.startsWith('@prorata/'),
    );
    expect(wrong).toEqual([]);
  });

  test('a module of the server imports only those before it', () => {
    const wrong = violations(
      (source, name) =>
        source.file.startsWith('apps/server/src/') &&
        !isTest(source.file) &&
        name.startsWith('.') &&
        heightOf(resolved(source, name)) > heightOf(source.file),
    );
    expect(wrong).toEqual([]);
  });

  test('a folder of the web imports only those before it', () => {
    const web = sources.filter(({ file }) => file.startsWith('apps/web/src/'));
    expect(web.map(({ file }) => file).filter((file) => webHeightOf(file) < 0)).toEqual([]);
    const wrong = violations(
      (source, name) =>
        web.includes(source) &&
        name.startsWith('.') &&
        webHeightOf(resolved(source, name)) > webHeightOf(source.file),
    );
    expect(wrong).toEqual([]);
  });

  test('product code never imports test support', () => {
    const wrong = violations(
      (source, name) => !isTest(source.file) && name.startsWith('.') && isTest(resolved(source, name)),
    );
    expect(wrong).toEqual([]);
  });

  test('no file is an attic or a barrel', () => {
    const names = /\/(utils?|helpers?|common|misc|shared|constants|manager|index)\.tsx?$/;
    expect(sources.map(({ file }) => file).filter((file) => names.test(file))).toEqual([]);
  });
});
