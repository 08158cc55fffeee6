import { expect, test } from 'vitest';
import { parseDate, parseMoment, parseTypedDate } from './parse-date.ts';

test('a day is understood however it is typed', () => {
  const typed = [
    '22/10/2026',
    '22-10-2026',
    '22.10.2026',
    '22 10 2026',
    '22. 10. 2026',
    '22/10/26',
    '22102026',
    '221026',
    ' 22/10/2026 ',
    '2026-10-22',
  ];
  for (const text of typed) expect.soft(parseDate(text), text).toBe('2026-10-22');
});

test('a single digit is enough for a day and a month', () => {
  expect(parseDate('1/2/2026')).toBe('2026-02-01');
});

test('a year of two digits is of the century in which it can have been', () => {
  expect(parseDate('12/03/98')).toBe('1998-03-12');
  expect(parseDate('120370')).toBe('1970-03-12');
  expect(parseDate('12/03/69')).toBe('2069-03-12');
});

test('a day is not guessed from anything else', () => {
  const other = ['', '22/10', '10/22/2026', '29/02/2026', '31/11/2026', '22/10/226', 'morgen', '2026-13-01'];
  for (const text of other) expect.soft(parseDate(text), text).toBeUndefined();
});

test('a field takes shorthand for a day', () => {
  const typed = [
    ['today', '2026-11-17'],
    ['Vandaag', '2026-11-17'],
    ['aujourd’hui', '2026-11-17'],
    ["aujourd'hui", '2026-11-17'],
    ['heute', '2026-11-17'],
    ['+7', '2026-11-24'],
    ['+ 30', '2026-12-17'],
    ['-3', '2026-11-14'],
    ['15/11', '2026-11-15'],
    ['15.11.', '2026-11-15'],
    ['1511', '2026-11-15'],
    ['151126', '2026-11-15'],
    ['15/11/2025', '2025-11-15'],
  ] as const;
  for (const [text, date] of typed) expect.soft(parseTypedDate(text, '2026-11-17'), text).toBe(date);
});

test('a day without a year is the nearest one', () => {
  expect(parseTypedDate('28/12', '2027-01-04')).toBe('2026-12-28');
  expect(parseTypedDate('3/1', '2026-12-28')).toBe('2027-01-03');
  expect(parseTypedDate('29/2', '2027-06-01')).toBe('2028-02-29');
});

test('a field does not guess what is no day either', () => {
  const other = ['', '+', '+99999', '32/1', '15/13', 'morgen', '15', '3/1 10:00', '9932'];
  for (const text of other) expect.soft(parseTypedDate(text, '2026-11-17'), text).toBeUndefined();
});

test('a moment is understood however it is typed', () => {
  const typed = [
    ['26/10/2026, 10:42', '2026-10-26T10:42:00+01:00'],
    ['26/10/2026 10:42', '2026-10-26T10:42:00+01:00'],
    ['26.10.2026 um 9:05', '2026-10-26T09:05:00+01:00'],
    ['04/06/2026 15:31:08', '2026-06-04T15:31:08+02:00'],
    ['26/10/2026 10h42', '2026-10-26T10:42:00+01:00'],
    ['2026-10-26T10:42', '2026-10-26T10:42:00+01:00'],
    ['01/07/2026, 00:00', '2026-07-01T00:00:00+02:00'],
  ] as const;
  for (const [text, moment] of typed) expect.soft(parseMoment(text), text).toBe(moment);
});

test('the hour that the clocks skip in spring does not exist', () => {
  expect(parseMoment('29/03/2026, 02:30')).toBeUndefined();
  expect(parseMoment('29/03/2026, 03:30')).toBe('2026-03-29T03:30:00+02:00');
});

test('of the hour that comes twice in autumn the first is meant', () => {
  expect(parseMoment('25/10/2026, 02:30')).toBe('2026-10-25T02:30:00+02:00');
});

test('a moment is not guessed from anything else', () => {
  const other = [
    '26/10/2026',
    '26/10/2026, 24:00',
    '26/10/2026, 10:60',
    '26/10/2026, 10:42:75',
    '10:42',
    '31/11/2026, 10:00',
  ];
  for (const text of other) expect.soft(parseMoment(text), text).toBeUndefined();
});
