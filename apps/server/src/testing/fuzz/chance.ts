import { createChance } from '../chance.ts';

/** Chance that can be had again: the same seed gives the same throws. */
export interface Chance {
  /** From 0 up to, but without, 1. */
  next(): number;
  /** A whole number between two, both included. */
  int(from: number, to: number): number;
  is(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export function chanceOf(seed: number): Chance {
  const next = createChance(seed);
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    is: (probability) => next() < probability,
    pick: (from) => {
      const picked = from[int(0, from.length - 1)];
      if (picked === undefined && from.length === 0) throw new Error('There is nothing to choose from.');
      return picked as (typeof from)[number];
    },
  };
}
