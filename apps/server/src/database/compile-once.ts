import type { CompiledQuery } from 'kysely';
import type { Database } from './tables.ts';

/** Stands for a value while a query is put together. */
type StandIn<Value> = Value & { readonly standsForPlace: number };

/**
 * A query that is put together once and then only given its values: the longest ones take longer to write than to answer.
 * `build` may pass the values on and nothing else, for it is given stand-ins of them.
 */
export function compileOnce<Values extends readonly unknown[], Row>(
  build: (db: Database, ...values: Values) => { readonly compile: () => CompiledQuery<Row> },
): (db: Database, ...values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  const standIns = Array.from({ length: build.length - 1 }, (_, place) => ({ standsForPlace: place }));
  return async (db, ...values) => {
    // Sound: whatever is not passed on untouched is missed among the parameters below.
    compiled ??= withEach(standIns, build(db, ...(standIns as unknown as Values)).compile());
    const parameters = compiled.parameters.map((given) =>
      isStandIn(given) ? values[given.standsForPlace] : given,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

function isStandIn(value: unknown): value is StandIn<object> {
  return typeof value === 'object' && value !== null && 'standsForPlace' in value;
}

function withEach<Row>(standIns: readonly object[], compiled: CompiledQuery<Row>): CompiledQuery<Row> {
  const lost = standIns.find((one) => !compiled.parameters.includes(one));
  if (lost !== undefined) throw new Error('A query that is compiled once must pass on each of its values.');
  return compiled;
}
