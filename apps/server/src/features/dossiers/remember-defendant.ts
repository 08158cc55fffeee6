import type { Transaction } from '../../database/tables.ts';
import { rememberParty } from '../parties/remember-party.ts';
import type { DossierRecord } from './find-dossier.ts';

/** The next form in which the office names this defendant fills itself in. */
export async function rememberDefendant(trx: Transaction, dossier: DossierRecord, at: Date): Promise<void> {
  const isCompany = dossier.defendantCompanyName !== null;
  await rememberParty(
    trx,
    dossier.organizationId,
    {
      name: dossier.defendantCompanyName,
      // Beside a company stands who represents it, which may be somebody else the next time.
      firstName: isCompany ? null : dossier.defendantFirstName,
      lastName: isCompany ? null : dossier.defendantLastName,
      salutation: isCompany ? null : dossier.defendantSalutation,
      nationalNumber: isCompany ? null : dossier.defendantNationalNumber,
      enterpriseNumber: isCompany ? dossier.defendantEnterpriseNumber : null,
      corporateForm: isCompany ? dossier.defendantCorporateForm : null,
      legalEntityType: isCompany ? null : 'naturalPerson',
      address: dossier.defendantAddress,
      email: dossier.defendantEmail,
    },
    at,
  );
}
