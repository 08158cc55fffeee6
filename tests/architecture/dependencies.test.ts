import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);

function readJson(file: string) {
  return JSON.parse(readFileSync(new URL(file, ROOT), 'utf8'));
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly cpu?: readonly string[];
  readonly hasInstallScript?: boolean;
  readonly deprecated?: string;
}

interface Package extends Locked {
  readonly place: string;
  readonly name: string;
}

/** What others wrote, as the lock file names it. */
const packages: readonly Package[] = Object.entries<Locked>(readJson('package-lock.json').packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, locked]) => ({
    ...locked,
    place,
    name: place.slice(place.lastIndexOf('node_modules/') + 13),
  }));

/** For another machine than the lock file was made on, with the licence of the package that asks for it. */
function isForOtherMachines({ place, optional, cpu, license }: Package): boolean {
  const isInstalled = existsSync(new URL(`${place}/package.json`, ROOT));
  return optional === true && cpu !== undefined && license === undefined && !isInstalled;
}

/** Each lets us use, change and pass on what we build with it, without publishing our own source. */
const FREE_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
];
/** Besides, in fonts: the font itself may not be sold alone. */
const LICENCES = [...FREE_LICENCES, 'OFL-1.1'];

/** What has another licence, and why it may be used all the same. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  // The licence asks that people can put another version in its place: it is a file of its own in node_modules, unchanged.
  'libheif-js': 'LGPL-3.0',
};

/** "A and B" asks for both, "A or B" lets us choose. */
function isAllowed(licence: string, allowed: readonly string[]): boolean {
  const bare = licence.replaceAll(/[()]/g, '');
  return bare
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((one) => allowed.includes(one.trim())));
}

function licenceOf({ place, license }: Package): string {
  const file = new URL(`${place}/package.json`, ROOT);
  const own = license ?? (existsSync(file) ? readJson(`${place}/package.json`).license : undefined);
  return typeof own === 'string' ? own : (own?.type ?? 'none');
}

describe('every package that the product ships with', () => {
  test('has a licence that lets us', () => {
    const shipped = packages.filter((one) => !one.dev && !isForOtherMachines(one));
    expect(shipped.length).toBeGreaterThan(200);
    const others = shipped
      .map((one) => ({ name: one.name, licence: licenceOf(one) }))
      .filter(({ name, licence }) => !isAllowed(licence, LICENCES) && EXCEPTIONS[name] !== licence);
    expect(others).toEqual([]);
  });

  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND OFL-1.1', true],
    ['MIT AND GPL-3.0', false],
    ['AGPL-3.0', false],
    ['none', false],
  ])('a licence %s: %s', (licence, expected) => {
    expect(isAllowed(licence, LICENCES)).toBe(expected);
  });
});

describe('every package', () => {
  test('is the one that it was: its hash stands in the lock file', () => {
    const unknown = packages.filter(
      (one) => !/^sha512-/.test(one.integrity ?? '') && !isForOtherMachines(one),
    );
    expect(unknown.map(({ place }) => place)).toEqual([]);
  });

  test('runs nothing while it is installed', () => {
    expect(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ place }) => place)).toEqual([]);
  });

  test('is not given up by its makers', () => {
    expect(packages.filter(({ deprecated }) => deprecated).map(({ place }) => place)).toEqual([]);
  });
});

/** A known weakness: every version before the one in which it was mended counts as weak. */
interface Advisory {
  readonly package: string;
  readonly fixedIn: string;
  readonly id: string;
}

function isOlder(version: string, than: string): boolean {
  const [own, other] = [version, than].map((text) => text.split(/[.-]/).slice(0, 3).map(Number));
  const at = [0, 1, 2].find((place) => own?.[place] !== other?.[place]);
  return at === undefined ? version.includes('-') : (own?.[at] ?? 0) < (other?.[at] ?? 0);
}

// What was known when the list was made; whoever builds where the registry answers asks it each night (`npm run nightly`).
describe('no package has a weakness that we know of', () => {
  const advisories: readonly Advisory[] = readJson('tests/architecture/advisories.json').advisories;
  const weaknessesOf = (found: readonly Pick<Package, 'name' | 'version'>[]) =>
    found.flatMap(({ name, version = '0.0.0' }) =>
      advisories
        .filter((one) => one.package === name && isOlder(version, one.fixedIn))
        .map(({ id }) => `${name} ${version}: ${id}`),
    );

  test('in the lock file', () => {
    expect(weaknessesOf(packages)).toEqual([]);
  });

  test('and one that has is found', () => {
    expect(
      weaknessesOf([
        { name: 'markdown-it', version: '14.1.0' },
        { name: 'markdown-it', version: '14.1.1' },
        { name: 'pdfjs-dist', version: '6.2.108-beta' },
      ]),
    ).toEqual(['markdown-it 14.1.0: GHSA-38c4-r59v-3vqw', 'pdfjs-dist 6.2.108-beta: GHSA-hq66-cqwq-w95j']);
  });
});
