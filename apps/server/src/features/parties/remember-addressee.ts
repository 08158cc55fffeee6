import { foldName } from '@prorata/domain/parties/fold-name';
import type { Address, Transaction } from '../../database/tables.ts';
import { findInstitutionNamed } from '../institutions/find-institutions.ts';
import { matchInBook } from './match-parties.ts';
import { type Contact, rememberParty, updateKnown } from './remember-party.ts';

interface Addressee extends Contact {
  readonly addressee: string | null;
  readonly address: Address | null;
}

/**
 * Remembers somebody whom an invitation names without a number. An institution by that name has one. When the office knows exactly one of that name, and not
 * elsewhere, that is who was meant: how it was reached is kept there, but not where, for that may be no seat. Else it is
 * remembered by its name.
 */
export async function rememberAddressee(
  trx: Transaction,
  organizationId: string,
  { addressee, address, ...contact }: Addressee,
  at: Date,
): Promise<string | undefined> {
  if (addressee === null) return undefined;
  const institution = await findInstitutionNamed(trx, addressee);
  if (institution !== undefined) {
    const { enterpriseNumber, isGovernment } = institution;
    const legalEntityType = isGovernment ? ('government' as const) : null;
    const named = { ...UNKNOWN, name: addressee, enterpriseNumber, legalEntityType, address };
    return rememberParty(trx, organizationId, { ...named, ...contact }, at);
  }
  const partyId = await findMeant(trx, organizationId, addressee, address?.zipcode ?? null);
  if (partyId !== null) {
    await updateKnown(trx, partyId, contact, at);
    return partyId;
  }
  return rememberParty(trx, organizationId, { ...UNKNOWN, name: addressee, address, ...contact }, at);
}

const UNKNOWN = {
  firstName: null,
  lastName: null,
  nationalNumber: null,
  enterpriseNumber: null,
  corporateForm: null,
  legalEntityType: null,
};

async function findMeant(
  trx: Transaction,
  organizationId: string,
  name: string,
  zipcode: string | null,
): Promise<string | null> {
  const wanted = { name, zipcode, firstname: null, lastname: null, kboNumber: null, nationalNumber: null };
  const { candidates } = await matchInBook(trx, organizationId, wanted);
  const namesakes = candidates.filter((party) =>
    [party.name ?? '', `${party.firstname} ${party.lastname}`].some(
      (one) => foldName(one) === foldName(name),
    ),
  );
  const [only, ...others] = namesakes;
  if (only === undefined || others.length > 0) return null;
  const isElsewhere = zipcode !== null && only.address.zipcode !== null && only.address.zipcode !== zipcode;
  return isElsewhere ? null : only.partyId;
}
