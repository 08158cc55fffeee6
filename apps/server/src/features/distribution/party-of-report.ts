import type { Party } from '@prorata/documents/report/v1/report';
import { partyName } from '@prorata/domain/dossier-validation/party-checks';
import { addressLines } from '@prorata/domain/registered-letter-address';
import type { DossierLanguage, LegalForm } from '@prorata/domain/vocabulary';
import type { Address } from '../../database/tables/columns.ts';
import { withLegalForm } from '../parties/with-legal-form.ts';

interface Identity {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
  readonly corporateForm: LegalForm | null;
  readonly enterpriseNumber: string | null;
  readonly address: Address | null;
}

/** A person or company as the report names it: with the legal form, unless the name says it already. */
export function partyOfReport(party: Identity, language: DossierLanguage): Party {
  const name = partyName({ ...party, nationalNumber: null }) ?? '';
  const isCompany = (party.companyName ?? '').trim() !== '';
  return {
    name: isCompany ? withLegalForm(name, party.corporateForm, language) : name,
    address: addressLines(party.address ?? {}).join(', '),
    isCompany,
    enterpriseNumber: party.enterpriseNumber,
  };
}
