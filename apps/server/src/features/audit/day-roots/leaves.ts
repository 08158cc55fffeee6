import { createHash } from 'node:crypto';
import type { IsoDate } from '@prorata/domain/iso-date';
import { type FoldedTree, foldTree } from '@prorata/domain/merkle';
import type { Database, Transaction } from '../../../database/tables.ts';
import { canonicalJson } from '../../../events/canonical-json.ts';

/** The root of a day, as the next one names it. */
export interface FormerRoot {
  readonly day: IsoDate;
  readonly root: string;
}

/** The end of a chain of events at the end of a day. */
export interface ChainEnd {
  readonly chainId: string;
  readonly sequence: number;
  readonly hash: string;
}

/** What stands in the first leaf of each day, so that every root covers all before it. */
function formerLeaf(former: FormerRoot | null): string {
  return canonicalJson({ former });
}

export function chainLeaf({ chainId, sequence, hash }: ChainEnd): string {
  return canonicalJson({ chainId, hash, sequence });
}

/** So many at once that the first root of a large installation does not fill the memory. */
const BATCH = 10_000;

/** The tree of a day from its stored leaves, with the path of one of them. */
export async function foldDay(
  db: Database | Transaction,
  day: IsoDate,
  former: FormerRoot | null,
  position: number | null = null,
): Promise<FoldedTree> {
  const tree = foldTree(sha256, position);
  tree.add(Buffer.from(formerLeaf(former)));
  for (let last = 0; ; ) {
    const batch = await db
      .selectFrom('dayRootLeaves')
      .select(['position', 'chainId', 'sequence', 'hash'])
      .where('day', '=', day)
      .where('position', '>', last)
      .orderBy('position')
      .limit(BATCH)
      .execute();
    for (const end of batch) tree.add(Buffer.from(chainLeaf(end)));
    if (batch.length < BATCH) return tree.finish();
    last = batch.at(-1)?.position ?? last;
  }
}

function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest();
}
