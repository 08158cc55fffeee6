import { type ChargedCost, listTariffDoubts, type TariffDoubt } from '@prorata/domain/costs/tariff-doubts';
import type { IsoDate } from '@prorata/domain/iso-date';
import { type Selectable, sql } from 'kysely';
import type { CalculationResultsTable, Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { countUnmendedFailures } from '../delivery/unmended-failures.ts';

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
  readonly voiderName: string | null;
  readonly successorName: string | null;
  /** A later calculation exists. */
  readonly isSuperseded: boolean;
  readonly numberOfRecipients: number;
  readonly failedDeliveries: number;
  /** Visits to the signing service that came back too late, the last one first. */
  readonly refusedSignatures: readonly RefusedSignature[];
  /** What it charged, and by which price. */
  readonly chargedCosts: readonly (ChargedCost & { readonly governingOn: IsoDate })[];
}

interface RefusedSignature {
  readonly id: string;
  readonly signedBy: string;
  readonly refusedAt: string;
}

/** The calculations of a dossier, newest first. */
export function selectResults(db: Database | Transaction, dossierId: string) {
  return db
    .selectFrom('calculationResults as result')
    .innerJoin('users as calculator', 'calculator.id', 'result.calculatedBy')
    .leftJoin('users as signer', 'signer.id', 'result.signedBy')
    .leftJoin('users as voider', 'voider.id', 'result.voidedBy')
    .leftJoin('calculationResults as successor', 'successor.id', 'result.replacedBy')
    .select(['result.id', 'result.version', 'result.dossierId', 'result.sequence', 'result.fileName'])
    .select(['result.note', 'result.inputSha256', 'result.outcomeSha256', 'result.lawVersion'])
    .select(['result.engineVersion', 'result.rendererVersion', 'result.pdfFileId', 'result.outdatedAt'])
    .select(['result.signedAt', 'result.signedBy', 'result.signedPdfFileId', 'result.sentAt'])
    .select(['result.calculatedBy', 'result.calculatedAt', 'result.updatedAt', 'result.interestCutOff'])
    .select([
      'result.signature',
      'result.voidedAt',
      'result.voidedBy',
      'result.voidKind',
      'result.voidReason',
    ])
    .select(['result.isConsentNeeded', 'result.contestableUntil', 'result.replacedBy'])
    .select([
      sql<string>`calculator.first_name || ' ' || calculator.last_name`.as('calculatorName'),
      sql<string | null>`signer.first_name || ' ' || signer.last_name`.as('signerName'),
      sql<string | null>`voider.first_name || ' ' || voider.last_name`.as('voiderName'),
      'successor.fileName as successorName',
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
      NUMBER_OF_RECIPIENTS.as('numberOfRecipients'),
      countUnmendedFailures(sql`failed.result_id = result.id`).as('failedDeliveries'),
      listRefusedSignatures().as('refusedSignatures'),
      listChargedCosts().as('chargedCosts'),
    ])
    .where('result.dossierId', '=', dossierId)
    .orderBy('result.sequence', 'desc');
}

/** For how many people a mail or letter with the report was asked for. */
const NUMBER_OF_RECIPIENTS = sql<number>`(
  select count(distinct addressee_id)::integer from delivery_addressees
  join deliveries on deliveries.id = delivery_id
  where deliveries.result_id = result.id
)`;

function listRefusedSignatures() {
  return sql<ListedResult['refusedSignatures']>`(
    select coalesce(json_agg(json_build_object(
      'id', visit.id, 'signedBy', bailiff.first_name || ' ' || bailiff.last_name,
      'refusedAt', to_char(visit.finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) order by visit.finished_at desc), '[]')
    from signing_sessions as visit
    join users as bailiff on bailiff.id = visit.user_id
    where visit.result_id = result.id and visit.refused_file_id is not null
  )`;
}

function listChargedCosts() {
  return sql<ListedResult['chargedCosts']>`(
    select coalesce(json_agg(json_build_object(
      'name', cost.display_name, 'isVerified', cost.is_verified,
      'validFrom', period.valid_from, 'governingOn', use.governing_on
    ) order by cost.id), '[]')
    from dossier_cost_uses as use
    join dossier_costs as cost on cost.id = use.dossier_cost_id
    join dossier_cost_periods as period on period.dossier_cost_id = cost.id
      and use.governing_on between period.valid_from and coalesce(period.valid_until, 'infinity')
    where use.calculation_result_id = result.id
  )`;
}

/** What the bailiff should know of the tariff before signing; all costs of a calculation have one governing date. */
export function tariffDoubtsOf({ chargedCosts }: Pick<ListedResult, 'chargedCosts'>): TariffDoubt[] {
  const [first] = chargedCosts;
  return first === undefined ? [] : listTariffDoubts(chargedCosts, first.governingOn);
}

export async function getResult(
  db: Database | Transaction,
  { dossierId, resultId }: ResultPlace,
): Promise<ListedResult> {
  const result = await selectResults(db, dossierId).where('result.id', '=', resultId).executeTakeFirst();
  if (result === undefined) throw new ProblemError('not-found');
  return result;
}
