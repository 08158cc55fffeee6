import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PROJECT = path.resolve(import.meta.dirname, '../..');

function read(file: string): string {
  return readFileSync(path.join(PROJECT, file), 'utf8');
}

// A page that the router in the browser shows, and of which the server does not know, opens by a link but answers a
// reload with "not found".
it('the server knows the address of every page', () => {
  const pages = [...read('apps/web/src/app/routes.tsx').matchAll(/^ {2}path: '(.*)'/gm)].map(
    ([, place = '']) => place.replaceAll(/\$(\w+)/g, '{$1}'),
  );
  const known = [...read('apps/server/src/http/pages/serve-pages.ts').matchAll(/^ {2}'(\/.*)',$/gm)].map(
    ([, place = '']) => place,
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => !known.some((place) => place.endsWith(page)))).toEqual([]);
});
