/** A fingerprint in the few digits that an eye compares: its beginning and its end. */
export function shorten(fingerprint: string): string {
  const groups = fingerprint.match(/.{1,4}/g) ?? [];
  return groups.length <= 5 ? groups.join(' ') : [...groups.slice(0, 3), '…', ...groups.slice(-2)].join(' ');
}
