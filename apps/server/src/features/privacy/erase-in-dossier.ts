import { coDefendantsSchema } from '@prorata/contract/dossiers/dossier';
import type { PersonalPart } from '@prorata/domain/privacy/erasure-plan';
import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import { takeBackWaiting } from '../delivery/take-back.ts';
import {
  eraseAddresseeDecisions,
  eraseContestationRows,
  eraseCreditorRows,
  eraseDeliveryEmails,
  eraseDeliveryRows,
  eraseDeliveryTexts,
  eraseDocumentRows,
  eraseInvitationRows,
  erasePayerRows,
  eraseStatementRows,
  eraseStopContacts,
  eraseUnsignedResults,
  type Ids,
} from '../maintenance/erase-rows.ts';
import { eraseMentions } from './erase-mentions.ts';
import { eraseActor, eraseAllValues, eraseValues } from './erase-values.ts';
import type { KnownRecord } from './person-records.ts';
import { selectSendings } from './select-sendings.ts';

export type Parts = ReadonlySet<PersonalPart>;

/** One record of somebody in a dossier. */
interface RecordInDossier extends KnownRecord {
  readonly dossierId: string;
}

export function isInDossier(record: KnownRecord): record is RecordInDossier {
  return record.dossierId !== null;
}

/**
 * Erases what a dossier keeps of somebody in one record, with the same hands that erase a whole dossier. Where who they are goes,
 * nothing of the dossier is needed any more: then they also go from what others wrote in it, and with it the calculations that
 * nobody signed.
 */
export async function eraseInDossier(
  trx: Transaction,
  action: UserAction,
  record: RecordInDossier,
  parts: Parts,
  person: string,
): Promise<void> {
  if (parts.has('messages')) await eraseMessages(trx, action, record, parts);
  await eraseDecisions(trx, record, parts);
  await ERASERS[record.kind]?.(trx, record, parts, action.at);
  if (!parts.has('identity')) return;
  const dossierIds = await listDossierIds(trx, record);
  for (const id of dossierIds) await eraseUnsignedResults(trx, id);
  await eraseReadings(trx, record);
  const { nationalNumber, emails } = record.traits;
  // A first name alone, as somebody may ask under, names others, too.
  const names = [...record.names.slice(0, 1), ...(/\S\s+\S/.test(person) ? [person] : [])];
  await eraseMentions(trx, dossierIds, { names, nationalNumber, emails });
}

type Eraser = (trx: Transaction, record: RecordInDossier, parts: Parts, at: Date) => Promise<void>;

const ERASERS: Partial<Record<KnownRecord['kind'], Eraser>> = {
  defendant: eraseDefendant,
  statement: eraseStatement,
  invitation: eraseInvitation,
  payer: erasePayer,
  contestation: eraseContestation,
  stop: eraseStop,
};

/** Ids that are known, for whom asks what finds them. */
function listed(ids: readonly string[]): Ids {
  return sql<string>`(select unnest(${ids}::uuid[]))`;
}

/** A payer belongs to all dossiers of its series, anything else to its own. */
export async function listDossierIds(
  trx: Transaction,
  { kind, dossierId }: Pick<KnownRecord, 'kind' | 'dossierId'>,
): Promise<string[]> {
  if (dossierId === null) return [];
  if (kind !== 'payer') return [dossierId];
  const followUps = await trx
    .selectFrom('followUps')
    .select('dossierId')
    .where('seriesId', '=', dossierId)
    .execute();
  return [dossierId, ...followUps.map((followUp) => followUp.dossierId)];
}

/**
 * The texts of what was sent to them, or was to be; what still waits is taken back first. That something was sent, to whom and
 * when, stays known while who they are does. What was for others as well keeps its address: it is theirs, too.
 */
async function eraseMessages(
  trx: Transaction,
  action: UserAction,
  record: RecordInDossier,
  parts: Parts,
): Promise<void> {
  const deliveries = await listDeliveries(trx, record);
  await takeBackWaiting(trx, action, deliveries);
  const idsOf = (some: typeof deliveries) => some.map(({ id }) => id);
  const own = deliveries.filter(({ isShared }) => !isShared);
  await eraseDeliveryTexts(trx, listed(idsOf(deliveries)), action.at);
  await eraseValues(trx, idsOf(deliveries), ['failure']);
  if (parts.has('identity')) {
    await eraseDeliveryRows(trx, listed(idsOf(own)), action.at);
    return eraseAllValues(trx, idsOf(own));
  }
  const mails = own.filter(({ email }) => email !== null);
  await eraseDeliveryEmails(trx, listed(idsOf(mails)));
  await eraseValues(trx, idsOf(mails), ['address']);
}

function listDeliveries(trx: Transaction, record: RecordInDossier) {
  const addresseeId = record.part ?? record.id;
  return selectSendings(trx, record)
    .selectAll()
    .select(
      sql<boolean>`exists (
        select from delivery_addressees where delivery_id = deliveries.id and addressee_id <> ${addresseeId}
      )`.as('isShared'),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What the office decided about them as an addressee of the report. */
async function eraseDecisions(
  trx: Transaction,
  { id, part, dossierId }: RecordInDossier,
  parts: Parts,
): Promise<void> {
  const addresseeId = part ?? id;
  const decisions = await trx
    .selectFrom('addresseeDecisions')
    .select('id')
    .where('dossierId', '=', dossierId)
    .where('addresseeId', '=', addresseeId)
    .execute();
  if (decisions.length === 0) return;
  const ids = listed(decisions.map((decision) => decision.id));
  if (parts.has('identity')) return eraseAddresseeDecisions(trx, ids);
  if (!parts.has('contact')) return;
  await trx.updateTable('addresseeDecisions').set({ email: null }).where('id', 'in', ids).execute();
  await eraseValues(trx, [addresseeId], ['email']);
}

const NO_CONTACT = { email: null, phone: null };
const NO_IDENTITY = {
  ...{ salutation: null, name: null, surname: null, nationalNumber: null, companyName: null },
  ...{ kboNumber: null, corporateForm: null, ...NO_CONTACT },
  address: { address1: null, address2: null, zipcode: null, city: null, country: null },
};

async function eraseDefendant(trx: Transaction, { id, part }: RecordInDossier, parts: Parts): Promise<void> {
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
  await eraseValues(trx, [id], fields);
  if (parts.has('identity')) await eraseTexts(trx, id);
}

/** A dossier is called after its defendants, what is charged for it, too, and its text is about them. */
async function eraseTexts(trx: Transaction, dossierId: string): Promise<void> {
  await trx
    .updateTable('dossiers')
    .set({ title: null, reference: null, explanation: null })
    .where('id', '=', dossierId)
    .execute();
  await trx
    .updateTable('platformTransactions')
    .set({ defendantName: null })
    .where('dossierId', '=', dossierId)
    .execute();
  await eraseValues(trx, [dossierId], ['dossierTitle', 'dossierReference', 'explanation']);
}

async function eraseStatement(trx: Transaction, { id }: RecordInDossier, parts: Parts): Promise<void> {
  const { creditorId, invitationId } = await trx
    .updateTable('statements')
    .set({
      ...{ primaryEmail: null, extraEmails: [] },
      filed: sql`jsonb_set(jsonb_set(filed, '{fields,primaryEmail}', 'null'), '{fields,extraEmails}', 'null')`,
    })
    .where('id', '=', id)
    .returning(['creditorId', 'invitationId'])
    .executeTakeFirstOrThrow();
  if (!parts.has('identity')) return eraseValues(trx, [id], ['primaryEmail', 'extraEmails']);
  const documents = parts.has('documents') ? await eraseDocumentRows(trx, listed([id])) : [];
  await eraseStatementRows(trx, listed([id]));
  await eraseCreditorRows(trx, listed([creditorId]));
  // What happened to its claims names the creditor, too; so does what the office said about who it is.
  const claims = await trx
    .selectFrom('privilegedClaims')
    .select('id')
    .where('statementId', '=', id)
    .execute();
  await eraseAllValues(trx, [
    ...[id, ...documents, ...claims.map((claim) => claim.id)],
    ...(await listSameCreditors(trx, creditorId)),
  ]);
  await eraseNotesOn(trx, [id, ...documents]);
  if (invitationId !== null) await eraseActor(trx, invitationId);
}

/** A creditor with all of whom the office said that they are the same. */
async function listSameCreditors(trx: Transaction, creditorId: string): Promise<string[]> {
  const { sameAsId } = await trx
    .selectFrom('creditors')
    .select('sameAsId')
    .where('id', '=', creditorId)
    .executeTakeFirstOrThrow();
  const mainId = sameAsId ?? creditorId;
  const others = await trx.selectFrom('creditors').select('id').where('sameAsId', '=', mainId).execute();
  return [mainId, ...others.map(({ id }) => id)];
}

async function eraseInvitation(
  trx: Transaction,
  { id }: RecordInDossier,
  parts: Parts,
  at: Date,
): Promise<void> {
  if (!parts.has('identity')) {
    await trx.updateTable('invitations').set({ erasedAt: at, emails: [] }).where('id', '=', id).execute();
    await trx
      .updateTable('noClaimDeclarations')
      .set({ email: null })
      .where('invitationId', '=', id)
      .execute();
    return eraseValues(trx, [id], ['emails', 'email']);
  }
  await eraseInvitationRows(trx, listed([id]), at);
  const { creditorId } = await trx
    .selectFrom('invitations')
    .select('creditorId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await eraseAllValues(trx, [id, ...(await listSameCreditors(trx, creditorId))]);
  await eraseNotesOn(trx, [id]);
  await eraseActor(trx, id);
}

async function erasePayer(trx: Transaction, { id }: RecordInDossier, parts: Parts): Promise<void> {
  if (!parts.has('identity')) {
    await trx.updateTable('payers').set({ email: null }).where('id', '=', id).execute();
    return eraseValues(trx, [id], ['email']);
  }
  await erasePayerRows(trx, listed([id]));
  const receipts = await trx.selectFrom('incomeReceipts').select('id').where('payerId', '=', id).execute();
  await eraseAllValues(trx, [id, ...receipts.map((receipt) => receipt.id)]);
}

async function eraseContestation(trx: Transaction, { id }: RecordInDossier, parts: Parts): Promise<void> {
  if (!parts.has('identity')) return;
  await eraseContestationRows(trx, listed([id]));
  await eraseAllValues(trx, [id]);
}

async function eraseStop(trx: Transaction, { id }: RecordInDossier, parts: Parts): Promise<void> {
  if (parts.has('identity')) {
    await eraseStopContacts(trx, listed([id]));
    return eraseValues(trx, [id], ['contactName', 'contactEmail', 'contactAddress']);
  }
  await trx.updateTable('stops').set({ contactEmail: null }).where('id', '=', id).execute();
  await trx.updateTable('formerStopContacts').set({ email: null }).where('stopId', '=', id).execute();
  await eraseValues(trx, [id], ['contactEmail']);
}

async function eraseNotesOn(trx: Transaction, subjectIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('notes').where('subjectId', 'in', subjectIds).execute();
}

/** Whose number was shown, and as whom and from where they looked themselves. */
async function eraseReadings(trx: Transaction, { id }: RecordInDossier): Promise<void> {
  await trx.updateTable('readings').set({ name: null }).where('subjectId', '=', id).execute();
  await trx
    .updateTable('readings')
    .set({ actorName: null, address: null })
    .where('actorId', '=', id)
    .where('actorKind', '<>', 'user')
    .execute();
}
