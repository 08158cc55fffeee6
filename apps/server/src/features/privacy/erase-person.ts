import type { BodyOf } from '@prorata/contract/call';
import type { privacyCalls } from '@prorata/contract/privacy/calls';
import { recordSchema } from '@prorata/contract/privacy/privacy';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { lockDossierById } from '../dossiers/find-dossier.ts';
import { ERASED, eraseDeliveryRows } from '../maintenance/erase-rows.ts';
import { forgetParties } from '../parties/party-book.ts';
import { eraseInDossier, isInDossier, listDossierIds, type Parts } from './erase-in-dossier.ts';
import { countValues, eraseAllValues } from './erase-values.ts';
import type { KnownRecord } from './person-records.ts';
import { findRecords, fingerprintOf, planFor } from './plan.ts';
import { lockRequest } from './requests.ts';
import { scopeOf } from './scope.ts';

/**
 * Erases what the law lets go of a person, as it was looked at: when a dossier has moved on since, or somebody filed
 * something, the plan is another and must be looked at anew. The chains of events prove themselves without values.
 */
export async function erasePerson(
  { db }: Pick<Tools, 'db'>,
  action: UserAction,
  requestId: string,
  { version, seen, confirmation }: BodyOf<typeof privacyCalls.erase>,
): Promise<void> {
  const scope = scopeOf(action.actor);
  await inTransaction(db, async (trx) => {
    const request = await lockRequest(trx, scope, requestId);
    if (request.erasedAt !== null) throw new ProblemError('already-carried-out');
    await refuseStale(trx, request, version);
    if (!isSameName(confirmation, request.person ?? '')) throw new ProblemError('confirmation-wrong');
    const named = recordSchema.array().parse(request.records);
    const dossiers = await lockDossiers(trx, await findRecords(trx, scope, named));
    // Read again under the locks: a dossier may have been opened for work meanwhile.
    const records = await findRecords(trx, scope, named);
    const plan = await planFor(trx, records);
    if (fingerprintOf(plan) !== seen) throw new ProblemError('erasure-plan-changed');
    const dossierIds = dossiers.map(({ id }) => id);
    const heldBefore = await countValues(trx, dossierIds);
    for (const record of records) {
      const parts = plan.filter(
        ({ record: { kind, id }, goes }) => goes && kind === record.kind && id === record.id,
      );
      await eraseRecord(trx, action, record, new Set(parts.map(({ part }) => part)), confirmation);
    }
    const gone = plan.filter(({ goes }) => goes);
    const touched = new Set(gone.map(({ record }) => records.find(({ id }) => id === record.id)?.dossierId));
    const outcome = plan.map((part) => ({ ...part, name: ERASED }));
    const { version: reached } = await trx
      .updateTable('privacyRequests')
      .set({ erasedAt: action.at, erasedBy: action.actor.id, outcome: JSON.stringify(outcome) })
      .set({ person: null, records: '[]' })
      .where('id', '=', requestId)
      .returning('version')
      .executeTakeFirstOrThrow();
    const held = await countValues(trx, dossierIds);
    const hasLess = (id: string) => (held.get(id) ?? 0) < (heldBefore.get(id) ?? 0);
    for (const dossier of dossiers.filter(({ id }) => touched.has(id) || hasLess(id))) {
      await recordEvent(trx, action, {
        ...{ dossier, type: 'dossier.personErased', subjectId: dossier.id, version: null },
        ...{ before: null, after: null },
      });
    }
    await recordEvent(trx, action, {
      type: 'privacy.erased',
      organizationId: scope.organizationId,
      subjectId: requestId,
      version: reached,
      before: null,
      after: { numberOfErased: gone.length, numberOfKept: plan.length - gone.length },
    });
  });
}

/** With all of a series, whose chains hold values about its payers; in one order, so that two of them never wait for each other. */
async function lockDossiers(trx: Transaction, records: readonly KnownRecord[]) {
  const ids = new Set<string>();
  for (const record of records) for (const id of await listDossierIds(trx, record)) ids.add(id);
  const dossiers = [];
  for (const id of [...ids].sort()) dossiers.push(await lockDossierById(trx, id));
  return dossiers.filter((dossier) => dossier !== undefined);
}

function isSameName(typed: string, name: string): boolean {
  const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('nl');
  return plain(typed) === plain(name);
}

async function eraseRecord(
  trx: Transaction,
  action: UserAction,
  record: KnownRecord,
  parts: Parts,
  person: string,
): Promise<void> {
  if (parts.size === 0) return;
  if (isInDossier(record)) return eraseInDossier(trx, action, record, parts, person);
  if (record.kind === 'party') return forgetParties(trx, [record.id]);
  return record.kind === 'user'
    ? eraseAccount(trx, record.id, action.at)
    : eraseStandardInvitation(trx, record.id);
}

async function eraseStandardInvitation(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('standardInvitations').where('id', '=', id).execute();
  await eraseAllValues(trx, [id]);
}

/** Who acted stays named in what they did; how to reach them, and how they liked their screens, does not. */
async function eraseAccount(trx: Transaction, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      ...{ nationalNumber: null, phone: null, salutation: null, subject: null },
      ...{ dutchImmatriculation: null, frenchImmatriculation: null, approvalReason: null },
      email: `${id}@erased.invalid`,
    })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('listDefaults').where('userId', '=', id).execute();
  await trx.deleteFrom('listViews').where('ownerId', '=', id).execute();
  await trx.deleteFrom('calendarFeeds').where('userId', '=', id).execute();
  await trx.deleteFrom('notifications').where('userId', '=', id).execute();
  await trx.deleteFrom('notificationSettings').where('userId', '=', id).execute();
  await trx.deleteFrom('reminders').where('userId', '=', id).execute();
  await trx.deleteFrom('inboxMarks').where('userId', '=', id).execute();
  await trx.deleteFrom('guides').where('userId', '=', id).execute();
  const mails = trx.selectFrom('deliveries').select('id').where('userId', '=', id);
  await eraseDeliveryRows(trx, mails.$asScalar(), at);
  await eraseAllValues(trx, [id]);
}
