import type { KnownCreditor } from '@prorata/contract/invitations/known-creditor';
import { type Language, LEGAL_FORMS } from '@prorata/domain/vocabulary';
import { readTogether } from '../../../database/read-together.ts';
import type { Database, Transaction } from '../../../database/tables.ts';
import { findInstitutionNamed, readInstitutions } from '../../institutions/find-institutions.ts';
import { namesOf, type StoredInstitution } from '../../institutions/institution-fields.ts';
import { presentEnterprise, unlessUnavailable } from '../../parties/registered-party.ts';
import { streetAddressOf } from '../../parties/street-address.ts';
import { findEnterprise } from '../../register/find-enterprise.ts';
import type { LockedInvitation } from '../find-invitation.ts';
import { decideKnown } from './known-creditor.ts';

/** What a creditor need not type: all that the invitation says, and what is published of whom it names. */
export async function readKnown(
  db: Database | Transaction,
  { dossier, invitation }: LockedInvitation,
): Promise<KnownCreditor> {
  const { addressee, salutation, creditorReference, sendMethod } = invitation;
  const language = invitation.language ?? dossier.language ?? 'nl';
  const { party, institution } = await readTogether(db, (db) => {
    const party = findParty(db, invitation.creditorId);
    return { party, institution: findInstitution(db, invitation, party) };
  });
  const address = invitation.address ?? invitation.fallbackAddress;
  return decideKnown({
    invited: {
      ...{ addressee, salutation, creditorReference, sendMethod, language: invitation.language },
      email: invitation.emails[0] ?? null,
      address: address && streetAddressOf(address),
    },
    published: await findPublished(db, { given: invitation.enterpriseNumber, party, institution }, language),
    person: party,
  });
}

/** Whom of its book the office took the creditor for. */
function findParty(db: Database | Transaction, creditorId: string) {
  return db
    .selectFrom('creditors')
    .innerJoin('parties', 'parties.id', 'creditors.partyId')
    .select(['parties.firstName', 'parties.lastName', 'parties.enterpriseNumber'])
    .where('creditors.id', '=', creditorId)
    .executeTakeFirst();
}

type Published = Parameters<typeof decideKnown>[0]['published'];

interface Wanted {
  /** On the invitation itself. */
  readonly given: string | null;
  readonly party: { readonly enterpriseNumber: string | null } | undefined;
  readonly institution: StoredInstitution | undefined;
}

async function findPublished(
  db: Database | Transaction,
  { given, party, institution }: Wanted,
  language: Language,
): Promise<Published> {
  const isNumberGiven = given !== null;
  const number = given ?? party?.enterpriseNumber ?? null;
  if (institution !== undefined) return { ...ofInstitution(institution, language), isNumberGiven };
  if (number === null) return undefined;
  const enterprise = await unlessUnavailable(findEnterprise(db, number));
  if (enterprise === undefined) return undefined;
  const { name, corporateForm, address } = presentEnterprise(enterprise, language);
  return {
    source: 'register',
    isNumberGiven,
    number,
    names: [...(name === null ? [] : [name]), ...enterprise.names.map((one) => one.name)],
    corporateForm: LEGAL_FORMS.find((form) => form === corporateForm) ?? null,
    creditorType: enterprise.kind === 'natural' ? 'trader' : 'legalEntity',
    address: streetAddressOf(address),
    ...{ email: null, sendOption: null },
  };
}

/** By the number of the invitation, else by that of the party, else by the name. */
async function findInstitution(
  db: Database | Transaction,
  { enterpriseNumber, addressee }: LockedInvitation['invitation'],
  party: Promise<Wanted['party']>,
): Promise<StoredInstitution | undefined> {
  const number = enterpriseNumber ?? (await party)?.enterpriseNumber ?? null;
  if (number !== null) return (await readInstitutions(db, [number])).get(number);
  return addressee === null ? undefined : findInstitutionNamed(db, addressee);
}

function ofInstitution(institution: StoredInstitution, language: Language) {
  const { enterpriseNumber: number, isGovernment, address, email, sendOption } = institution;
  return {
    source: 'institution' as const,
    number,
    names: namesOf(institution, language),
    corporateForm: null,
    creditorType: isGovernment ? ('governmentInstance' as const) : ('legalEntity' as const),
    address: streetAddressOf(address),
    ...{ email, sendOption },
  };
}
