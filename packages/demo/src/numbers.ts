import { complementCheckDigits, remainderBy97, remainderCheckDigits } from '@prorata/domain/modulo-97';

/** The enterprise number of an invented enterprise: it holds by checksum and lies above what is handed out. */
export function enterpriseNumber(serial: number): string {
  const body = String(19_993_000 + serial);
  return `${body}${complementCheckDigits(body)}`;
}

/** The national number of an invented person, born before 2000: its counter is one that no real day reaches. */
export function nationalNumber(birthDate: string, serial: number): string {
  const body = `${birthDate.replaceAll('-', '').slice(2)}${951 + serial}`;
  return `${body}${complementCheckDigits(body)}`;
}

/** An account at a bank that does not exist. */
export function account(serial: number): string {
  const body = `999${String(serial).padStart(7, '0')}`;
  const national = `${body}${remainderCheckDigits(body)}`;
  const check = String(98 - remainderBy97(`${national}111400`)).padStart(2, '0');
  return `BE${check}${national}`;
}
