import type { SendResult } from '@prorata/contract/delivery/delivery';
import { EMAIL_SEND_STATUSES, REGISTERED_LETTER_STATUSES } from '@prorata/domain/vocabulary';
import { type Expression, sql } from 'kysely';
import { type Page, type PageRequest, readPage } from '../../database/read-page.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { addressOf } from './record-delivery-event.ts';

/** What the mails and letters of a send log carried. */
export type SendLogOf =
  | { readonly dossierId: string; readonly invitationId: string }
  | { readonly dossierId: string; readonly resultId: string };

/** The mails and letters that carried an invitation or a report, newest first. The caller has checked who asks. */
export async function listSendResults(
  db: Database,
  about: SendLogOf,
  request: PageRequest,
): Promise<Page<SendResult>> {
  const [column, id] =
    'invitationId' in about
      ? (['delivery.invitationId', about.invitationId] as const)
      : (['delivery.resultId', about.resultId] as const);
  const { page, steps } = await readTogether(db, (db) => {
    const query = selectDeliveries(db)
      .where('delivery.dossierId', '=', about.dossierId)
      .where(column, '=', id)
      .orderBy('delivery.createdAt', 'desc')
      .orderBy('delivery.id', 'desc');
    const { page: number, pageSize } = request;
    const shown = query.limit(pageSize).offset((number - 1) * pageSize);
    const ids = shown.clearSelect().select('delivery.id').$castTo<{ id: string }>();
    return { page: readPage(query, request), steps: listSteps(db, ids.$asScalar()) };
  });
  return { ...page, items: withSteps(page.items, steps) };
}

/** Every mail and letter that carried a report, by id. */
export async function readSendResultsOf(
  db: Database | Transaction,
  resultId: string,
): Promise<ReadonlyMap<string, SendResult>> {
  const ofResult = db.selectFrom('deliveries').select('deliveries.id').where('resultId', '=', resultId);
  return readSendResultsById(db, ofResult.$asScalar());
}

/** Those mails and letters, by id. */
export async function readSendResultsById(
  db: Database,
  ids: DeliveryIds,
): Promise<ReadonlyMap<string, SendResult>> {
  if (Array.isArray(ids) && ids.length === 0) return new Map();
  const [deliveries, steps] = await readTogether(db, (db) => [
    selectDeliveries(db).where('delivery.id', 'in', ids).execute(),
    listSteps(db, ids),
  ]);
  return new Map(withSteps(deliveries, steps).map((result) => [result.id, result]));
}

/** The last mail or letter that carried each invitation, by its id; for those that none has carried, nothing. */
export async function findLastSendResults(
  db: Database | Transaction,
  invitationIds: readonly string[],
): Promise<ReadonlyMap<string, SendResult>> {
  if (invitationIds.length === 0) return new Map();
  const last = await selectDeliveries(db)
    .distinctOn('delivery.invitationId')
    .where('delivery.invitationId', 'in', invitationIds)
    // Reminders and receipts are in the log too, but they do not carry the invitation.
    .where('delivery.purpose', '=', 'invitation')
    .orderBy('delivery.invitationId')
    .orderBy('delivery.createdAt', 'desc')
    .orderBy('delivery.id', 'desc')
    .execute();
  const results = await presentAll(db, last);
  return new Map(results.map((result, index) => [last[index]?.invitationId ?? '', result]));
}

async function presentAll(
  db: Database | Transaction,
  deliveries: readonly StoredDelivery[],
): Promise<SendResult[]> {
  if (deliveries.length === 0) return [];
  const ids = deliveries.map(({ id }) => id);
  return withSteps(deliveries, await listSteps(db, ids));
}

function withSteps(
  deliveries: readonly StoredDelivery[],
  steps: Awaited<ReturnType<typeof listSteps>>,
): SendResult[] {
  const byDelivery = Map.groupBy(steps, ({ deliveryId }) => deliveryId);
  return deliveries.map((delivery) => presentSendResult(delivery, byDelivery.get(delivery.id) ?? []));
}

/** A mail or letter as a line of the send log. */
function presentSendResult(delivery: StoredDelivery, steps: readonly StoredStep[]): SendResult {
  const common = {
    id: delivery.id,
    addressee: delivery.addressee,
    address: addressOf(delivery),
    requestedAt: delivery.createdAt.toISOString(),
    requestedBy: delivery.requestedByName,
    acceptedAt: delivery.acceptedAt?.toISOString() ?? null,
    statusChangedAt: delivery.statusChangedAt.toISOString(),
    failure: delivery.lastError,
    replacesDeliveryId: delivery.replacesDeliveryId,
    nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
  };
  if (delivery.emailStatus !== null) {
    const known = stepsWith(EMAIL_SEND_STATUSES, steps);
    return { ...common, sendMethod: 'Email', status: delivery.emailStatus, steps: known };
  }
  return {
    ...common,
    sendMethod: delivery.sendMethod === 'QualifiedDelivery' ? 'QualifiedDelivery' : 'RegisteredLetter',
    status: delivery.registeredLetterStatus ?? 'Undefined',
    steps: stepsWith(REGISTERED_LETTER_STATUSES, steps).map((step, index) => ({
      ...step,
      evidence: evidenceOf(steps[index]),
    })),
    barcode: delivery.barcode,
    registeredLetterId: delivery.id,
    hasProofOfDeposit: delivery.proofOfDepositFileId !== null,
  };
}

function stepsWith<Status extends string>(statuses: readonly Status[], steps: readonly StoredStep[]) {
  return steps.map(({ status, occurredAt, detail }) => ({
    status: statuses.find((known) => known === status) ?? ('Undefined' as Status),
    occurredAt: occurredAt.toISOString(),
    detail,
  }));
}

/** Only what is here: what is still to come proves nothing. */
function evidenceOf(step: StoredStep | undefined) {
  if (step === undefined || step.evidenceKind === null || step.sha256 === null) return null;
  return { id: step.id, kind: step.evidenceKind, sha256: step.sha256 };
}

/**
 * For somebody outside the office, whose business it is not who pressed the button; nor what the services told us in their own
 * words, for each step has a phrase in the reader's language.
 */
export function forOutsider(result: SendResult): SendResult {
  if (result.sendMethod === 'Email') {
    return { ...result, requestedBy: null, steps: result.steps.map(withoutWords) };
  }
  return { ...result, requestedBy: null, steps: result.steps.map(withoutWords) };
}

function withoutWords<Step extends { readonly detail: string | null }>(step: Step): Step {
  return { ...step, detail: null };
}

type StoredDelivery = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['execute']>>[number];
type StoredStep = Awaited<ReturnType<typeof listSteps>>[number];

/** Mails and letters with what a send log shows of them. */
function selectDeliveries(db: Database | Transaction) {
  return db
    .selectFrom('deliveries as delivery')
    .leftJoin('users as person', 'person.id', 'delivery.requestedBy')
    .select([
      'delivery.id',
      'delivery.invitationId',
      'delivery.resultId',
      'delivery.sendMethod',
      'delivery.addressee',
      'delivery.email',
      'delivery.address',
      'delivery.createdAt',
      'delivery.acceptedAt',
      'delivery.statusChangedAt',
      'delivery.lastError',
      'delivery.emailStatus',
      'delivery.registeredLetterStatus',
      'delivery.barcode',
      'delivery.proofOfDepositFileId',
      'delivery.replacesDeliveryId',
      'delivery.nextAttemptAt',
      sql<string | null>`person.first_name || ' ' || person.last_name`.as('requestedByName'),
    ]);
}

/** More than any service reports on one mail or letter. */
const MAX_STEPS = 5000;

/** What happened to each, in the order in which it happened. */
/** Named one by one, or by what finds them. */
type DeliveryIds = readonly string[] | Expression<string>;

function listSteps(db: Database, deliveryIds: DeliveryIds) {
  return db
    .selectFrom('deliveryEvents as event')
    .leftJoin('files as file', 'file.id', 'event.evidenceFileId')
    .select(['event.id', 'deliveryId', 'status', 'occurredAt', 'detail', 'evidenceKind', 'file.sha256'])
    .where('deliveryId', 'in', deliveryIds)
    .orderBy('occurredAt')
    .orderBy('event.id')
    .limit(MAX_STEPS)
    .execute();
}
