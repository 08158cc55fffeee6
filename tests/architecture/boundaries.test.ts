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
  'packages/documents': ['law', 'domain', 'i18n'],
  'apps/server': ['law', 'domain', 'contract', 'i18n', 'demo', 'documents'],
  'apps/web': ['law', 'domain', 'contract', 'i18n', 'documents'],
  'apps/sandbox': ['domain', 'demo'],
};

/** The places where features of the server meet. */
const COMPOSITION = [/^apps\/server\/src\/(testing\/)?[^/]+\.ts$/];

/** The web from ground to roof: what stands here imports only what stands before it. */
const WEB_ORDER = [
  'platform',
  'components',
  'features/parameters',
  'features/legal',
  'features/templates',
  'features/parties',
  'features/organizations',
  'features/users',
  'features/dossiers',
  'features/costs',
  'features/delivery',
  'features/statements',
  'features/invitations',
  'features/distribution',
  'features/results',
  'features/audit',
  'app',
];

interface SourceFile {
  readonly file: string;
  readonly imports: readonly string[];
}

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

function featureOf(file: string): string | undefined {
  return /^apps\/server\/src\/features\/([^/]+)\//.exec(file)?.[1];
}

/** How high a file of the web stands; the files beside `app/` put everything together and are the roof. */
function webHeight(file: string): number {
  const place = /^apps\/web\/src\/(features\/[^/]+|[^/]+)\//.exec(file)?.[1];
  return place === undefined ? WEB_ORDER.length : WEB_ORDER.indexOf(place);
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

  test('a relative import stays inside its package and climbs at most three folders', () => {
    const wrong = violations(
      (source, name) =>
        name.startsWith('.') &&
        (packageOf(resolved(source, name)) !== packageOf(source.file) ||
          (name.startsWith('../../../../') && !isTest(source.file))),
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

  test('in the web, each place imports those before it: platform < components < features < app', () => {
    const web = sources.filter(({ file }) => file.startsWith('apps/web/src/'));
    expect(web.map(({ file }) => file).filter((file) => webHeight(file) < 0)).toEqual([]);
    const wrong = violations(
      (source, name) =>
        web.includes(source) &&
        name.startsWith('.') &&
        webHeight(resolved(source, name)) > webHeight(source.file),
    );
    expect(wrong).toEqual([]);
  });

  test('a feature of the server never imports another feature', () => {
    const wrong = violations((source, name) => {
      if (!name.startsWith('.') || COMPOSITION.some((place) => place.test(source.file))) return false;
      const target = featureOf(resolved(source, name));
      return target !== undefined && target !== featureOf(source.file);
    });
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
