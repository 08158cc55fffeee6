/** `0458.392.603`: the ten digits of an enterprise number as the register prints them. */
export function writeEnterpriseNumber(digits: string): string {
  return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3');
}

/** `BE49 9990 0000 0171`. */
export function writeAccount(iban: string): string {
  return (iban.match(/.{1,4}/g) ?? []).join('\u00a0');
}
