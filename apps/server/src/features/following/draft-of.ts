import type { FollowingStatus } from '@prorata/contract/following/status';
import { plannedDeposit } from '@prorata/domain/contestation-term';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { Tools } from '../../tools.ts';
import { createDeliverySeal, readContent } from '../delivery/delivery-content.ts';
import { type ResultId, resultInForce } from '../dossiers/result-in-force.ts';
import { digestOfViewCode } from '../results/document-view-code.ts';
import { type KnownAddressee, type KnownLedger, readReportLedger } from '../results/read-ledger.ts';
import type { OwnPlace } from './own-place.ts';

/** The signed report in force, as it reached whoever holds the code. */
export interface OwnDraft {
  readonly reportJson: string;
  readonly ledger: KnownLedger;
  /** The own entries that have it: for each statement, or for the invitation of who filed none. */
  readonly told: readonly KnownAddressee[];
  readonly draft: NonNullable<FollowingStatus['draft']>;
  readonly contestations: readonly Contested[];
}

interface Contested {
  readonly addresseeId: string | null;
  readonly contestedOn: IsoDate;
}

/** Nothing until the draft has reached the own address, and nothing of a draft that is without effect. */
export async function findOwnDraft(
  tools: Pick<Tools, 'settings'>,
  db: Database | Transaction,
  place: OwnPlace,
  at: Date,
): Promise<OwnDraft | undefined> {
  const { dossier } = place;
  const { result, ledger, path, contestations } = await readTogether(db, (db) => {
    const resultId = resultInForce(db, dossier.id);
    return {
      result: findResult(db, resultId),
      ledger: readReportLedger(db, dossier, resultId),
      path: findPath(tools, db, { place, resultId, at }),
      contestations: listContestations(db, resultId),
    };
  });
  if (!result?.signedAt) return undefined;
  const { fileName, signedAt, sentAt, signerName, reportJson } = result;
  // When nobody is waited for any more, everybody has it: also who was set aside, or was sent it before there was a ledger.
  const isEverybodyTold = dossier.status === 'ToPay' || dossier.status === 'Paid';
  const told = ledger.entries
    .filter((entry) => isOwn(place, entry))
    .filter(({ state, receivedOn }) => state === 'handedOver' || receivedOn !== null || isEverybodyTold);
  const [first] = told;
  if (first === undefined) return undefined;
  return {
    ...{ reportJson, ledger, told, contestations },
    draft: {
      fileName,
      signedOn: brusselsDate(signedAt),
      signedBy: signerName,
      sentOn: sentOnOf(first) ?? (sentAt && brusselsDate(sentAt)),
      sendMethod: first.effect?.sendMethod ?? null,
      receivedOn: first.receivedOn,
      path,
    },
  };
}

function findResult(db: Database, resultId: ResultId) {
  return db
    .selectFrom('calculationResults as result')
    .leftJoin('users as signer', 'signer.id', 'result.signedBy')
    .select(['result.fileName', 'result.signedAt', 'result.sentAt', 'result.reportJson'])
    .select(sql<string | null>`signer.first_name || ' ' || signer.last_name`.as('signerName'))
    .where('result.id', '=', resultId)
    .executeTakeFirst();
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
  readonly resultId: ResultId;
  readonly at: Date;
}

/** The address at which the own link opens: where the draft is shown, the code of the invitation proves who asks. */
async function findPath(
  { settings }: Pick<Tools, 'settings'>,
  db: Database | Transaction,
  { place, resultId, at }: Wanted,
): Promise<string | null> {
  const { mails, open } = await readTogether(db, (db) => ({
    mails: listMails(db, place, resultId),
    open: db
      .selectFrom('documentViews')
      .select('codeDigest')
      .where('resultId', '=', resultId)
      .where('expiresAt', '>', at)
      .where('revokedAt', 'is', null)
      .execute(),
  }));
  const digests = new Set(open.map(({ codeDigest }) => codeDigest));
  const seal = createDeliverySeal(settings);
  const code = mails
    .map(({ content }) => codeIn(readContent(content, seal).values['report.link']))
    .find((one) => one && digests.has(digestOfViewCode(one, settings.codeSecret)));
  return code ? `/draft/${encodeURIComponent(code)}` : null;
}

/** Those that brought the draft to whoever holds the code, the last first. */
function listMails(db: Database, { invitation, statements }: OwnPlace, resultId: ResultId) {
  return db
    .selectFrom('deliveries as delivery')
    .innerJoin('deliveryAddressees as told', 'told.deliveryId', 'delivery.id')
    .select(['delivery.id', 'delivery.content', 'delivery.createdAt'])
    .distinctOn(['delivery.createdAt', 'delivery.id'])
    .where('delivery.resultId', '=', resultId)
    .where('delivery.sendMethod', '=', 'Email')
    .where('delivery.erasedAt', 'is', null)
    .where('told.addresseeId', 'in', [invitation.id, ...statements.map(({ id }) => id)])
    .orderBy('delivery.createdAt', 'desc')
    .orderBy('delivery.id')
    .execute();
}

/** Who contests the draft and is known to the ledger, in the order of the days. */
function listContestations(db: Database, resultId: ResultId): Promise<Contested[]> {
  return db
    .selectFrom('contestations')
    .select(['addresseeId', 'contestedOn'])
    .where('resultId', '=', resultId)
    .where('state', '<>', 'annulled')
    .where('addresseeId', 'is not', null)
    .orderBy('contestedOn')
    .execute();
}

/** Mails of before the draft had a page of its own carry the code behind the question mark. */
function codeIn(link: unknown): string | null {
  if (typeof link !== 'string' || !URL.canParse(link)) return null;
  const { pathname, searchParams } = new URL(link);
  const last = pathname.startsWith('/draft/') ? decodeURIComponent(pathname.slice('/draft/'.length)) : null;
  return searchParams.get('code') ?? last;
}
