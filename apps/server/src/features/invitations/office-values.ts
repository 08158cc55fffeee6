import type { Values } from '@prorata/documents/catalogue/variables';
import { SALUTATIONS } from '@prorata/documents/words';
import { partyName } from '@prorata/domain/dossier-validation/party-checks';
import { formatInvitationCode } from '@prorata/domain/invitation-code';
import type { IsoDate } from '@prorata/domain/iso-date';
import { addressLines } from '@prorata/domain/registered-letter-address';
import { legalFilingDay } from '@prorata/domain/terms';
import type { Language, SendMethod } from '@prorata/domain/vocabulary';
import type { Database, Transaction } from '../../database/tables.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import type { InvitationRecord } from './find-invitation.ts';

type OfficeVariable = 'office.name' | 'office.address' | 'office.phone' | 'office.email' | 'bailiff.name';
type DossierVariable = 'dossier.number' | 'dossier.saleDate' | 'dossier.seizureDate' | 'defendant.name';
type RecipientVariable = 'recipient.name' | 'recipient.salutation';
type InvitationVariable =
  | 'invitation.code'
  | 'invitation.link'
  | 'invitation.validUntil'
  | 'invitation.isLegalTerm'
  | 'invitation.creditorReference';

/** What every mail and letter about a dossier says of who sends it and whom it is about. */
export async function readOfficeValues(
  db: Database | Transaction,
  dossier: DossierRecord,
): Promise<Values<OfficeVariable | DossierVariable>> {
  const office = await db
    .selectFrom('organizations as office')
    .leftJoin('users as bailiff', (join) => join.on('bailiff.id', '=', dossier.responsibleBailiffId))
    .select(['office.name', 'displayName', 'office.address', 'office.phone', 'office.email'])
    .select(['bailiff.firstName', 'bailiff.lastName'])
    .where('office.id', '=', dossier.organizationId)
    .executeTakeFirstOrThrow();
  const name = office.displayName ?? office.name;
  const bailiff = [office.firstName, office.lastName].filter((part) => part !== null).join(' ');
  return {
    'office.name': name,
    'office.address': addressLines(office.address ?? {}).join(', '),
    'office.phone': office.phone,
    'office.email': office.email,
    'bailiff.name': bailiff === '' ? name : bailiff,
    'dossier.number': dossier.fileNumber,
    'dossier.saleDate': dossier.transactionKinds.includes('sale') ? dossier.saleDate : null,
    'dossier.seizureDate': dossier.seizureDate,
    'defendant.name': defendantNameOf(dossier),
  };
}

export function defendantNameOf(dossier: DossierRecord): string {
  const defendant = {
    firstName: dossier.defendantFirstName,
    lastName: dossier.defendantLastName,
    companyName: dossier.defendantCompanyName,
    nationalNumber: null,
    enterpriseNumber: null,
  };
  return partyName(defendant) ?? '';
}

/** The language in which a creditor is written to: their own where it is known, else the dossier's. */
export function languageOf(
  { language }: Pick<InvitationRecord, 'language'>,
  dossier: DossierRecord,
): Language {
  return language ?? dossier.language ?? 'nl';
}

/** How a creditor is addressed; of one with a mail address only, that is all there is to call them by. */
export function recipientValues(
  { addressee, emails }: Pick<InvitationRecord, 'addressee' | 'emails'>,
  language: Language,
): Values<RecipientVariable> {
  return {
    'recipient.name': addressee ?? emails[0] ?? '',
    'recipient.salutation': SALUTATIONS[language],
  };
}

interface InvitationFacts {
  readonly creditorReference: string | null;
  readonly code: string;
  readonly validUntil: IsoDate;
  readonly sendMethod: SendMethod;
  /** The day on which this mail or letter is asked for. */
  readonly sentOn: IsoDate;
  readonly publicOrigin: string;
}

/** The way in: a code that can be typed over, and the short address that leads to the same place. */
export function invitationValues(facts: InvitationFacts): Values<InvitationVariable> {
  const code = formatInvitationCode(facts.code);
  return {
    'invitation.code': code,
    'invitation.link': new URL(`/invited/${code}`, facts.publicOrigin).href,
    'invitation.validUntil': facts.validUntil,
    'invitation.isLegalTerm': facts.validUntil === legalFilingDay(facts.sendMethod, facts.sentOn),
    'invitation.creditorReference': facts.creditorReference,
  };
}
