import { decisionsSchema } from '@prorata/contract/distribution/calculation';
import { takenDecisionSchema } from '@prorata/contract/series/series';
import { type Report, reportFromJson } from '@prorata/documents/report/report';
import type { Choices, Secured } from '@prorata/domain/distribution/input';
import type { Selectable } from 'kysely';
import * as z from 'zod';
import type { Database, FollowUpsTable, Transaction } from '../../database/tables.ts';

export type FollowUpRecord = Selectable<FollowUpsTable>;

/** Why a dossier follows another, and what that one gave. */
export interface FollowUp extends Pick<FollowUpRecord, 'kind' | 'happenedOn' | 'source'> {
  readonly follows: string;
  readonly interestCents: bigint;
  readonly ownCostsCents: bigint;
  /** The statements of which a reserve was decided. */
  readonly decidedIds: readonly string[];
  /** The report in force of the earlier dossier. */
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
  const stored = await db
    .selectFrom('followUps')
    .innerJoin('dossiers as earlier', 'earlier.id', 'followUps.followsId')
    .selectAll('followUps')
    .select('earlier.fileNumber as follows')
    .where('dossierId', '=', dossierId)
    .executeTakeFirst();
  if (stored === undefined) return null;
  const { kind, happenedOn, source, follows, interestCents, ownCostsCents } = stored;
  const carried = await db
    .selectFrom('statements')
    .select('id')
    .select(({ ref }) => ref('carriedFromId').$notNull().as('carriedFromId'))
    .where('dossierId', '=', dossierId)
    .where('carriedFromId', 'is not', null)
    .execute();
  return {
    ...{ kind, happenedOn, source, follows, interestCents, ownCostsCents, carried },
    choices: decisionsSchema.parse(stored.choices),
    secured: securedOf(stored),
    decidedIds: decisionsOf(stored).map(({ statementId }) => statementId),
    before: await getReportInForce(db, stored.followsId),
  };
}

/** What a signed, sent dossier gives to whom. */
async function getReportInForce(db: Database | Transaction, dossierId: string): Promise<Report> {
  const { reportJson } = await db
    .selectFrom('calculationResults')
    .select('reportJson')
    .where('dossierId', '=', dossierId)
    .where('signedAt', 'is not', null)
    .where('voidedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return reportFromJson(reportJson);
}
