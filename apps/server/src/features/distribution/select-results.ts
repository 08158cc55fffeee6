import { type Selectable, sql } from 'kysely';
import type { CalculationResultsTable, Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

export interface ResultPlace {
  readonly dossierId: string;
  readonly resultId: string;
}

/** A result as lists show it: without the texts from which it could be made again. */
export interface ListedResult
  extends Omit<
    Selectable<CalculationResultsTable>,
    'inputJson' | 'outcomeJson' | 'reportJson' | 'documentJson'
  > {
  readonly calculatorName: string;
  readonly signerName: string | null;
  /** A later calculation exists. */
  readonly isSuperseded: boolean;
  readonly numberOfRecipients: number;
  readonly failedDeliveries: number;
}

const FAILED_EMAILS = [
  'Failed',
  'FailedToSend',
  'Bounced',
  'Suppressed',
  'Quarantined',
  'FilteredSpam',
] as const;
const FAILED_LETTERS = ['Error', 'Failed', 'Returned'] as const;

/** The calculations of a dossier, newest first. */
export function selectResults(db: Database | Transaction, dossierId: string) {
  return db
    .selectFrom('calculationResults as result')
    .innerJoin('users as calculator', 'calculator.id', 'result.calculatedBy')
    .leftJoin('users as signer', 'signer.id', 'result.signedBy')
    .select(['result.id', 'result.version', 'result.dossierId', 'result.sequence', 'result.fileName'])
    .select(['result.note', 'result.inputSha256', 'result.outcomeSha256', 'result.lawVersion'])
    .select(['result.engineVersion', 'result.rendererVersion', 'result.pdfFileId', 'result.outdatedAt'])
    .select(['result.signedAt', 'result.signedBy', 'result.signedPdfFileId', 'result.sentAt'])
    .select(['result.calculatedBy', 'result.calculatedAt', 'result.updatedAt'])
    .select([
      sql<string>`calculator.first_name || ' ' || calculator.last_name`.as('calculatorName'),
      sql<string | null>`signer.first_name || ' ' || signer.last_name`.as('signerName'),
    ])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('calculationResults as later')
            .select('later.id')
            .whereRef('later.dossierId', '=', 'result.dossierId')
            .whereRef('later.sequence', '>', 'result.sequence'),
        )
        .$castTo<boolean>()
        .as('isSuperseded'),
      countDeliveries().as('numberOfRecipients'),
      countDeliveries(
        sql`(email_status in (${sql.join([...FAILED_EMAILS])}) or registered_letter_status in (${sql.join([...FAILED_LETTERS])}))`,
      ).as('failedDeliveries'),
    ])
    .where('result.dossierId', '=', dossierId)
    .orderBy('result.sequence', 'desc');
}

/** A delivery that another replaced, such as a letter after a mail that bounced, is not counted again. */
function countDeliveries(condition = sql`true`) {
  return sql<number>`(
    select count(*)::integer from deliveries as delivery
    where delivery.result_id = result.id and ${condition}
      and not exists (select from deliveries as next where next.replaces_delivery_id = delivery.id)
  )`;
}

export async function getResult(
  db: Database | Transaction,
  { dossierId, resultId }: ResultPlace,
): Promise<ListedResult> {
  const result = await selectResults(db, dossierId).where('result.id', '=', resultId).executeTakeFirst();
  if (result === undefined) throw new ProblemError('not-found');
  return result;
}
