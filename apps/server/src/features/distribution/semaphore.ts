/** Lets work through; what finds no place waits, in the order in which it came. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so many pieces of work go on at once. */
export function createSemaphore(places: number): Semaphore {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
