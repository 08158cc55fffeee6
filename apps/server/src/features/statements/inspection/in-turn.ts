let last: Promise<unknown> = Promise.resolve();

/** Does `work` once all that was asked for before is done, however it ended. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
