import type { SigningVisit } from '../../adapters/signing.ts';
import { newId } from '../../database/new-id.ts';
import { createSeal } from '../../database/sealed-text.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';

/** The service answers sooner or not at all: a server that went down meanwhile holds the place no longer. */
const OPENING_MILLISECONDS = 2 * 60 * 1000;

interface Wanted {
  readonly place: { readonly dossierId: string; readonly resultId: string };
  readonly pdfSha256: string;
  readonly stateSha256: string;
  readonly askedSha256: string;
}

/** A visit that is open here; whether it still is at the service, only the service knows. */
export interface FoundVisit {
  readonly kind: 'open';
  readonly visit: {
    readonly id: string;
    readonly dossierId: string;
    readonly resultId: string;
    readonly providerSessionId: string;
  };
  readonly url: string;
  readonly expiresAt: Date;
}

type Reservation =
  | { readonly kind: 'ours'; readonly id: string }
  | FoundVisit
  /** Another request is opening a visit. */
  | { readonly kind: 'busy' };

/**
 * Takes the one place of a report for a visit, in the transaction that has locked its dossier, or tells what holds that
 * place: the same visit, which is found again, or another request. A visit to which the bailiff went after being told
 * something else gives way; what was signed in it is fetched all the same.
 */
export async function reserveVisit(
  trx: Transaction,
  { settings, clock }: Pick<Tools, 'settings' | 'clock'>,
  { actor, at }: UserAction,
  { place, ...asked }: Wanted,
): Promise<Reservation> {
  const holder = await trx
    .selectFrom('signingSessions')
    .selectAll()
    .where('resultId', '=', place.resultId)
    .where('status', 'in', ['opening', 'open'])
    .executeTakeFirst();
  const isOver = holder === undefined || holder.expiresAt <= clock();
  if (holder?.status === 'opening') {
    if (!isOver) return { kind: 'busy' };
    await freePlace(trx, holder.id);
  }
  if (holder?.status === 'open') {
    const { providerSessionId, urlSealed, expiresAt } = holder;
    const isSame =
      holder.userId === actor.id &&
      holder.pdfSha256 === asked.pdfSha256 &&
      holder.askedSha256 === asked.askedSha256;
    if (!isOver && isSame && providerSessionId !== null && urlSealed !== null) {
      const visit = { id: holder.id, ...place, providerSessionId };
      return { kind: 'open', visit, url: sealOf(settings).open(urlSealed), expiresAt };
    }
    await trx
      .updateTable('signingSessions')
      .set({
        status: 'cancelled',
        finishedAt: at,
        failure: 'A newer visit took its place.',
        urlSealed: null,
      })
      .where('id', '=', holder.id)
      .execute();
  }
  const id = newId();
  const expiresAt = new Date(clock().getTime() + OPENING_MILLISECONDS);
  await trx
    .insertInto('signingSessions')
    .values({ id, ...place, ...asked, userId: actor.id, status: 'opening', expiresAt, createdAt: at })
    .execute();
  return { kind: 'ours', id };
}

/** Puts the visit that the service has opened in the place that was taken for it. */
export async function storeOpened(
  trx: Transaction,
  { settings }: Pick<Tools, 'settings'>,
  id: string,
  { sessionId, url, expiresAt }: SigningVisit,
): Promise<void> {
  const stored = await trx
    .updateTable('signingSessions')
    .set({
      status: 'open',
      providerSessionId: sessionId,
      urlSealed: sealOf(settings).close(url),
      expiresAt,
    })
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .returning('id')
    .executeTakeFirst();
  // It took so long that another request has the place; the bailiff was not sent to this visit.
  if (stored === undefined) throw new ProblemError('service-unavailable');
}

/** Leaves the place of a report to the next request. */
export async function freePlace(db: Database | Transaction, id: string): Promise<void> {
  await db.deleteFrom('signingSessions').where('id', '=', id).where('status', '=', 'opening').execute();
}

function sealOf({ codeSecret }: Tools['settings']) {
  return createSeal(codeSecret, 'addresses of signing visits');
}
