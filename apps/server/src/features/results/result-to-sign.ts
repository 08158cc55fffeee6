import { signerIdOf } from '@prorata/domain/capabilities';
import type { Database, Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';

/** A result with what decides whether it may be signed. */
export async function getResultToSign(
  db: Database | Transaction,
  { dossierId, resultId }: { readonly dossierId: string; readonly resultId: string },
) {
  const result = await db
    .selectFrom('calculationResults as result')
    .innerJoin('files as file', 'file.id', 'result.pdfFileId')
    .select((select) => [
      'result.id',
      'result.dossierId',
      'result.fileName',
      'result.outdatedAt',
      'result.signedAt',
      'file.storageKey',
      'file.sha256',
      select
        .selectFrom('calculationResults as later')
        .select(({ fn }) => fn.max('later.calculatedAt').as('at'))
        .whereRef('later.dossierId', '=', 'result.dossierId')
        .whereRef('later.sequence', '>', 'result.sequence')
        .as('supersededAt'),
      // What was calculated before a draft lost its effect, and was out of date from then on, does not say so.
      select
        .exists(
          select
            .selectFrom('calculationResults as voided')
            .select('voided.id')
            .whereRef('voided.dossierId', '=', 'result.dossierId')
            .whereRef('voided.voidedAt', '>=', 'result.outdatedAt'),
        )
        .$castTo<boolean>()
        .as('isBeforeCorrection'),
    ])
    .where('result.id', '=', resultId)
    .where('result.dossierId', '=', dossierId)
    .executeTakeFirst();
  if (result === undefined) throw new ProblemError('not-found');
  return result;
}
export type ResultToSign = Awaited<ReturnType<typeof getResultToSign>>;

/** Only the bailiff who is named as its signer signs the report, and one report of a dossier is in force. */
export function findRefusalToSign(
  user: Pick<ActingUser, 'id'>,
  dossier: DossierRecord,
  { signedAt, isBeforeCorrection }: ResultToSign,
): ProblemError | undefined {
  if (user.id !== signerIdOf(dossier)) return new ProblemError('insufficient-permissions');
  if (signedAt !== null) return new ProblemError('result-signed');
  if (dossier.status !== 'Calculated') {
    return new ProblemError('dossier-status', { params: { status: dossier.status } });
  }
  if (isBeforeCorrection) return new ProblemError('result-before-correction');
  return undefined;
}

export function refuseSigning(...about: Parameters<typeof findRefusalToSign>): void {
  const refusal = findRefusalToSign(...about);
  if (refusal !== undefined) throw refusal;
}

/** Whether the dossier has changed, or was calculated again, since the given moment; or ever. */
export function isOutdatedSince({ outdatedAt, supersededAt }: ResultToSign, moment?: Date): boolean {
  return [outdatedAt, supersededAt].some((at) => at !== null && (moment === undefined || at > moment));
}
