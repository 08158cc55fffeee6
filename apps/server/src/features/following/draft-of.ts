import type { FollowingStatus } from '@prorata/contract/following/status';
import { plannedDeposit } from '@prorata/domain/contestation-term';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import type { Tools } from '../../tools.ts';
import { createDeliverySeal, readContent } from '../delivery/delivery-content.ts';
import { digestOfViewCode } from '../results/document-view-code.ts';
import { type KnownAddressee, type KnownLedger, readReportLedger } from '../results/read-ledger.ts';
import type { OwnPlace } from './own-place.ts';

/** The signed report in force, as it reached whoever holds the code. */
export interface OwnDraft {
  readonly resultId: string;
  readonly reportJson: string;
  readonly ledger: KnownLedger;
  /** The own entries that have it: for each statement, or for the invitation of who filed none. */
  readonly told: readonly KnownAddressee[];
  readonly draft: NonNullable<FollowingStatus['draft']>;
}

/** Nothing until the draft has reached the own address, and nothing of a draft that is without effect. */
export async function findOwnDraft(
  tools: Pick<Tools, 'settings'>,
  db: Database | Transaction,
  place: OwnPlace,
  at: Date,
): Promise<OwnDraft | undefined> {
  const { dossier } = place;
  const result = await db
    .selectFrom('calculationResults as result')
    .leftJoin('users as signer', 'signer.id', 'result.signedBy')
    .select(['result.id', 'result.fileName', 'result.signedAt', 'result.sentAt', 'result.reportJson'])
    .select(sql<string | null>`signer.first_name || ' ' || signer.last_name`.as('signerName'))
    .where('result.dossierId', '=', dossier.id)
    .where('result.signedAt', 'is not', null)
    .where('result.voidedAt', 'is', null)
    .executeTakeFirst();
  if (!result?.signedAt) return undefined;
  const { id: resultId, fileName, signedAt, sentAt, signerName, reportJson } = result;
  const ledger = await readReportLedger(db, dossier, resultId);
  // When nobody is waited for any more, everybody has it: also who was set aside, or was sent it before there was a ledger.
  const isEverybodyTold = dossier.status === 'ToPay' || dossier.status === 'Paid';
  const told = ledger.entries
    .filter((entry) => isOwn(place, entry))
    .filter(({ state, receivedOn }) => state === 'handedOver' || receivedOn !== null || isEverybodyTold);
  const [first] = told;
  if (first === undefined) return undefined;
  return {
    ...{ resultId, reportJson, ledger, told },
    draft: {
      fileName,
      signedOn: brusselsDate(signedAt),
      signedBy: signerName,
      sentOn: sentOnOf(first) ?? (sentAt && brusselsDate(sentAt)),
      sendMethod: first.effect?.sendMethod ?? null,
      receivedOn: first.receivedOn,
      path: await findPath(tools, db, { place, resultId, at }),
    },
  };
}

export function isOwn(
  { invitation, statements }: OwnPlace,
  { addresseeId }: Pick<KnownAddressee, 'addresseeId'>,
): boolean {
  return addresseeId === invitation.id || statements.some(({ id }) => id === addresseeId);
}

/** Of a letter the day on which it lay at the post. */
function sentOnOf({ effect }: KnownAddressee): IsoDate | null {
  if (effect === undefined) return null;
  const { sendMethod, acceptedAt, depositedAt } = effect;
  if (depositedAt !== null) return brusselsDate(depositedAt);
  return sendMethod === 'RegisteredLetter' ? plannedDeposit(acceptedAt) : brusselsDate(acceptedAt);
}

interface Wanted {
  readonly place: OwnPlace;
  readonly resultId: string;
  readonly at: Date;
}

/** The address at which the own link opens: where the draft is shown, the code of the invitation proves who asks. */
async function findPath(
  { settings }: Pick<Tools, 'settings'>,
  db: Database | Transaction,
  { place, resultId, at }: Wanted,
): Promise<string | null> {
  const ids = [place.invitation.id, ...place.statements.map(({ id }) => id)];
  const mails = await db
    .selectFrom('deliveries as delivery')
    .innerJoin('deliveryAddressees as told', 'told.deliveryId', 'delivery.id')
    .select(['delivery.id', 'delivery.content', 'delivery.createdAt'])
    .distinctOn(['delivery.createdAt', 'delivery.id'])
    .where('delivery.resultId', '=', resultId)
    .where('delivery.sendMethod', '=', 'Email')
    .where('delivery.erasedAt', 'is', null)
    .where('told.addresseeId', 'in', ids)
    .orderBy('delivery.createdAt', 'desc')
    .orderBy('delivery.id')
    .execute();
  const seal = createDeliverySeal(settings);
  for (const { content } of mails) {
    const code = codeIn(readContent(content, seal).values['report.link']);
    const view =
      code &&
      (await db
        .selectFrom('documentViews')
        .select('id')
        .where('codeDigest', '=', digestOfViewCode(code, settings.codeSecret))
        .where('expiresAt', '>', at)
        .where('revokedAt', 'is', null)
        .executeTakeFirst());
    if (view) return `/draft/${encodeURIComponent(code)}`;
  }
  return null;
}

/** Mails of before the draft had a page of its own carry the code behind the question mark. */
function codeIn(link: unknown): string | null {
  if (typeof link !== 'string' || !URL.canParse(link)) return null;
  const { pathname, searchParams } = new URL(link);
  const last = pathname.startsWith('/draft/') ? decodeURIComponent(pathname.slice('/draft/'.length)) : null;
  return searchParams.get('code') ?? last;
}
