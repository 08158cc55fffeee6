import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCalendar } from './testing/read-calendar.ts';
import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

const AT = new Date('2026-11-17T08:52:03.120Z');

function event(values: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    uid: 'filing-0190@prorata',
    day: '2026-11-20',
    summary: 'Einde indiening · 2026/0149 · Els Roelandts',
    description: null,
    url: 'https://app.example.be/app/dossier/0190',
    ...values,
  };
}

function written(events: readonly CalendarEvent[], name = 'Prorata: termijnen') {
  return readCalendar(Buffer.from(writeCalendar({ name, changedAt: AT, events })));
}

test('a term is a whole day, which ends with the next', () => {
  expect(written([event()])).toMatchObject({
    name: 'Prorata: termijnen',
    events: [
      {
        uid: 'filing-0190@prorata',
        stamp: '20261117T085203Z',
        start: '20261120',
        end: '20261121',
        summary: 'Einde indiening · 2026/0149 · Els Roelandts',
        description: undefined,
        url: 'https://app.example.be/app/dossier/0190',
      },
    ],
  });
});

test.each([
  ['the turn of the year', '2026-12-31', '20270101'],
  ['a leap day', '2028-02-28', '20280229'],
  ['the end of summer time', '2026-10-25', '20261026'],
  ['the begin of summer time', '2027-03-28', '20270329'],
])('a day at %s ends the day after', (_, day, end) => {
  expect(written([event({ day })]).events).toMatchObject([{ start: day.replaceAll('-', ''), end }]);
});

test('without a term it is a calendar all the same, which says how often to ask', () => {
  const { events, root } = written([]);
  expect(events).toEqual([]);
  expect(root.components.map(({ name }) => name)).toEqual(['VTIMEZONE']);
  expect(root.properties).toContainEqual({
    name: 'REFRESH-INTERVAL',
    parameters: { VALUE: 'DURATION' },
    value: 'PT4H',
  });
});

test('what has a meaning in the format is escaped, and what no line may hold becomes a space', () => {
  const summary = 'Jan; Piet, Joris \\ en\r\nKorneel\u0007 "BV": zie §';
  expect(written([event({ summary })]).events).toMatchObject([
    { summary: 'Jan; Piet, Joris \\ en\nKorneel  "BV": zie §' },
  ]);
});

test('any text comes back as it was, however long and in whatever script', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400 }).filter((one) => !/\p{Cc}/u.test(one));
  fc.assert(
    fc.property(
      text,
      text,
      fc.constantFrom('é', '語', '👩‍⚖️', 'x'),
      fc.nat(80),
      (summary, name, sign, times) => {
        const description = sign.repeat(times);
        const calendar = written([event({ summary, description })], name);
        expect(calendar).toMatchObject({ name, events: [{ summary, description }] });
      },
    ),
  );
});
