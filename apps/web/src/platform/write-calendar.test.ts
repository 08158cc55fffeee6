import { expect, test } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

const DAY = {
  id: 'dossier@prorata',
  day: '2026-12-31',
  title: 'Laatste dag; tegenspraak',
  text: 'é'.repeat(60),
  writtenAt: new Date('2026-11-26T09:30:00Z'),
} as const;

test('a whole day, to its end', () => {
  const file = writeCalendar(DAY);
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(file).toContain('\r\nDTSTAMP:20261126T093000Z\r\n');
  expect(file).toContain('\r\nSUMMARY:Laatste dag\\; tegenspraak\r\n');
});

test('long lines are folded between characters, and read back as they were', () => {
  const file = writeCalendar(DAY);
  const encoder = new TextEncoder();
  for (const line of file.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${DAY.text}`);
});
