import { expect, it } from 'vitest';
import { growthOf } from '../testing/growth.ts';
import { indexMethods } from './unknown-addresses.ts';

const CALLS = [
  { method: 'GET', path: '/api/Dossier' },
  { method: 'POST', path: '/api/Dossier' },
  { method: 'GET', path: '/api/Dossier/{dossierId}' },
  { method: 'PUT', path: '/api/Dossier/{dossierId}/cost/{costId}' },
  { method: 'DELETE', path: '/api/Dossier/own/cost/{costId}' },
] as const;

it.each([
  ['/api/Dossier', ['GET', 'POST']],
  ['/API/dOSSIER', ['GET', 'POST']],
  ['/api/Dossier/7', ['GET']],
  ['/api/Dossier/{dossierId}', ['GET']],
  ['/api/Dossier/OWN/cost/7', ['DELETE', 'PUT']],
  ['/api/Dossier/', []],
  ['/api/Dossier//cost/7', []],
  ['/api/Dossier/7/cost', []],
  ['/api', []],
  ['', []],
])('finds the methods of %s', (path, methods) => {
  expect([...indexMethods(CALLS)(path)].sort()).toEqual(methods);
});

const LOOKUPS = Array.from({ length: 500 }, (_, number) => `/api/Unknown${number}`);

it('takes no longer for an unknown address when there are more calls', () => {
  const growth = growthOf((length) => {
    const calls = Array.from({ length }, (_, number) => ({
      method: 'GET' as const,
      path: `/api/Call${number}/{id}`,
    }));
    const methodsAt = indexMethods(calls);
    return () => LOOKUPS.map(methodsAt);
  });
  expect(growth).toBeLessThan(5);
});

it.each(['a', '/', '/a', '%2f', '{a}/'])('takes time in proportion to an address of %j', (filler) => {
  const methodsAt = indexMethods(CALLS);
  const growth = growthOf((length) => {
    const path = `/api/Dossier/${filler.repeat(length)}`;
    return () => methodsAt(path);
  });
  expect(growth).toBeLessThan(20);
});
