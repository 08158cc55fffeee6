import { decisionsSchema } from '@prorata/contract/distribution/calculation';
import { takenDecisionSchema } from '@prorata/contract/series/series';
import { type Report, reportFromJson } from '@prorata/documents/report/report';
import type { Choices, Secured } from '@prorata/domain/distribution/input';
import { type Selectable, sql } from 'kysely';
import * as z from 'zod';
import { readTogether } from '../../database/read-together.ts';
import type { Database, FollowUpsTable, Transaction } from '../../database/tables.ts';

export type FollowUpRecord = Selectable<FollowUpsTable>;

/** Why a dossier follows another, and what that one gave. */
export interface FollowUp extends Pick<FollowUpRecord, 'kind' | 'happenedOn' | 'source'> {
  readonly follows: string;
  readonly interestCents: bigint;
  readonly ownCostsCents: bigint;
  /** The statements of which a reserve was decided. */
  readonly decidedIds: readonly string[];
  /** The signed report of the earlier dossier. */
  readonly before: Report;
  /** What the bailiff decided there where the law is open, about the claims and lots of this dossier. */
  readonly choices: Choices;
  /** What claims of this dossier received before under caps and maxima. */
  readonly secured: readonly Secured[];
  /** From which statement of it each one was carried over. */
  readonly carried: readonly { readonly id: string; readonly carriedFromId: string }[];
}

export function decisionsOf({ decisions }: Pick<FollowUpRecord, 'decisions'>) {
  return z.array(takenDecisionSchema).parse(decisions);
}

const securedSchema = z.array(
  z.object({
    parameterId: z.string().nullable(),
    claimId: z.string(),
    creditorId: z.string(),
    cappedWith: z.string().exactOptional(),
    estateId: z.string().exactOptional(),
    amountCents: z.int().transform(BigInt),
  }),
);

function securedOf({ secured }: Pick<FollowUpRecord, 'secured'>): readonly Secured[] {
  return securedSchema.parse(secured);
}

/** Of a dossier that follows another: what the calculation must know of that one. */
export async function findFollowUp(db: Database | Transaction, dossierId: string): Promise<FollowUp | null> {
  const { stored, carried, before } = await readTogether(db, (db) => ({
    stored: db
      .selectFrom('followUps')
      .innerJoin('dossiers as earlier', 'earlier.id', 'followUps.followsId')
      .selectAll('followUps')
      .select('earlier.fileNumber as follows')
      .where('dossierId', '=', dossierId)
      .executeTakeFirst(),
    carried: db
      .selectFrom('statements')
      .select('id')
      .select(({ ref }) => ref('carriedFromId').$notNull().as('carriedFromId'))
      .where('dossierId', '=', dossierId)
      .where('carriedFromId', 'is not', null)
      .orderBy('id')
      .execute(),
    before: findReportFollowed(db, dossierId),
  }));
  if (stored === undefined) return null;
  if (before === undefined) throw new Error(`The dossier that ${dossierId} follows has no signed report.`);
  const { kind, happenedOn, source, follows, interestCents, ownCostsCents } = stored;
  return {
    ...{ kind, happenedOn, source, follows, interestCents, ownCostsCents, carried },
    choices: decisionsSchema.parse(stored.choices),
    secured: securedOf(stored),
    decidedIds: decisionsOf(stored).map(({ statementId }) => statementId),
    before: reportFromJson(before.reportJson),
  };
}

/**
 * What the signed, sent dossier that another follows gives to whom. Its report is not replaced while another follows it; of a
 * dossier that was cancelled it may have been, and that one is still told as it was.
 */
function findReportFollowed(db: Database, dossierId: string) {
  return db
    .selectFrom('followUps')
    .innerJoin('calculationResults as result', 'result.dossierId', 'followUps.followsId')
    .select('result.reportJson')
    .where('followUps.dossierId', '=', dossierId)
    .where('result.signedAt', 'is not', null)
    .orderBy(sql`result.voided_at desc nulls first`)
    .limit(1)
    .executeTakeFirst();
}

/** The dossier that follows one, if it was not cancelled. */
export function findFollower(db: Database | Transaction, dossierId: string) {
  return db
    .selectFrom('followUps')
    .innerJoin('dossiers as later', 'later.id', 'followUps.dossierId')
    .selectAll('followUps')
    .select('later.balanceToDistributeCents')
    .where('followsId', '=', dossierId)
    .where('later.status', '<>', 'Cancelled')
    .executeTakeFirst();
}
