/** A scale that ends above the highest value, in steps that people count by. */
export interface Scale {
  readonly top: number;
  readonly steps: readonly number[];
  /** How many each step needs to be printed as it is. */
  readonly decimals: number;
}

/** So many lines at most; more than these nobody reads off. */
const MOST_STEPS = 4;

export function scaleFor(highest: number): Scale {
  if (highest <= 0) return { top: 1, steps: [0], decimals: 0 };
  const rough = highest / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? 10 * power;
  const lines = Math.ceil(highest / step - 1e-9);
  return {
    top: lines * step,
    steps: Array.from({ length: lines + 1 }, (_, index) => index * step),
    decimals: decimalsOf(step),
  };
}

function decimalsOf(step: number): number {
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;
  let decimals = 0;
  while (decimals < 6 && !isWhole(step * 10 ** decimals)) decimals += 1;
  return decimals;
}
