import type { IncomeKind } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Address, Database, Transaction } from '../../database/tables.ts';

/** Which distribution of an income that keeps coming in a dossier is, and who pays it. */
export interface IncomeRun {
  /** The first is 1. */
  readonly number: number;
  /** Dependent children of the debtor, as declared. */
  readonly children: number;
  /** Who paid something of what it distributes. */
  readonly payers: readonly RunPayer[];
  /** The dossiers before it, the first one first. */
  readonly earlier: readonly { readonly fileNumber: string; readonly repertoryNumber: string | null }[];
}

export interface RunPayer {
  readonly id: string;
  readonly name: string;
  readonly kind: IncomeKind;
  readonly address: Address;
  readonly enterpriseNumber: string | null;
}

type Connection = Database | Transaction;

/** `null` for a dossier that distributes nothing of the kind. */
export async function readIncomeRun(db: Connection, dossierId: string): Promise<IncomeRun | null> {
  const whoPaid = db.selectFrom('incomeReceipts').select('payerId').where('runId', '=', dossierId);
  const { payers, terms, before } = await readTogether(db, (db) => ({
    payers: db
      .selectFrom('payers')
      .select(['id', 'name', 'kind', 'address', 'enterpriseNumber'])
      .where('id', 'in', whoPaid)
      .orderBy('name')
      .orderBy('id')
      .execute(),
    terms: db
      .selectFrom('recurringTerms')
      .select('children')
      .where('seriesId', 'in', (select) =>
        select.selectFrom('payers').select('payers.seriesId').where('payers.id', 'in', whoPaid),
      )
      .executeTakeFirst(),
    before: listBefore(db, dossierId),
  }));
  if (payers.length === 0) return null;
  return {
    number: before.filter(({ isRun }) => isRun).length + 1,
    children: terms?.children ?? 0,
    payers,
    earlier: before.map(({ fileNumber, repertoryNumber }) => ({ fileNumber, repertoryNumber })),
  };
}

interface Before {
  readonly fileNumber: string;
  readonly repertoryNumber: string | null;
  /** The first dossier and those that distribute income; what a decided reserve released is no run. */
  readonly isRun: boolean;
}

/** What a dossier follows, back to the first. */
async function listBefore(db: Connection, dossierId: string): Promise<Before[]> {
  const { rows } = await sql<Before>`
    with recursive before as (
      select follows_id, 1 as steps from follow_ups where dossier_id = ${dossierId}
      union all
      select earlier.follows_id, before.steps + 1
      from follow_ups as earlier join before on earlier.dossier_id = before.follows_id
    )
    select dossier.file_number, dossier.repertory_number,
      coalesce(own.kind = 'recurring', true) as is_run
    from before
    join dossiers as dossier on dossier.id = before.follows_id
    left join follow_ups as own on own.dossier_id = dossier.id
    order by before.steps desc
  `.execute(db);
  return rows;
}
