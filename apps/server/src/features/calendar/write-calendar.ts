import { addDays, type IsoDate } from '@prorata/domain/iso-date';

/** A whole day in a calendar. */
export interface CalendarEvent {
  /** Stays the same when the day moves, so that the calendar moves it too. */
  readonly uid: string;
  readonly day: IsoDate;
  readonly summary: string;
  readonly description: string | null;
  readonly url: string;
}

interface Calendar {
  readonly name: string;
  /** When what it tells last changed; without a METHOD that is what DTSTAMP says (RFC 5545, 3.8.7.2). */
  readonly changedAt: Date;
  readonly events: readonly CalendarEvent[];
}

/** How often a calendar should ask again: terms change by the day, not by the minute. */
const REFRESH = 'PT4H';

/** A calendar as RFC 5545 has it, with the properties of RFC 7986 and those that older programs know. */
export function writeCalendar({ name, changedAt, events }: Calendar): string {
  const stamp = changedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Prorata//Prorata//NL',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Europe/Brussels',
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...TIME_ZONE,
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Every calendar has at least one component (3.4): this one also while no term runs. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Brussels',
  ...['BEGIN:STANDARD', 'DTSTART:19961027T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'TZNAME:CET', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:19960331T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'TZNAME:CEST', 'END:DAYLIGHT'],
  'END:VTIMEZONE',
];

function linesOf({ uid, day, summary, description, url }: CalendarEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    // The day after the last one (3.6.1).
    `DTEND;VALUE=DATE:${dateOf(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description === null ? [] : [`DESCRIPTION:${escaped(description)}`]),
    `URL:${url}`,
    'CLASS:PRIVATE',
    // A term takes no time out of the day.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function dateOf(day: IsoDate): string {
  return day.replaceAll('-', '');
}

/** A value of type TEXT (3.3.11); signs that no text may hold become spaces. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

const MAX_OCTETS = 75;

/** No line is longer than 75 octets (3.1); what goes on begins with a space, and no sign is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
