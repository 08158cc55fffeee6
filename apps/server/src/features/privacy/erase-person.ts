import type { BodyOf } from '@prorata/contract/call';
import { coDefendantsSchema } from '@prorata/contract/dossiers/dossier';
import type { privacyCalls } from '@prorata/contract/privacy/calls';
import { recordSchema } from '@prorata/contract/privacy/privacy';
import type { PersonalPart } from '@prorata/domain/privacy/erasure-plan';
import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { lockDossierById } from '../dossiers/find-dossier.ts';
import { forgetParties } from '../parties/party-book.ts';
import type { KnownRecord } from './person-records.ts';
import { findRecords, fingerprintOf, planFor } from './plan.ts';
import { lockRequest } from './requests.ts';
import { scopeOf } from './scope.ts';

/** What stands where a name stood that nobody may read any more. */
const ERASED = '–';

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
    const dossierIds = await lockDossiers(trx, await findRecords(trx, scope, named));
    // Read again under the locks: a dossier may have been opened for work meanwhile.
    const records = await findRecords(trx, scope, named);
    const plan = await planFor(trx, records);
    if (fingerprintOf(plan) !== seen) throw new ProblemError('erasure-plan-changed');
    for (const record of records) {
      const parts = plan.filter(
        ({ record: { kind, id }, goes }) => goes && kind === record.kind && id === record.id,
      );
      await eraseRecord(trx, record, new Set(parts.map(({ part }) => part)), action.at);
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
    for (const dossier of dossierIds.filter(({ id }) => touched.has(id))) {
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

/** In one order, so that two of them never wait for each other. */
async function lockDossiers(trx: Transaction, records: readonly KnownRecord[]) {
  const ids = [...new Set(records.flatMap(({ dossierId }) => dossierId ?? []))].sort();
  const dossiers = [];
  for (const id of ids) dossiers.push(await lockDossierById(trx, id));
  return dossiers.filter((dossier) => dossier !== undefined);
}

function isSameName(typed: string, name: string): boolean {
  const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('nl');
  return plain(typed) === plain(name);
}

type Parts = ReadonlySet<PersonalPart>;

async function eraseRecord(trx: Transaction, record: KnownRecord, parts: Parts, at: Date): Promise<void> {
  if (parts.size === 0) return;
  if (record.kind === 'party') return forgetParties(trx, [record.id]);
  if (record.kind === 'standardInvitation') return eraseStandardInvitation(trx, record.id);
  if (record.kind === 'user') return eraseAccount(trx, record.id);
  if (parts.has('messages')) await eraseMessages(trx, record, at);
  if (record.kind === 'defendant') return eraseDefendant(trx, record, parts);
  return record.kind === 'statement'
    ? eraseStatement(trx, record.id, parts)
    : eraseInvitation(trx, record.id, parts, at);
}

/** That something was sent, to whom and when, stays known. */
async function eraseMessages(
  trx: Transaction,
  { id, part, dossierId }: KnownRecord,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ erasedAt: at, content: {} })
    .where('dossierId', '=', dossierId)
    .where('erasedAt', 'is', null)
    .where('handedOverAt', 'is not', null)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('statementId', '=', id),
        eb('invitationId', '=', id),
        eb(
          'id',
          'in',
          selectFrom('deliveryAddressees')
            .select('deliveryId')
            .where('addresseeId', '=', part ?? id),
        ),
      ]),
    )
    .execute();
}

const NO_CONTACT = { email: null, phone: null };
const NO_IDENTITY = {
  ...{ salutation: null, name: null, surname: null, nationalNumber: null, companyName: null },
  ...{ kboNumber: null, corporateForm: null, ...NO_CONTACT },
  address: { address1: null, address2: null, zipcode: null, city: null, country: null },
};

async function eraseDefendant(trx: Transaction, { id, part }: KnownRecord, parts: Parts): Promise<void> {
  if (part === null) {
    await trx
      .updateTable('dossiers')
      .set({ defendantEmail: null, defendantPhone: null })
      .$if(parts.has('identity'), (update) =>
        update.set({
          ...{ defendantSalutation: null, defendantFirstName: null, defendantLastName: null },
          ...{ defendantNationalNumber: null, defendantCompanyName: null, defendantEnterpriseNumber: null },
          ...{ defendantCorporateForm: null, defendantAddress: null },
        }),
      )
      .where('id', '=', id)
      .execute();
  } else {
    const { coDefendants } = await trx
      .selectFrom('dossiers')
      .select('coDefendants')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const left = coDefendantsSchema
      .parse(coDefendants)
      .map((person) =>
        person.id === part ? { ...person, ...(parts.has('identity') ? NO_IDENTITY : NO_CONTACT) } : person,
      );
    await trx
      .updateTable('dossiers')
      .set({ coDefendants: JSON.stringify(left) })
      .where('id', '=', id)
      .execute();
  }
  // Of several the events tell all together: what they told of one goes with the rest.
  const fields =
    parts.has('identity') || part !== null
      ? ['defendant', 'coDefendants']
      : ['defendant.email', 'defendant.phone'];
  await eraseValues(trx, id, fields);
}

async function eraseStatement(trx: Transaction, id: string, parts: Parts): Promise<void> {
  const { creditorId } = await trx
    .updateTable('statements')
    .set({
      ...{ primaryEmail: null, extraEmails: [] },
      filed: sql`jsonb_set(jsonb_set(filed, '{fields,primaryEmail}', 'null'), '{fields,extraEmails}', 'null')`,
    })
    .where('id', '=', id)
    .returning('creditorId')
    .executeTakeFirstOrThrow();
  if (!parts.has('identity')) return eraseValues(trx, id, ['primaryEmail', 'extraEmails']);
  if (parts.has('documents')) await eraseDocuments(trx, id);
  await trx
    .updateTable('statements')
    .set({
      ...{ salutation: null, firstName: null, lastName: null, nationalNumber: null, corporateName: null },
      ...{ enterpriseNumber: null, foreignForm: null, foreignNumber: null, creditorAddress: null },
      ...{ creditorReference: null, declarant: null, paymentAccount: null, accountHolder: null },
      ...{
        paymentReference: null,
        explanationOfChange: null,
        removedClaims: JSON.stringify([]),
        filed: null,
      },
    })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('creditors')
    .set({ firstName: null, lastName: null, nationalNumber: null, corporateName: null, partyId: null })
    .where('id', '=', creditorId)
    .execute();
  // What happened to its claims names the creditor, too.
  const claims = await trx
    .selectFrom('privilegedClaims')
    .select('id')
    .where('statementId', '=', id)
    .execute();
  await eraseAllValues(trx, [id, ...claims.map((claim) => claim.id)]);
}

/** Their bytes follow with the sweep of what no row names. */
async function eraseDocuments(trx: Transaction, statementId: string): Promise<void> {
  await trx
    .updateTable('privilegedClaims')
    .set({ documentId: null })
    .where('statementId', '=', statementId)
    .execute();
  const documents = await trx
    .deleteFrom('documents')
    .where('statementId', '=', statementId)
    .returning('id')
    .execute();
  await eraseAllValues(
    trx,
    documents.map(({ id }) => id),
  );
}

async function eraseInvitation(trx: Transaction, id: string, parts: Parts, at: Date): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ erasedAt: at, emails: [] })
    .$if(parts.has('identity'), (update) =>
      update.set({
        ...{ addressee: null, enterpriseNumber: null, salutation: null, address: null },
        ...{ fallbackAddress: null, creditorReference: null },
      }),
    )
    .where('id', '=', id)
    .execute();
  await (parts.has('identity') ? eraseAllValues(trx, [id]) : eraseValues(trx, id, ['emails', 'email']));
}

async function eraseStandardInvitation(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('standardInvitations').where('id', '=', id).execute();
  await eraseAllValues(trx, [id]);
}

/** Who acted stays named in what they did; how to reach them, and how they liked their screens, does not. */
async function eraseAccount(trx: Transaction, id: string): Promise<void> {
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
  await eraseAllValues(trx, [id]);
}

async function eraseAllValues(trx: Transaction, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await trx
    .deleteFrom('auditValues')
    .where('eventId', 'in', (events) =>
      events.selectFrom('auditEvents').select('id').where('subjectId', 'in', subjectIds),
    )
    .execute();
}

/** Takes away what events told of some fields, and of the parts of them: `defendant` is also `defendant.name`. */
async function eraseValues(trx: Transaction, subjectId: string, fields: readonly string[]): Promise<void> {
  const told = fields.flatMap((field) => [`before.${field}`, `after.${field}`]);
  await sql`
    update audit_values set content = content - (
      select coalesce(array_agg(key), '{}') from jsonb_object_keys(content) as key
      where exists (select from unnest(${told}::text[]) as field where key = field or starts_with(key, field || '.'))
    )
    where event_id in (select id from audit_events where subject_id = ${subjectId})
      and exists (
        select from jsonb_object_keys(content) as key, unnest(${told}::text[]) as field
        where key = field or starts_with(key, field || '.')
      )`.execute(trx);
}
