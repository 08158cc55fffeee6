/**
 * Asks again when the last answer is too old; who comes meanwhile, or while somebody asks, is given the same. A failure is not
 * kept.
 */
export function keepFor<T>(
  milliseconds: number,
  read: () => Promise<T>,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let last: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (last !== undefined && now() < until) return last;
    until = Number.POSITIVE_INFINITY;
    last = read();
    last.then(
      () => (until = now() + milliseconds),
      () => (until = 0),
    );
    return last;
  };
}
