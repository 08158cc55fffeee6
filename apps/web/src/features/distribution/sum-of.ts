/** In whole cents, so that a thousand amounts add up to what a person would write. */
export function sumOf(euros: readonly number[]): number {
  return euros.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}
