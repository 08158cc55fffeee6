import type { Institution } from '@prorata/contract/institutions/institution';
import type { Language } from '@prorata/domain/vocabulary';
import type { Selectable } from 'kysely';
import type { InstitutionsTable } from '../../database/tables.ts';

export type StoredInstitution = Selectable<InstitutionsTable>;
type Fields = Omit<Institution, 'id' | 'version' | 'updatedAt'>;

/** What somebody typed of an institution, as the API says it; also how the trail tells what changed. */
export function fieldsOf(stored: StoredInstitution): Fields {
  return {
    nameNl: stored.nameNl,
    nameFr: stored.nameFr,
    nameDe: stored.nameDe,
    nameEn: stored.nameEn,
    kboNumber: stored.enterpriseNumber,
    isGovernment: stored.isGovernment,
    address: { ...NOWHERE, ...stored.address },
    email: stored.email,
    accounts: accountsOf(stored),
    languages: languagesOf(stored),
    sendMethod: stored.sendMethod,
    sendOption: stored.sendOption,
  };
}

const NOWHERE = {
  street: null,
  housenumber: null,
  housenumberaddition: null,
  zipcode: null,
  city: null,
  country: null,
};

export function columnsOf({ kboNumber, accounts, languages, ...given }: Fields) {
  return {
    ...given,
    enterpriseNumber: kboNumber,
    accounts: JSON.stringify(accounts),
    languages: [...languages],
  };
}

/** Written by us, after the contract looked at it. */
function accountsOf({ accounts }: StoredInstitution): Institution['accounts'] {
  return accounts as Institution['accounts'];
}

function languagesOf({ languages }: StoredInstitution): Language[] {
  return languages as Language[];
}

/** Every official name, that in the reader's language first. */
export function namesOf(
  { nameNl, nameFr, nameDe, nameEn }: Pick<Fields, 'nameNl' | 'nameFr' | 'nameDe' | 'nameEn'>,
  language: Language,
): string[] {
  const names = { nl: nameNl, fr: nameFr, de: nameDe, en: nameEn };
  return [names[language], nameNl, nameFr, nameDe, nameEn].filter((name) => name !== null);
}

export function presentInstitution(stored: StoredInstitution): Institution {
  const { id, version, updatedAt } = stored;
  return { ...fieldsOf(stored), id, version, updatedAt: updatedAt.toISOString() };
}
