import type { Values } from '@prorata/documents/catalogue/variables';
import type { Letterhead } from '@prorata/documents/letter/compose-letter';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { addressLines } from '@prorata/domain/registered-letter-address';
import type { Language } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { readOperator } from '../parameters/read-operator.ts';
import { coDefendantsOf, defendantNameOf } from '../parties/defendant-names.ts';

type OfficeVariable =
  | 'office.name'
  | 'office.address'
  | 'office.phone'
  | 'office.email'
  | 'bailiff.name'
  | 'bailiff.title'
  | 'operator.name';
type DossierVariable =
  | 'dossier.number'
  | 'dossier.saleDate'
  | 'dossier.seizureDate'
  | 'defendant.name'
  | 'defendant.isSeveral';

/** What every mail and letter about a dossier says of who sends it and whom it is about. */
export async function readOfficeValues(
  db: Database | Transaction,
  dossier: DossierRecord,
): Promise<Values<OfficeVariable | DossierVariable>> {
  const [office, { name: operator }] = await readTogether(db, (db) => [
    db
      .selectFrom('organizations as office')
      .leftJoin('users as bailiff', (join) => join.on('bailiff.id', '=', dossier.responsibleBailiffId))
      .select(['office.name', 'displayName', 'office.address', 'office.phone', 'office.email'])
      .select(['bailiff.firstName', 'bailiff.lastName', 'bailiff.salutation'])
      .where('office.id', '=', dossier.organizationId)
      .executeTakeFirstOrThrow(),
    readOperator(db),
  ]);
  const name = office.displayName ?? office.name;
  const bailiff = [office.firstName, office.lastName].filter((part) => part !== null).join(' ');
  return {
    'office.name': name,
    'office.address': addressLines(office.address ?? {}).join(', '),
    'office.phone': office.phone,
    'office.email': office.email,
    'bailiff.name': bailiff === '' ? name : bailiff,
    'bailiff.title': office.salutation,
    'operator.name': operator === '' ? null : operator,
    'dossier.number': dossier.fileNumber,
    'dossier.saleDate': dossier.transactionKinds.includes('sale') ? dossier.saleDate : null,
    'dossier.seizureDate': dossier.seizureDate,
    'defendant.name': defendantNameOf(dossier),
    'defendant.isSeveral': coDefendantsOf(dossier).length > 0,
  };
}

type HeadValues = Values<OfficeVariable | 'defendant.name' | 'defendant.isSeveral'>;

/** The head of a paper that the office gives out about a dossier; to whom, and of which day, is for the paper to say. */
export async function readLetterhead(
  db: Database,
  { organizationId, fileNumber }: DossierRecord,
  language: Language,
  known: HeadValues | Promise<HeadValues>,
): Promise<Omit<Letterhead, 'addressee' | 'date'>> {
  const [{ address, enterpriseNumber }, values] = await Promise.all([
    db
      .selectFrom('organizations')
      .select(['address', 'enterpriseNumber'])
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow(),
    known,
  ]);
  return {
    language,
    sender: {
      name: values['office.name'],
      address: values['office.address'],
      phone: values['office.phone'],
      email: values['office.email'],
      enterpriseNumber: enterpriseNumber && formatEnterpriseNumber(enterpriseNumber),
      logo: null,
    },
    links: null,
    isRegistered: false,
    place: address?.city ?? '',
    dossierNumber: fileNumber,
    defendantName: values['defendant.name'],
    hasSeveralDefendants: values['defendant.isSeveral'],
  };
}
