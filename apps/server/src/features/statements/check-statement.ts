import type { FieldError } from '@prorata/contract/field-errors';
import { isInvitationOpen } from '@prorata/domain/invitation-workflow';
import { centsFromEuros } from '@prorata/domain/money';
import type { Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { checkDefendants } from '../dossiers/defendants.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { checkTitles } from './check-titles.ts';
import type { StatementInput } from './statement-fields.ts';
import type { StatementRecord } from './statement-record.ts';
import { sumOfClaims } from './sum-of-claims.ts';

/** Refuses what a form alone cannot know to be wrong; `stored` is the statement when it stands already. */
export async function checkStatement(
  trx: Transaction,
  dossier: DossierRecord,
  given: StatementInput,
  stored?: StatementRecord,
): Promise<void> {
  const total = centsFromEuros(given.totalAmountClaimed);
  const isDeclaredInvalid = total === 0n && stored !== undefined && isUnderReview(stored);
  const claimed = stored === undefined || isDeclaredInvalid ? 0n : await sumOfClaims(trx, stored.id);
  const errors: FieldError[] = [];
  if (claimed > total) errors.push({ path: 'totalAmountClaimed', code: 'claims-exceed-total' });
  errors.push(...checkDeclared(given, stored), ...(await checkTitles(trx, stored?.id, given.titles)));
  errors.push(...checkDefendants(dossier, 'debtorIds', given.debtorIds));
  if (given.bailiffOfficeId !== null && !(await isBailiffsOffice(trx, given.bailiffOfficeId))) {
    errors.push({ path: 'bailiffOfficeId', code: 'choice-invalid' });
  }
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}

/** No more counts than was declared; what a creditor filed stays declared, whatever the office makes of it. */
function checkDeclared(given: StatementInput, stored: StatementRecord | undefined): FieldError[] {
  const filed = stored?.originalTotalAmountClaimedCents ?? null;
  const told = given.declaredTotal == null ? null : centsFromEuros(given.declaredTotal);
  const declared = filed ?? told;
  if (filed !== null && told !== null && told !== filed) return [{ path: 'declaredTotal', code: 'invalid' }];
  // Whoever is listed with nothing is told why; what was filed is explained to its creditor.
  const isRefused = filed === null && (told ?? 0n) > 0n && given.totalAmountClaimed === 0;
  if (isRefused && !given.rejectionReason) return [{ path: 'rejectionReason', code: 'required' }];
  const isExceeded = declared !== null && centsFromEuros(given.totalAmountClaimed) > declared;
  return isExceeded ? [{ path: 'totalAmountClaimed', code: 'more-than-declared' }] : [];
}

/** Of what a creditor filed, a total of 0 says that nothing is accepted; it is not compared with the claims. */
function isUnderReview({ invitationStatus }: StatementRecord): boolean {
  return invitationStatus !== null && !isInvitationOpen(invitationStatus);
}

async function isBailiffsOffice(trx: Transaction, id: string): Promise<boolean> {
  const office = await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', id)
    .where('isBailiffsOffice', '=', true)
    .where('approval', '=', 'approved')
    .executeTakeFirst();
  return office !== undefined;
}
