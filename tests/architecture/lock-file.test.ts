import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingPlatformPackages, withoutIntegrity } from '../../scripts/complete-lock.js';

const ROOT = new URL('../../', import.meta.url);

function readJson(file: string) {
  return JSON.parse(readFileSync(new URL(file, ROOT), 'utf8'));
}

test('the lock file names every platform package, so that `npm ci` accepts it everywhere', () => {
  expect(missingPlatformPackages(readJson('package-lock.json').packages)).toEqual({});
});

test('every package has the digest of its content, but the platforms that our registry does not hold', () => {
  const { collectedOn, packages: known } = readJson('tests/architecture/without-integrity.json');
  expect(collectedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  // None of them is installed where this product is built or run: linux-x64 with glibc.
  expect(known.filter((place: string) => /linux-x64(-gnu)?$/.test(place))).toEqual([]);
  expect(withoutIntegrity(readJson('package-lock.json').packages)).toEqual(known);
});

test('every package with an address has the digest of its content', () => {
  const { packages } = readJson('package-lock.json');
  const addressed = Object.entries<{ resolved?: string; link?: true; integrity?: string }>(packages).filter(
    ([, { resolved, link }]) => resolved !== undefined && !link,
  );
  expect(addressed.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
});

test('a package without a digest is found, and a folder of our own is not', () => {
  const packages = {
    '': {},
    'packages/law': { version: '0.1.0' },
    'node_modules/@prorata/law': { link: true },
    'node_modules/sure': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/tool/node_modules/unsure': { version: '1.0.0' },
  };
  expect(withoutIntegrity(packages)).toEqual(['node_modules/tool/node_modules/unsure']);
});

test('a platform package that is absent is found, with its platform', () => {
  const packages = {
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-linux-x64-musl': '1.0.0' } },
  };
  expect(missingPlatformPackages(packages)).toEqual({
    'node_modules/tool-linux-x64-musl': {
      version: '1.0.0',
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  });
});

test('every dependency has one exact version', () => {
  const { packages } = readJson('package-lock.json');
  const own = Object.keys(packages).filter((place) => !place.includes('node_modules'));
  const versions = own.flatMap((place) => {
    const { dependencies, devDependencies, optionalDependencies } = readJson(
      `${place ? `${place}/` : ''}package.json`,
    );
    return Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
  });
  expect(versions.length).toBeGreaterThan(40);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
});
