/** What part of a whole each amount is, in percent, for a bar: what is short of nothing takes no room. */
export function shareOf(whole: number, amounts: readonly number[]): number[] {
  return amounts.map((amount) => (whole <= 0 ? 0 : Math.min(100, Math.max(0, (amount / whole) * 100))));
}
