import { isEuroAmount } from '../money.ts';

/**
 * An amount as people write it in a sheet: 1234.5, "1.234,50", "1 234,50 €". Nothing for what is none; a sign that could
 * be read in two ways, such as "1.234", is a thousand when three digits follow it.
 */
export function parseAmountCell(cell: string | number): number | undefined {
  if (typeof cell === 'number') return cell >= 0 && isEuroAmount(cell) ? cell : undefined;
  const plain = cell.replaceAll(/[\s\u00a0\u202f€']|EUR/gi, '');
  if (!/^\d[\d.,]*$/.test(plain)) return undefined;
  const decimals = /[.,](\d{1,2})$/.exec(plain)?.[1] ?? '';
  const whole = decimals === '' ? plain : plain.slice(0, -decimals.length - 1);
  if (!/^\d+$|^\d{1,3}([.,]\d{3})(\1|[.,]\d{3})*$/.test(whole)) return undefined;
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals || '0'}`);
  return isEuroAmount(value) ? value : undefined;
}

/** A day as people write it: 2026-11-05, 05/11/2026, 5-11-2026, 5.11.2026. */
export function parseDayCell(cell: string): string | undefined {
  const written = cell.trim();
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written) ?? [];
  const iso = year === '' ? written : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const read = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : undefined;
}
