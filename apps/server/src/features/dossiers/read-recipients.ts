import type { Defendant } from '@prorata/contract/dossiers/dossier';
import { personToAddress } from '@prorata/domain/person-to-address';
import type { LetterAddress } from '@prorata/domain/registered-letter-address';
import type {
  CreditorToReach,
  DefendantToReach,
  Recipients,
} from '@prorata/domain/report-sending/plan-sending';
import type { Language } from '@prorata/domain/vocabulary';
import { type Selectable, sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database, StatementsTable, Transaction } from '../../database/tables.ts';
import { coDefendantsOf, nameOf } from '../parties/defendant-names.ts';
import { withLegalForm } from '../parties/with-legal-form.ts';
import { creditorWhoFiled, silentCreditor } from './creditor-to-reach.ts';
import { defendantOf } from './dossier-fields.ts';
import type { DossierRecord } from './find-dossier.ts';
import { readSendingsOfDossier } from './invitation-sendings.ts';

/**
 * Everyone to whom the report goes: who filed, who was invited and did not, every defendant, and whoever had a draft that
 * it replaces.
 */
export async function readRecipients(
  db: Database | Transaction,
  dossier: DossierRecord,
): Promise<Recipients> {
  const { whoFiled, whoDidNot, formerDefendants } = await readTogether(db, (db) => ({
    whoFiled: listWhoFiled(db, dossier),
    whoDidNot: listWhoDidNot(db, dossier),
    formerDefendants: listFormerDefendants(db, dossier),
  }));
  return {
    creditors: [...whoFiled, ...whoDidNot],
    defendants: [...listDefendantsToReach(dossier), ...formerDefendants],
  };
}

/** Against whom the dossier runs now. */
export function listDefendantsToReach(dossier: DossierRecord): DefendantToReach[] {
  const language = dossier.language ?? 'nl';
  return [
    toReach(dossier.id, { ...defendantOf(dossier), address: dossier.defendantAddress }, language),
    ...coDefendantsOf(dossier).map((person) => toReach(person.id, person, language)),
  ];
}

function toReach(
  addresseeId: string,
  defendant: Omit<Defendant, 'address'> & { readonly address: LetterAddress | null },
  language: Language,
): DefendantToReach {
  const { salutation, surname, companyName, corporateForm, address } = defendant;
  return {
    addresseeId,
    name: withLegalForm(nameOf(defendant), corporateForm, language),
    person: personToAddress({ salutation, lastName: surname, companyName }),
    language,
    address,
  };
}

/** Whoever had a draft that is replaced gets what takes its place, also when they claim nothing any more. */
const HAD_A_DRAFT = sql<boolean>`(
  statement.invitation_id is null and exists (
    select from delivery_addressees
    join deliveries on deliveries.id = delivery_id
    join calculation_results on calculation_results.id = deliveries.result_id
    where delivery_addressees.statement_id = statement.id and void_kind = 'replaced' and accepted_at is not null
  )
)`;

/** Removed after a draft that is replaced went to them: as it was addressed to them. */
async function listFormerDefendants(
  db: Database | Transaction,
  dossier: DossierRecord,
): Promise<DefendantToReach[]> {
  const letters = await db
    .selectFrom('deliveryAddressees as told')
    .innerJoin('deliveries as delivery', 'delivery.id', 'told.deliveryId')
    .innerJoin('calculationResults as result', 'result.id', 'delivery.resultId')
    .distinctOn('told.addresseeId')
    .select(['told.addresseeId', 'delivery.addressee', 'delivery.language', 'delivery.address'])
    .where('told.dossierId', '=', dossier.id)
    .where('told.defendantId', 'is not', null)
    .where('result.voidKind', '=', 'replaced')
    .where('delivery.acceptedAt', 'is not', null)
    .orderBy('told.addresseeId')
    .orderBy('delivery.acceptedAt', 'desc')
    .execute();
  const present = new Set(coDefendantsOf(dossier).map(({ id }) => id));
  return letters
    .filter(({ addresseeId }) => !present.has(addresseeId))
    .map(({ addressee, ...letter }) => ({ ...letter, name: addressee ?? '', person: null }));
}

async function listWhoFiled(db: Database | Transaction, dossier: DossierRecord): Promise<CreditorToReach[]> {
  const statements = await selectWhoFiled(db, dossier.id).execute();
  return statements.map((statement) => toReachWhoFiled(statement, dossier));
}

/** One of them, if the statement is one of a creditor to whom the report goes. */
export function findWhoFiled(
  db: Database | Transaction,
  { dossierId, statementId }: { readonly dossierId: string; readonly statementId: string },
): Promise<WhoFiled | undefined> {
  return selectWhoFiled(db, dossierId).where('statement.id', '=', statementId).executeTakeFirst();
}

/** A statement, and whose it is. */
export interface WhoFiled extends Selectable<StatementsTable> {
  readonly toldCreditorId: string;
}

export function toReachWhoFiled(
  { toldCreditorId: creditorId, ...statement }: WhoFiled,
  { language }: Pick<DossierRecord, 'language'>,
): CreditorToReach {
  return creditorWhoFiled(statement, { creditorId, dossierLanguage: language ?? 'nl' });
}

function selectWhoFiled(db: Database | Transaction, dossierId: string) {
  return db
    .selectFrom('statements as statement')
    .innerJoin('creditors as creditor', 'creditor.id', 'statement.creditorId')
    .selectAll('statement')
    .select(sql<string>`coalesce(creditor.same_as_id, creditor.id)`.as('toldCreditorId'))
    .where('statement.dossierId', '=', dossierId)
    .where((where) => where.or([where('deletedAt', 'is', null), HAD_A_DRAFT]))
    .orderBy('statement.createdAt')
    .orderBy('statement.id');
}

async function listWhoDidNot(
  db: Database | Transaction,
  { id, language }: DossierRecord,
): Promise<CreditorToReach[]> {
  const [invitations, sendingOf] = await readTogether(db, (db) => [
    selectSilent(db, id).execute(),
    readSendingsOfDossier(db, id),
  ]);
  return invitations.map((invitation) =>
    silentCreditor(invitation, sendingOf(invitation).attempts, language ?? 'nl'),
  );
}

/** The invitations of a dossier that were sent and that nobody answered with a statement. */
function selectSilent(db: Database, dossierId: string) {
  return db
    .selectFrom('invitations as invitation')
    .selectAll('invitation')
    .where('dossierId', '=', dossierId)
    .where('sentAt', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('statements')
            .select('statements.id')
            .whereRef('statements.invitationId', '=', 'invitation.id')
            .where('statements.deletedAt', 'is', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      // Whoever was asked about a balance that stands has the report as its creditor.
      not(
        exists(
          selectFrom('statements as carried')
            .select('carried.id')
            .whereRef('carried.id', '=', 'invitation.balanceStatementId')
            .where('carried.deletedAt', 'is', null),
        ),
      ),
    )
    .orderBy('createdAt')
    .orderBy('id');
}
