/**
 * The number that somebody typed as an amount: `1234,5`, `1.234,50`, `1 234,50`, `1,234.50` and `€ 12` are all
 * understood, whatever the language. A single separator before three digits groups thousands, because an amount has
 * two decimals at most. Text that is no amount gives `undefined`.
 */
export function parseAmount(text: string): number | undefined {
  const compact = withoutSpaces(text).replace(/€|EUR/gi, '');
  const [, sign = '', whole = '', , decimals = ''] = AMOUNT.exec(compact) ?? [];
  if (whole === '') return undefined;
  return Number(`${sign && '-'}${whole.replace(/[.,]/g, '')}.${decimals || '0'}`);
}

/** Whole thousands grouped in threes by one and the same separator, or not grouped; then two decimals at most. */
const AMOUNT = /^([-\u2212]?)(\d+|\d{1,3}(?:(?:\.\d{3})+(?!\.)|(?:,\d{3})+(?!,)))([.,](\d{0,2}))?$/;

/** The number that somebody typed as a percentage: point and comma both stand before the decimals. */
export function parsePercentage(text: string): number | undefined {
  const compact = withoutSpaces(text).replace('%', '').replace(',', '.');
  return /^\d+(\.\d*)?$/.test(compact) ? Number(compact) : undefined;
}

/** No-break spaces among them, as in an amount that was copied from a French letter. */
function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}
