/*
 * How other features send. In the transaction that decides:
 *
 *   const deliveryId = await requestDelivery(trx, deed, {
 *     template: 'invitation-email', values: { ... },   // every variable of the template, from packages/documents
 *     dossier, invitationId,                           // what it is about; also resultId, statementId
 *     language, addressee, email,                      // or `address` when the template is a letter
 *     fallbackAddress,                                 // a mail that comes back is followed by a letter to this address
 *     enclosures: [{ fileId, name }],                  // attached to the mail, or printed behind the letter
 *     occasion: `invitation ${id} sent ${n}`,          // asked twice for the same occasion and recipient: sent once
 *   });
 *
 * A worker renders the letter's PDF and sends. The feature hears of it through the hooks of its purpose
 * (delivery-hooks.ts, given in main.ts) and shows it with `listSendResults` and `findLastSendResults`.
 */
import type { LetterKey, TemplateValues } from '@prorata/documents/catalogue/templates';
import { listLetterAddressFaults, MAX_ADDRESS_LINE_LENGTH } from '@prorata/domain/registered-letter-address';
import type { Language } from '@prorata/domain/vocabulary';
import { newId } from '../../database/new-id.ts';
import type { Seal } from '../../database/sealed-text.ts';
import type { Address } from '../../database/tables/columns.ts';
import type { Transaction } from '../../database/tables.ts';
import type { DossierDeed } from '../../events/dossier-deed.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { type Enclosure, storeContent } from './delivery-content.ts';
import {
  type DossierMailKey,
  type DossierTemplateKey,
  isDossierMail,
  purposeOf,
  type ReplaceableMailKey,
} from './dossier-templates.ts';
import { recordDeliveryEvent } from './record-delivery-event.ts';

interface About {
  readonly dossier: { readonly id: string; readonly organizationId: string };
  readonly invitationId?: string;
  readonly resultId?: string;
  readonly statementId?: string;
  /** Of the recipient. */
  readonly language: Language;
  readonly enclosures?: readonly Enclosure[];
  readonly occasion: string;
}

interface ByMail {
  readonly addressee: string | null;
  readonly email: string;
}

interface ByLetter {
  readonly addressee: string;
  readonly address: Address;
}

interface WithFallback {
  readonly addressee: string;
  /** Given for one mail of several that carry the same invitation: one letter follows, not one for each. */
  readonly fallbackAddress: Address;
}

export type DeliveryRequest =
  | { [Key in DossierMailKey]: About & ByMail & Content<Key> }[DossierMailKey]
  | { [Key in ReplaceableMailKey]: About & ByMail & WithFallback & Content<Key> }[ReplaceableMailKey]
  | { [Key in LetterKey]: About & ByLetter & Content<Key> }[LetterKey];

interface Content<Key extends DossierTemplateKey> {
  readonly template: Key;
  readonly values: TemplateValues<Key>;
}

/**
 * Puts a mail or letter of a dossier in the outbox: it goes out if, and only if, the transaction is stored. The
 * caller holds the dossier. Gives the id of the delivery, of the earlier one when it was asked for before.
 *
 * @throws ProblemError `validation` when the post does not take letters to the address.
 */
export type RequestDelivery = (
  trx: Transaction,
  deed: DossierDeed,
  request: DeliveryRequest,
) => Promise<string>;

export interface RequestParts {
  readonly jobs: Pick<JobQueue, 'add'>;
  readonly seal: Seal;
}

export function createRequestDelivery({ jobs, seal }: RequestParts): RequestDelivery {
  return async (trx, deed, request) => {
    const way = wayOf(request);
    const { template, values, enclosures = [], dossier, language, addressee, occasion } = request;
    const idempotencyKey = `${template} ${occasion} to ${way.email ?? 'the postal address'}`;
    const row = await trx
      .insertInto('deliveries')
      .values({
        id: newId(),
        idempotencyKey,
        purpose: purposeOf(template),
        ...way,
        statusChangedAt: deed.at,
        organizationId: dossier.organizationId,
        dossierId: dossier.id,
        invitationId: request.invitationId ?? null,
        resultId: request.resultId ?? null,
        statementId: request.statementId ?? null,
        language,
        addressee,
        content: storeContent({ template, values, enclosures }, seal),
        nextAttemptAt: deed.at,
        requestedBy: deed.actor.kind === 'user' ? deed.actor.id : null,
        createdAt: deed.at,
      })
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return getIdOf(trx, idempotencyKey);
    await jobs.add(trx, 'send-delivery', { deliveryId: row.id }, { key: row.id });
    await recordDeliveryEvent(trx, deed, row, 'requested');
    return row.id;
  };
}

/** The columns that say by which way it goes. */
function wayOf(request: DeliveryRequest) {
  if (isMail(request)) {
    const fallbackAddress = 'fallbackAddress' in request ? request.fallbackAddress : null;
    return { sendMethod: 'Email', emailStatus: 'Pending', email: request.email, fallbackAddress } as const;
  }
  const { addressee, address } = request;
  const errors = listLetterAddressFaults({ ...address, addressee }).map(({ field, rule }) => ({
    path: field === 'addressee' ? field : `address.${field}`,
    code: rule,
    ...(rule === 'too-long' && { params: { maximum: MAX_ADDRESS_LINE_LENGTH } }),
  }));
  if (errors.length > 0) throw new ProblemError('validation', { errors });
  return { sendMethod: 'RegisteredLetter', registeredLetterStatus: 'Pending', address } as const;
}

function isMail(request: DeliveryRequest): request is Extract<DeliveryRequest, ByMail> {
  return isDossierMail(request.template);
}

async function getIdOf(trx: Transaction, idempotencyKey: string): Promise<string> {
  const { id } = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  return id;
}
