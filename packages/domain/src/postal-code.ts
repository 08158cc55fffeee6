/** Four digits that do not start with 0. Elsewhere postal codes have many forms, so only Belgian ones are checked. */
export function isBelgianPostalCode(text: string): boolean {
  return /^[1-9]\d{3}$/.test(text);
}
