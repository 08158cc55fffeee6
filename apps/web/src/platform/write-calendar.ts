import { addDays, type IsoDate } from '@prorata/domain/iso-date';

interface CalendarDay {
  /** Names it for good: another file of the same day replaces what an agenda has. */
  readonly id: string;
  readonly day: IsoDate;
  readonly title: string;
  readonly text: string;
  readonly writtenAt: Date;
}

/** A whole day for the reader's agenda (RFC 5545). */
export function writeCalendar({ id, day, title, text, writtenAt }: CalendarDay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Prorata//NONSGML Prorata//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${basic(writtenAt.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function basic(moment: string): string {
  return moment.replaceAll(/[-:]/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

const MAX_BYTES = 73;

/** No line is longer than 75 bytes, and no character is cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts = [''];
  for (const character of line) {
    const part = `${parts.at(-1)}${character}`;
    if (encoder.encode(part).length > MAX_BYTES) parts.push(character);
    else parts[parts.length - 1] = part;
  }
  return parts.join('\r\n ');
}
