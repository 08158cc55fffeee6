/*
 * How every mail and letter is requested. In the transaction that decides:
 *
 *   const deliveryId = await requestDelivery(tools, trx, deed, {
 *     template: 'invitation-email', values: { ... },   // every variable of the template, from packages/documents
 *     dossier, invitationId,                           // what it is about; also resultId, statementId
 *     language, addressee, email,                      // or `address` when the template is a letter; a letter with `email` goes electronically
 *     fallbackAddress,                                 // a mail that comes back is followed by a letter to this address
 *     enclosures: [{ fileId, name }],                  // attached to the mail, or printed behind the letter
 *     occasion: `invitation ${id} sent ${n}`,          // asked twice for the same occasion and recipient: sent once
 *   });
 *
 * A mail to a user has `user` in place of `dossier`: it costs the office nothing, and is in no send log. What its
 * template calls `user.name` and `product.link` is filled in when it is sent.
 *
 * What is asked for by an act, once for each recipient, is asked for with `requestNewDelivery`: two recipients who would
 * share one mail or letter are a fault, and nothing is stored.
 *
 * A worker renders the letter's PDF and sends. The feature hears of it through the hooks of its purpose
 * (delivery-hooks.ts, put together in build-server.ts) and shows it with `listSendResults` and `findLastSendResults`.
 */

import { readBuiltInTemplate } from '@prorata/documents/built-in';
import {
  isMailKey,
  type LetterKey,
  type MailKey,
  type ReplaceableMailKey,
  type TEMPLATES,
  type TemplateValues,
} from '@prorata/documents/catalogue/templates';
import type { IsoDate } from '@prorata/domain/iso-date';
import { addressLines, listLetterAddressFaults } from '@prorata/domain/registered-letter-address';
import type { Language } from '@prorata/domain/vocabulary';
import { newId } from '../../database/new-id.ts';
import type { Address, Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { createDeliverySeal, type Enclosure, storeContent } from './delivery-content.ts';
import { recordDeliveryEvent } from './record-delivery-event.ts';
import { noteRequested } from './watch-requests.ts';

/** Mails to those who work with the product. */
type UserMailKey = {
  [Key in MailKey]: 'user.name' extends (typeof TEMPLATES)[Key]['variables'][number] ? Key : never;
}[MailKey];
type OfficeMailKey = Exclude<MailKey, UserMailKey>;

interface Common {
  /** Of the recipient. */
  readonly language: Language;
  readonly enclosures?: readonly Enclosure[];
  readonly occasion: string;
}

interface AboutDossier extends Common {
  readonly dossier: { readonly id: string; readonly organizationId: string };
  readonly invitationId?: string;
  readonly resultId?: string;
  readonly statementId?: string;
  /** Everybody whom a mail or letter with a report is for. */
  readonly addressees?: readonly AddresseeColumns[];
  /** The last day to contest that it tells. */
  readonly contestUntil?: IsoDate;
  /** Nobody pays for what a stranger asked for. */
  readonly isFree?: boolean;
}

/** How the database names somebody to whom a report goes; the first defendant by the dossier alone. */
export interface AddresseeColumns {
  readonly statementId: string | null;
  readonly invitationId: string | null;
  readonly defendantId: string | null;
  readonly correctionId: string | null;
}

interface ToUser extends Common {
  /** Without an id it goes to the help desk of the platform, which is nobody's account. */
  readonly user: { readonly id: string | null; readonly name: string; readonly email: string };
  /** Fills the gaps of the path to which the button leads. */
  readonly button?: Readonly<Record<string, string>>;
}

interface ByMail {
  readonly addressee: string | null;
  readonly email: string;
}

interface ByLetter {
  readonly addressee: string;
  readonly address: Address;
}

/** A letter that goes by qualified electronic registered delivery. */
interface ByQualifiedDelivery {
  readonly addressee: string;
  readonly email: string;
}

interface WithFallback {
  readonly addressee: string;
  /** Given for one mail of several that carry the same invitation: one letter follows, not one for each. */
  readonly fallbackAddress: Address;
}

interface Content<Key extends MailKey | LetterKey> {
  readonly template: Key;
  readonly values: Omit<TemplateValues<Key>, 'user.name' | 'product.link' | 'helpdesk.contact'>;
}

type DossierRequest =
  | { [Key in OfficeMailKey]: AboutDossier & ByMail & Content<Key> }[OfficeMailKey]
  | { [Key in ReplaceableMailKey]: AboutDossier & ByMail & WithFallback & Content<Key> }[ReplaceableMailKey]
  | { [Key in LetterKey]: AboutDossier & (ByLetter | ByQualifiedDelivery) & Content<Key> }[LetterKey];
type UserRequest = { [Key in UserMailKey]: ToUser & Content<Key> }[UserMailKey];

export type DeliveryRequest = DossierRequest | UserRequest;

type RequestTools = Pick<Tools, 'jobs' | 'settings'>;

/**
 * Puts a mail or letter in the outbox: it goes out if, and only if, the transaction is stored. The caller has locked
 * the dossier that it is about. Gives the id of the delivery, of the earlier one when it was asked for before.
 *
 * @throws ProblemError `validation` when the post does not take letters to the address.
 */
export async function requestDelivery(
  tools: RequestTools,
  trx: Transaction,
  action: Action,
  request: DeliveryRequest,
): Promise<string> {
  const { id } = await putInOutbox(tools, trx, action, request);
  return id;
}

/** The same for what cannot have been asked for before. */
export async function requestNewDelivery(
  tools: RequestTools,
  trx: Transaction,
  action: Action,
  request: DeliveryRequest,
): Promise<string> {
  const { id, isNew } = await putInOutbox(tools, trx, action, request);
  if (!isNew) throw new Error(`Delivery ${id} was asked for already: somebody else would receive nothing.`);
  return id;
}

async function putInOutbox(
  { jobs, settings }: RequestTools,
  trx: Transaction,
  action: Action,
  request: DeliveryRequest,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { template, values, enclosures = [], language, occasion } = request;
  const button = ('button' in request && request.button) || {};
  const { recipient, ...columns } = 'user' in request ? columnsToUser(request) : columnsOfDossier(request);
  const idempotencyKey = `${template} ${occasion} to ${recipient}`;
  const row = await trx
    .insertInto('deliveries')
    .values({
      id: newId(),
      idempotencyKey,
      purpose: readBuiltInTemplate(template, 'nl').purpose,
      ...columns,
      statusChangedAt: action.at,
      language,
      content: storeContent({ template, values, enclosures, button }, createDeliverySeal(settings)),
      nextAttemptAt: action.at,
      requestedBy: action.actor.kind === 'user' ? action.actor.id : null,
      createdAt: action.at,
    })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return { id: await getIdOf(trx, idempotencyKey), isNew: false };
  if ('dossier' in request) await insertAddressees(trx, row.id, request);
  noteRequested(trx, row);
  await jobs.add(trx, 'send-delivery', { deliveryId: row.id }, { key: row.id });
  await recordDeliveryEvent(trx, action, row, 'requested');
  return { id: row.id, isNew: true };
}

async function insertAddressees(
  trx: Transaction,
  deliveryId: string,
  { dossier, addressees = [] }: AboutDossier,
): Promise<void> {
  if (addressees.length === 0) return;
  await trx
    .insertInto('deliveryAddressees')
    .values(addressees.map((addressee) => ({ ...addressee, deliveryId, dossierId: dossier.id })))
    .execute();
}

function columnsToUser({ user }: UserRequest) {
  return {
    recipient: user.id ?? user.email,
    userId: user.id,
    addressee: user.name,
    email: user.email,
    sendMethod: 'Email',
    emailStatus: 'Pending',
  } as const;
}

function columnsOfDossier(request: DossierRequest) {
  const { dossier, addressee } = request;
  return {
    recipient: 'email' in request ? request.email : addressLines(request.address).join(', '),
    organizationId: dossier.organizationId,
    dossierId: dossier.id,
    invitationId: request.invitationId ?? null,
    resultId: request.resultId ?? null,
    statementId: request.statementId ?? null,
    contestUntil: request.contestUntil ?? null,
    isFree: request.isFree === true,
    addressee,
    ...wayOf(request),
  };
}

/** The columns that say by which way it goes. */
function wayOf(request: DossierRequest) {
  if (isMail(request)) {
    const fallbackAddress = 'fallbackAddress' in request ? request.fallbackAddress : null;
    return { sendMethod: 'Email', emailStatus: 'Pending', email: request.email, fallbackAddress } as const;
  }
  if ('email' in request) {
    const { email } = request;
    return { sendMethod: 'QualifiedDelivery', registeredLetterStatus: 'Pending', email } as const;
  }
  const { addressee, address } = request;
  const errors = listLetterAddressFaults({ ...address, addressee }).map(
    ({ field, reason: [code, params] }) => ({
      path: field === 'addressee' ? field : `address.${field}`,
      code,
      ...(params && { params }),
    }),
  );
  if (errors.length > 0) throw new ProblemError('validation', { errors });
  return { sendMethod: 'RegisteredLetter', registeredLetterStatus: 'Pending', address } as const;
}

function isMail(request: DossierRequest): request is Extract<DossierRequest, { template: MailKey }> {
  return isMailKey(request.template);
}

async function getIdOf(trx: Transaction, idempotencyKey: string): Promise<string> {
  const { id } = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  return id;
}
