import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import { expect, test } from 'vitest';
import { COLUMNS, rowsOf } from './event-rows.ts';

const FILED = {
  sequence: 7,
  occurredAt: '2026-11-03T09:14:00.000Z',
  origin: { address: '192.0.2.7', userAgent: 'Firefox' },
  subject: { type: 'statement', label: 'Telvia' },
  hash: 'abc',
} as unknown as AuditEvent;
const WORDS = { actor: 'Telvia', event: 'Aangifte ingediend' };

function cellsOf(event: AuditEvent, changes: Parameters<typeof rowsOf>[1]['changes']) {
  return rowsOf(event, { ...WORDS, changes }).map((row) =>
    Object.fromEntries(COLUMNS.map((column, place) => [column, row[place]])),
  );
}

test('an act by code says from where it was done, on each of its rows', () => {
  const change = { field: 'Bedrag', before: '', after: '412,09' };
  const rows = cellsOf(FILED, [change, { ...change, field: 'Rekening' }]);
  expect(rows).toMatchObject([
    { address: '192.0.2.7', userAgent: 'Firefox', field: 'Bedrag', after: '412,09', hash: 'abc' },
    { address: '192.0.2.7', userAgent: 'Firefox', field: 'Rekening' },
  ]);
});

test('an event without changes and without an origin has one row', () => {
  expect(cellsOf({ ...FILED, origin: null }, [])).toMatchObject([
    { sequence: '7', address: '', userAgent: '', event: 'Aangifte ingediend', field: '', hash: 'abc' },
  ]);
});
