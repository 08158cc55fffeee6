import type { Party, RegisterFacts } from '@prorata/contract/parties/party';
import type { Language } from '@prorata/domain/vocabulary';
import type { Database } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { type RegisteredEnterprise, readEnterprises } from '../register/find-enterprise.ts';
import { listCountries } from './countries.ts';
import { fieldsOf, type StoredParty } from './present-party.ts';

/** The register's code for an enterprise of which nothing special is told. */
const NORMAL_SITUATION = '000';

/** An enterprise as the register has it, named in a language; how the office reaches it comes from its party book. */
export function presentEnterprise(
  enterprise: RegisteredEnterprise,
  language: Language,
  known?: StoredParty,
): Party {
  const { number, kind, corporateForm, formNames } = enterprise;
  return {
    ...(known === undefined ? NO_CONTACT : fieldsOf(known)),
    name: nameIn(enterprise, language),
    firstname: null,
    lastname: null,
    salutation: known?.salutation ?? null,
    nationalNumber: null,
    kboNumber: number,
    corporateForm: corporateForm ?? inLanguage(formNames, language),
    legalEntityType: kind === 'natural' ? 'naturalPerson' : (known?.legalEntityType ?? null),
    address: addressIn(enterprise, language),
    partyId: known?.id ?? null,
    register: factsOf(enterprise, language),
    institution: null,
  };
}

const NO_CONTACT = {
  email: null,
  extraEmails: null,
  paymentaccount: null,
  sendMethod: null,
  sendOption: null,
  language: null,
};

export function factsOf(enterprise: RegisteredEnterprise, language: Language): RegisterFacts {
  const { extract, situationCode: code, situationNames, goneSince, kind } = enterprise;
  return {
    extractNumber: extract.number,
    extractDate: extract.date,
    situation:
      code === null
        ? null
        : { code, name: inLanguage(situationNames, language) ?? code, isNormal: code === NORMAL_SITUATION },
    goneSinceExtract: goneSince?.number ?? null,
    isNaturalPerson: kind === 'natural',
  };
}

/** What the register says of those of the numbers that it has; nothing when it cannot be asked. */
export async function readFacts(
  db: Database,
  numbers: readonly (string | null)[],
  language: Language,
): Promise<ReadonlyMap<string, RegisterFacts>> {
  if (numbers.every((number) => number === null)) return new Map();
  const registered = await readRegistered(db, numbers);
  return new Map([...(registered ?? [])].map(([number, found]) => [number, factsOf(found, language)]));
}

export type Registered = ReadonlyMap<string, RegisteredEnterprise>;

/** Those of the numbers that the register has, by their number; nothing when it cannot be asked. */
export async function readRegistered(
  db: Database,
  numbers: readonly (string | null)[],
): Promise<Registered | undefined> {
  const asked = [...new Set(numbers.filter((number) => number !== null))];
  const enterprises = await unlessUnavailable(readEnterprises(db, asked));
  return enterprises && new Map(enterprises.map((enterprise) => [enterprise.number, enterprise]));
}

/** Nothing when the register cannot be asked: whoever has another answer goes on with that. */
export async function unlessUnavailable<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'kbo-search-unavailable') return undefined;
    throw error;
  }
}

/** Its own name in the language, else in any; what it is called in trade only when it has no other. */
function nameIn({ names }: RegisteredEnterprise, language: Language): string | null {
  const own = names.filter(({ kind }) => kind === names[0]?.kind);
  const named = own.find((name) => name.language === language) ?? own[0];
  return named?.name.slice(0, MAX_NAME_LENGTH) ?? null;
}

/** The register takes longer names than the product. */
const MAX_NAME_LENGTH = 200;

function inLanguage(names: Readonly<Partial<Record<Language, string>>>, language: Language): string | null {
  return names[language] ?? names.nl ?? names.fr ?? Object.values(names)[0] ?? null;
}

/** The register has addresses in Dutch and in French. */
function addressIn({ seat }: RegisteredEnterprise, language: Language): Party['address'] {
  const isFrench = language === 'fr';
  return {
    addressee: null,
    address1: null,
    address2: null,
    street: (isFrench ? (seat?.streetFr ?? seat?.streetNl) : (seat?.streetNl ?? seat?.streetFr)) ?? null,
    housenumber: seat?.housenumber ?? null,
    housenumberaddition: seat?.box ?? null,
    zipcode: seat?.zipcode ?? null,
    city: (isFrench ? (seat?.cityFr ?? seat?.cityNl) : (seat?.cityNl ?? seat?.cityFr)) ?? null,
    country: seat === null ? null : countryOf(seat),
  };
}

/** The register names a country in words, and Belgium not at all. */
function countryOf({ countryNl, countryFr }: NonNullable<RegisteredEnterprise['seat']>): string | null {
  if (countryNl === null && countryFr === null) return 'BE';
  const named = (language: 'nl' | 'fr', country: string | null) =>
    listCountries(language).find(({ name }) => name.localeCompare(country ?? '', language, BASE) === 0);
  return (named('nl', countryNl) ?? named('fr', countryFr))?.code ?? null;
}

const BASE = { sensitivity: 'base' } as const;
