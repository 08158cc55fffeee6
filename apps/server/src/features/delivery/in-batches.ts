import type { Database } from '../../database/tables.ts';

/** What came of each item, in the order of the items. */
type Outcome<Result> = PromiseSettledResult<Result>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 50;

/**
 * Does together what is asked for at the same time: while the database is busy with some, the next ones gather. Each who asks
 * waits until their own is done, so nothing is promised that is not stored. `act` is given one item or many.
 */
export function inBatches<Item, Result>(
  act: (items: readonly Item[]) => Promise<readonly Outcome<Result>[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      const outcomes = await act(some.map(({ item }) => item)).catch((reason: unknown) =>
        some.map(() => ({ status: 'rejected', reason }) as const),
      );
      for (const [place, { resolve, reject }] of some.entries()) {
        const outcome = outcomes[place];
        if (outcome?.status === 'fulfilled') resolve(outcome.value);
        else reject(outcome?.reason);
      }
    }
    isBusy = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      // Those who ask in the same turn go along.
      setImmediate(() => void work());
    });
}

/** One statement, or one transaction, and one turn of the disk, for what goes to a database at the same time. */
export function inBatchesOf<Item, Result>(
  act: (db: Database, items: readonly Item[]) => Promise<readonly Outcome<Result>[]>,
): (db: Database, item: Item) => Promise<Result> {
  const known = new WeakMap<Database, (item: Item) => Promise<Result>>();
  return (db, item) => {
    const batched = known.get(db) ?? inBatches((items: readonly Item[]) => act(db, items));
    known.set(db, batched);
    return batched(item);
  };
}
