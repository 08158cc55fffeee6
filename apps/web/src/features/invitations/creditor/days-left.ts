import { brusselsDate } from '@prorata/domain/iso-date';

const DAY_MS = 86_400_000;

/** How many days are left after today, as the calendar in Belgium has it; 0 on the last day itself. */
export function daysLeft(validUntil: string, now: Date): number {
  return Math.round((Date.parse(validUntil) - Date.parse(brusselsDate(now))) / DAY_MS);
}
