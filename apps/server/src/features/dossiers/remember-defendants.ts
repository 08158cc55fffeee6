import type { Defendant } from '@prorata/contract/dossiers/dossier';
import type { Address, Transaction } from '../../database/tables.ts';
import { coDefendantsOf } from '../parties/defendant-names.ts';
import { rememberParty } from '../parties/remember-party.ts';
import { defendantOf } from './dossier-fields.ts';
import type { DossierRecord } from './find-dossier.ts';

/** The next form in which the office names one of these defendants fills itself in. */
export async function rememberDefendants(trx: Transaction, dossier: DossierRecord, at: Date): Promise<void> {
  const main = { ...defendantOf(dossier), address: dossier.defendantAddress };
  for (const defendant of [main, ...coDefendantsOf(dossier)]) {
    await rememberParty(trx, dossier.organizationId, toParty(defendant), at);
  }
}

function toParty(defendant: Omit<Defendant, 'address'> & { readonly address: Address | null }) {
  const { companyName, email, address } = defendant;
  const isCompany = companyName !== null;
  return {
    name: companyName,
    // Beside a company stands who represents it, which may be somebody else the next time.
    firstName: isCompany ? null : defendant.name,
    lastName: isCompany ? null : defendant.surname,
    salutation: isCompany ? null : defendant.salutation,
    nationalNumber: isCompany ? null : defendant.nationalNumber,
    enterpriseNumber: isCompany ? defendant.kboNumber : null,
    corporateForm: isCompany ? defendant.corporateForm : null,
    legalEntityType: isCompany ? null : ('naturalPerson' as const),
    address,
    email,
  };
}
