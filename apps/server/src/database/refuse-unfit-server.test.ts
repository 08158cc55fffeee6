import { expect, it } from 'vitest';
import { faultOf } from './refuse-unfit-server.ts';

it.each([
  [150_000, 'UTF8', undefined],
  [170_004, 'UTF8', undefined],
  [140_012, 'UTF8', 'PostgreSQL 15 or newer is needed; the server of DATABASE_URL is 14.'],
  [
    150_018,
    'SQL_ASCII',
    'The database of DATABASE_URL is encoded in SQL_ASCII; make one with the encoding UTF8.',
  ],
])('a server of version %i with the encoding %s: %s', (version, encoding, fault) => {
  expect(faultOf({ version, encoding })).toBe(fault);
});
