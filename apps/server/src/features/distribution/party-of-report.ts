import type { Party } from '@prorata/documents/report/v1/report';
import { partyName } from '@prorata/domain/dossier-validation/party-checks';
import { addressLines } from '@prorata/domain/registered-letter-address';
import type { DossierLanguage, LegalForm } from '@prorata/domain/vocabulary';
import { vocabulary as en } from '@prorata/i18n/en/vocabulary';
import { vocabulary as fr } from '@prorata/i18n/fr/vocabulary';
import { vocabulary as nl } from '@prorata/i18n/nl/vocabulary';
import type { Address } from '../../database/tables/columns.ts';

const VOCABULARIES = { nl, fr, en };

/** These are no part of a name. */
const UNWRITTEN_FORMS: ReadonlySet<LegalForm> = new Set(['HANDELAAR', 'OV', 'AV', 'FV', 'VVZRL']);

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

function withLegalForm(name: string, form: LegalForm | null, language: DossierLanguage): string {
  if (form === null || UNWRITTEN_FORMS.has(form)) return name;
  const known = Object.values(VOCABULARIES).map((vocabulary) => vocabulary.legalFormAbbreviation[form]);
  const isWritten = [form, ...known].some((word) =>
    name
      .toUpperCase()
      .split(/[\s.,]+/)
      .includes(word.toUpperCase()),
  );
  return isWritten ? name : `${name} ${VOCABULARIES[language].legalFormAbbreviation[form]}`;
}
