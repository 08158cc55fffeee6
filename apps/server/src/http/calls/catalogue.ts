import type { Call } from '@prorata/contract/call';

/** The contract's table as it stands there: calls by name, by feature. */
export type CallTable = Readonly<Record<string, Readonly<Record<string, Call>>>>;

export interface CatalogueEntry {
  readonly feature: string;
  readonly name: string;
  readonly call: Call;
}

/** Every call of the table, one after the other. */
export function listCalls(table: CallTable): CatalogueEntry[] {
  return Object.entries(table).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ feature, name, call })),
  );
}
