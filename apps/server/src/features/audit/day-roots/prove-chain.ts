import type { Database } from '../../../database/tables.ts';
import { chainLeaf, type FormerRoot, foldDay } from './leaves.ts';

/** That a chain ended in one way at the end of a day, for whoever has the root of that day. */
export interface ChainProof {
  readonly day: string;
  readonly sequence: number;
  readonly leaf: string;
  readonly position: number;
  readonly size: number;
  readonly path: readonly string[];
  /** Byte for byte as it was published and stamped. */
  readonly statement: string;
  readonly timeStamp: Buffer | null;
}

/** What the published roots say of a chain: the last root that covers it, and the last one that is stamped. */
export async function proveChain(db: Database, chainId: string): Promise<ChainProof[]> {
  const last = await findLeaf(db, chainId);
  if (last === undefined) return [];
  const stamped = last.timeStamp === null ? await findLeaf(db, chainId, true) : undefined;
  return Promise.all([last, ...(stamped ? [stamped] : [])].map((leaf) => prove(db, leaf)));
}

type StoredLeaf = NonNullable<Awaited<ReturnType<typeof findLeaf>>>;

function findLeaf(db: Database, chainId: string, isStamped = false) {
  return db
    .selectFrom('dayRootLeaves as leaf')
    .innerJoin('dayRoots as root', 'root.day', 'leaf.day')
    .select(['leaf.day', 'position', 'chainId', 'sequence', 'hash', 'statement', 'timeStamp'])
    .where('chainId', '=', chainId)
    .$if(isStamped, (query) => query.where('timeStamp', 'is not', null))
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function prove(db: Database, leaf: StoredLeaf): Promise<ChainProof> {
  const { day, position, sequence, statement, timeStamp } = leaf;
  const { former } = JSON.parse(statement) as { readonly former: FormerRoot | null };
  const { size, path } = await foldDay(db, day, former, position);
  return {
    ...{ day, sequence, position, size, statement, timeStamp },
    leaf: chainLeaf(leaf),
    path: path.map((step) => Buffer.from(step).toString('hex')),
  };
}
