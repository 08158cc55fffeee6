import { isEuroAmount } from '@prorata/domain/money';

/** No amount in an extract is larger than what the product accepts for one. */
const MAX_EUROS = 1_000_000_000;

/**
 * An amount as Belgium writes it: `EUR 7.250,00`, `7 250,00 €`, `7250.00`. A point or a blank before three digits stands between thousands.
 * What could mean two things gives nothing: `1,250` may be a mistake for a thousand.
 */
export function readAmount(text: string): number | undefined {
  const bare = text.replaceAll(/eur(?:o|os)?\b|€/gi, '').replaceAll(/[\s\u00a0\u202f']/g, '');
  const [, whole, , cents = ''] =
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:([,.])(\d{1,2}|-{1,2}))?$/.exec(bare)?.map(String) ?? [];
  if (whole === undefined) return undefined;
  const decimals = /^\d+$/.test(cents) ? cents : '0';
  const euros = Number(`${whole.replaceAll('.', '')}.${decimals}`);
  return isEuroAmount(euros) && euros <= MAX_EUROS ? euros : undefined;
}
