import type { FieldError } from '@prorata/contract/field-errors';
import { findGoverningDate } from '@prorata/domain/governing-date';
import type { IsoDate } from '@prorata/domain/iso-date';
import { type Cents, centsFromEuros, eurosFromCents, sumCents } from '@prorata/domain/money';
import { readWay } from '@prorata/law/causes/cause';
import { WHY_OWED } from '@prorata/law/causes/register';
import { findPrivilege } from '@prorata/law/privileges/catalogue';
import { isInForce } from '@prorata/law/privileges/in-force';
import type { Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { checkDefendants } from '../dossiers/defendants.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { checkTitles } from './check-titles.ts';
import { type ClaimInput, lotsIn, partsIn } from './claim-fields.ts';
import type { ClaimRecord, StatementRecord } from './statement-record.ts';
import { sumOfClaims } from './sum-of-claims.ts';

interface ClaimPlace {
  readonly dossier: DossierRecord;
  readonly statement: Pick<StatementRecord, 'id' | 'invitationId' | 'totalAmountClaimedCents'>;
  /** The claim itself, when it is changed. */
  readonly stored?: ClaimRecord;
}

/**
 * Refuses a claim that cannot stand in its statement: a proof that it names is uploaded before it, its privilege is of its
 * type and in force, its lots are of the dossier, no more is admitted and reserved than was declared, and all claims
 * together stay within the total. Exactly the total is fine: nothing then remains for an ordinary claim.
 */
export async function checkClaim(trx: Transaction, place: ClaimPlace, given: ClaimInput): Promise<void> {
  const errors = [
    checkPrivilege(given, findGoverningDate(place.dossier)),
    await checkProof(trx, place, given),
    ...(await checkTitles(trx, place.statement.id, given.titles)),
    ...(await checkLots(trx, place, given)),
    await checkCause(trx, place, given),
    ...checkDefendants(place.dossier, 'debtorIds', given.debtorIds),
    ...checkDeclared(place, given),
    await checkAmount(trx, place, given),
  ].filter((error) => error !== undefined);
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}

/** The day that decides is the claim's own where the law lets older claims keep a privilege; unknown, it waits. */
export function checkPrivilege(
  given: Pick<ClaimInput, 'type' | 'privilegeId' | 'since'>,
  governingDate: IsoDate | null,
): FieldError | undefined {
  if (given.privilegeId === null) return undefined;
  const privilege = findPrivilege(given.privilegeId);
  const day = privilege?.validOn === 'claimDate' ? given.since : governingDate;
  const isFitting = privilege?.kind === given.type && (day === null || isInForce(privilege, day));
  return isFitting ? undefined : { path: 'privilegeId', code: 'choice-invalid' };
}

async function checkProof(
  trx: Transaction,
  { statement }: ClaimPlace,
  { documentId }: ClaimInput,
): Promise<FieldError | undefined> {
  if (documentId === null) return undefined;
  const document = await trx
    .selectFrom('documents')
    .select('id')
    .where('id', '=', documentId)
    .where('statementId', '=', statement.id)
    .executeTakeFirst();
  return document ? undefined : { path: 'documentId', code: 'choice-invalid' };
}

/** A specific claim draws on lots of the dossier; the office fixes parts of those alone, and none above the claim. */
async function checkLots(
  trx: Transaction,
  { dossier }: ClaimPlace,
  given: ClaimInput,
): Promise<FieldError[]> {
  const { assetIds, onAllAssets = false, fixedParts = [] } = given;
  const lots = lotsIn(given) ?? [];
  if (lots.length === 0 && fixedParts.length === 0) return [];
  const known = await listAssets(trx, dossier.id);
  const path = assetIds === undefined ? 'assetId' : 'assetIds';
  const strange = lots.some((id) => !known.has(id)) ? [{ path, code: 'choice-invalid' } as const] : [];
  const drawn = onAllAssets ? known : new Set(lots);
  return [...strange, ...fixedParts.flatMap((part, place) => checkFixedPart(given, part, place, drawn))];
}

/** Answers are a way through the questions to its end or to "I do not know", and what is claimed is what they lead to, or less. */
async function checkCause(
  trx: Transaction,
  { dossier }: ClaimPlace,
  { cause, privilegeId }: ClaimInput,
): Promise<FieldError | undefined> {
  if (!cause) return undefined;
  const read = readWay(WHY_OWED, cause.answers);
  const isWhole = read !== undefined && (read.isForOffice || read.leadsTo !== undefined);
  const isFollowed = privilegeId === null || (privilegeId === read?.leadsTo && !read.isForOffice);
  if (!isWhole || !isFollowed) return { path: 'cause.answers', code: 'choice-invalid' };
  if (cause.assetIds.length === 0) return undefined;
  const known = await listAssets(trx, dossier.id);
  const isKnown = cause.assetIds.every((id) => known.has(id));
  return isKnown ? undefined : { path: 'cause.assetIds', code: 'choice-invalid' };
}

function checkFixedPart(
  given: ClaimInput,
  { assetId, amount }: { readonly assetId: string; readonly amount: number },
  place: number,
  drawn: ReadonlySet<string>,
): FieldError[] {
  const path = `fixedParts.${place}`;
  const counted = countedIn(given);
  const isNamedBefore = given.fixedParts?.findIndex((other) => other.assetId === assetId) !== place;
  const errors: FieldError[] = [];
  if (!drawn.has(assetId)) errors.push({ path: `${path}.assetId`, code: 'choice-invalid' });
  else if (isNamedBefore) errors.push({ path: `${path}.assetId`, code: 'duplicate' });
  // Together they may be more than the claim: each is the most that its lot gives.
  if (centsFromEuros(amount) > counted) {
    errors.push({ path: `${path}.amount`, code: 'too-large', params: { maximum: eurosFromCents(counted) } });
  }
  return errors;
}

async function listAssets(trx: Transaction, dossierId: string): Promise<ReadonlySet<string>> {
  const assets = await trx.selectFrom('assets').select('id').where('dossierId', '=', dossierId).execute();
  return new Set(assets.map(({ id }) => id));
}

export async function isAssetOf(trx: Transaction, dossierId: string, assetId: string): Promise<boolean> {
  return (await listAssets(trx, dossierId)).has(assetId);
}

/** What a creditor filed stays declared, whatever the office makes of it; of what the office enters itself it says why. */
function checkDeclared({ statement, stored }: ClaimPlace, given: ClaimInput): FieldError[] {
  const filed = stored?.originalAmountDemandedCents ?? null;
  const told = given.amountDeclared == null ? null : centsFromEuros(given.amountDeclared);
  const counted = countedIn(given);
  const declared = filed ?? told ?? counted;
  const errors: FieldError[] = [];
  if (filed !== null && told !== null && told !== filed) {
    errors.push({ path: 'amountDeclared', code: 'invalid' });
  }
  if (counted > declared) errors.push({ path: 'amountDemanded', code: 'more-than-declared' });
  const isUnexplained = counted < declared && !given.rejectionReason;
  if (isUnexplained && statement.invitationId === null) {
    errors.push({ path: 'rejectionReason', code: 'required' });
  }
  return [...errors, ...checkParts(given, declared)];
}

/** The parts of a claim, where it has any, add up to its amounts. */
function checkParts(given: ClaimInput, declared: Cents): FieldError[] {
  const parts = partsIn(given);
  if (parts.length === 0) return [];
  const sumOf = (amount: 'declared' | 'admitted' | 'reserved') =>
    sumCents(parts.map((part) => centsFromEuros(part[amount])));
  const isWhole =
    sumOf('declared') === declared &&
    sumOf('admitted') === centsFromEuros(given.amountDemanded) &&
    sumOf('reserved') === centsFromEuros(given.reservedAmount ?? 0);
  const excessive = parts.flatMap((part, place): FieldError[] =>
    centsFromEuros(part.admitted) + centsFromEuros(part.reserved) > centsFromEuros(part.declared)
      ? [{ path: `parts.${place}.admitted`, code: 'more-than-declared' }]
      : [],
  );
  return isWhole ? excessive : [...excessive, { path: 'parts', code: 'parts-differ' }];
}

async function checkAmount(
  trx: Transaction,
  { statement, stored }: ClaimPlace,
  given: ClaimInput,
): Promise<FieldError | undefined> {
  const others = await sumOfClaims(trx, statement.id, stored?.id);
  const isWithin = others + countedIn(given) <= statement.totalAmountClaimedCents;
  return isWithin ? undefined : { path: 'amountDemanded', code: 'claims-exceed-total' };
}

function countedIn({ amountDemanded, reservedAmount = 0 }: ClaimInput): Cents {
  return centsFromEuros(amountDemanded) + centsFromEuros(reservedAmount);
}
