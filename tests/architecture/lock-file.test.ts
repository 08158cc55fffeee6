import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingPlatformPackages } from '../../scripts/complete-lock.js';

const ROOT = new URL('../../', import.meta.url);

function readJson(file: string) {
  return JSON.parse(readFileSync(new URL(file, ROOT), 'utf8'));
}

test('the lock file names every platform package, so that `npm ci` accepts it everywhere', () => {
  expect(missingPlatformPackages(readJson('package-lock.json').packages)).toEqual({});
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
