import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { FieldError } from '@prorata/contract/field-errors';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import { findGoverningDate } from '@prorata/domain/governing-date';
import { goesByDay } from '@prorata/law/privileges/by-day';
import { findPrivilege } from '@prorata/law/privileges/catalogue';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { lockDossierForChange } from '../dossiers/find-dossier.ts';
import { checkPrivilege } from './check-claim.ts';
import { detailsOf } from './claim-fields.ts';
import { presentClaim } from './present-claim.ts';
import { lockStatement } from './read-statements.ts';
import type { StatementInDossier } from './record-statement-event.ts';
import type { ClaimRecord } from './statement-record.ts';
import { lockClaim, readClaimOtherwise } from './store-claim.ts';
import { thirdPartyStatusOf } from './third-party-status.ts';

type Day = Omit<BodyOf<typeof statementsCalls.setClaimDay>, 'version'>;

/**
 * Says from when a claim ranks. Only the calculation knows that it needs the day, when nothing of what a creditor filed can be
 * changed any more; it is the office's reading and changes no amount, so a validated statement stays validated.
 */
export async function setClaimDay(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.setClaimDay>,
  { version, ...day }: BodyOf<typeof statementsCalls.setClaimDay>,
): Promise<PrivilegedClaim> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, params.dossierId);
    const statement = await lockStatement(trx, params);
    if (thirdPartyStatusOf(statement) === 'Filing') throw new ProblemError('invitation-still-open');
    const place = { dossier, statement };
    const claim = await lockClaim(trx, place, params.privilegedClaimId);
    await refuseStale(trx, claim, version);
    const errors = [...checkSince(place, claim, day), ...checkNotice(claim, day)];
    if (errors.length > 0) throw new ProblemError('validation', { errors });
    return presentClaim(await writeDay(trx, action, place, claim, day));
  });
}

/** The law of the privilege goes by a day, and the privilege is there on this one. */
function checkSince({ dossier }: StatementInDossier, claim: ClaimRecord, { since }: Day): FieldError[] {
  if (since === undefined) return [];
  const { claimType: type, privilegeId } = claim;
  const privilege = privilegeId === null ? undefined : findPrivilege(privilegeId);
  if (privilege === undefined || !goesByDay(privilege)) return [{ path: 'since', code: 'invalid' }];
  const unfitting = checkPrivilege({ type, privilegeId, since }, findGoverningDate(dossier));
  return unfitting === undefined ? [] : [{ ...unfitting, path: 'since' }];
}

/** Only who takes of an income by a right of its own gives notice of it. */
function checkNotice(claim: ClaimRecord, { incomeRight }: Day): FieldError[] {
  if (incomeRight === undefined || detailsOf(claim).incomeRight !== null) return [];
  return [{ path: 'incomeRight.notifiedAt', code: 'invalid' }];
}

function writeDay(
  trx: Transaction,
  action: UserAction,
  place: StatementInDossier,
  stored: ClaimRecord,
  day: Day,
): Promise<ClaimRecord> {
  const details = detailsOf(stored);
  const incomeRight = details.incomeRight && { ...details.incomeRight, ...day.incomeRight };
  return readClaimOtherwise(trx, action, place, stored, {
    since: day.since ?? stored.since,
    details: { ...details, incomeRight },
  });
}
