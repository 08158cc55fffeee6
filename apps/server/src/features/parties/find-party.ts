import type { AnswerOf, QueryOf } from '@prorata/contract/call';
import { MAX_ACCOUNTS } from '@prorata/contract/institutions/institution';
import type { partiesCalls } from '@prorata/contract/parties/calls';
import type { Party, PartyColumn, RegisterFacts } from '@prorata/contract/parties/party';
import type { Language } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import {
  MOST_INSTITUTIONS,
  numbersOfInstitutions,
  readInstitutions,
  searchInstitutions,
} from '../institutions/find-institutions.ts';
import type { StoredInstitution } from '../institutions/institution-fields.ts';
import { answerInTime } from '../register/answer-in-time.ts';
import { findEnterprise, numbersWithin, readFound, type Window } from '../register/find-enterprise.ts';
import {
  type EnterpriseSearch,
  type FoundEnterprises,
  NOBODY,
  searchEnterprises,
} from '../register/search-enterprises.ts';
import { listInstitutionParties, presentInstitutionParty } from './institution-party.ts';
import { listKnown } from './list-known.ts';
import { presentParty, type StoredParty } from './present-party.ts';
import { factsOf, presentEnterprise, readFacts, unlessUnavailable } from './registered-party.ts';
import { listInstitutionsInBook, searchBook } from './search-parties.ts';

/**
 * Whoever has a number: an institution as the platform has it, an enterprise as the register has it, each with what the office
 * keeps of it; or as the office knows it, when neither has it or the register cannot be asked. What the platform knows of
 * institutions is for offices.
 */
export async function lookUpParty(
  db: Database,
  organizationId: string | undefined,
  number: string,
  language: Language,
): Promise<Party> {
  const known = (await listKnown(db, organizationId, [number])).get(number);
  const institution =
    organizationId === undefined ? undefined : (await readInstitutions(db, [number])).get(number);
  if (institution !== undefined) {
    const register = (await readFacts(db, [number], language)).get(number);
    return presentInstitutionParty({ institution, language, known, register });
  }
  const asked = findEnterprise(db, number);
  const enterprise = await (known === undefined ? asked : unlessUnavailable(asked));
  if (enterprise !== undefined) return presentEnterprise(enterprise, language, known);
  if (known === undefined) throw new ProblemError('kbo-not-found');
  return presentParty(known);
}

type Found = AnswerOf<typeof partiesCalls.search>;
type Search = QueryOf<typeof partiesCalls.search>;

/**
 * Institutions first, then whom the office knows, then whom the register has, which is searched meanwhile; without it the others
 * are still found. What it says of those who are shown is asked at the end, in one question.
 */
export async function searchParties(
  db: Database,
  organizationId: string | undefined,
  { lang = 'nl', ...search }: Search,
): Promise<Found> {
  const { page, pageSize } = search;
  const [{ first, book, institutions, total, left }, found] = await Promise.all([
    searchForOffice(db, organizationId, search, lang),
    searchRegister(db, search),
  ]);
  // Nobody is left to be shown, whom a slip may mean.
  const inRegister = found && found.numbers.length >= left.end ? { ...found, similar: null } : found;
  const ofOffice = [...first.map(({ kboNumber }) => kboNumber), ...book.map(numberOf)];
  const read = await readRegister(db, organizationId, inRegister ?? NOBODY, {
    window: left,
    others: ofOffice.filter((number) => number !== null),
  });
  const factsAbout = (number: string | null) => {
    const enterprise = read?.registered.byNumber.get(number ?? '');
    return enterprise ? factsOf(enterprise, lang) : null;
  };
  const isSearched = !isInRegister(search.column) || (inRegister !== undefined && read !== undefined);
  return {
    ...{ page, pageSize, total: total + (isSearched ? (read?.registered.total ?? 0) : 0) },
    items: [
      ...first.map((party) => ({ ...party, register: factsAbout(party.kboNumber) })),
      ...book.map((stored) => {
        const institution = institutions.get(stored.enterpriseNumber);
        return presentOfBook(stored, institution, factsAbout(stored.enterpriseNumber), lang);
      }),
      ...(read?.registered.within ?? []).map((enterprise) =>
        presentEnterprise(enterprise, lang, read?.known.get(enterprise.number)),
      ),
    ],
    register: isSearched ? 'searched' : 'unavailable',
  };
}

/** Of each institution that is found, one for each account, and one for the account that the office keeps. */
const MOST_FOR_INSTITUTIONS = MOST_INSTITUTIONS * (MAX_ACCOUNTS + 1);

/** Whom a page shows without the register, and which of those whom it has are then still to be shown. */
async function searchForOffice(
  db: Database,
  organizationId: string | undefined,
  { page, pageSize, ...search }: Omit<Search, 'lang'>,
  language: Language,
) {
  const offset = (page - 1) * pageSize;
  const { stored, known, inBook, institutions } = await readTogether(db, (db) => {
    const without = numbersOfInstitutions(db, search);
    return {
      stored: searchInstitutions(db, search),
      known: listKnown(db, organizationId, sql<string>`(select unnest(${without}))`),
      // How many are shown before the book is not known yet.
      inBook: searchBook(db, organizationId, {
        ...{ ...search, without },
        from: Math.max(0, offset - MOST_FOR_INSTITUTIONS),
        upTo: offset + pageSize,
      }),
      institutions: listInstitutionsInBook(db, organizationId, search),
    };
  });
  const all = presentInstitutions(stored, known, search.query, language);
  const first = all.slice(offset, offset + pageSize);
  const book = inBook.slice(Math.max(0, offset - all.length), pageSize - first.length);
  const total = all.length + inBook.total;
  const start = Math.max(0, offset - total);
  const without = [...stored, ...book].map(numberOf).filter((number) => number !== null);
  return {
    ...{ first, book, institutions, total },
    left: { start, end: start + pageSize - first.length - book.length, without },
  };
}

function numberOf({ enterpriseNumber }: { readonly enterpriseNumber: string | null }): string | null {
  return enterpriseNumber;
}

/** Each as often as it has accounts to choose from. */
function presentInstitutions(
  institutions: readonly StoredInstitution[],
  known: ReadonlyMap<string | null, StoredParty>,
  typed: string,
  language: Language,
): Party[] {
  return institutions.flatMap((institution) =>
    listInstitutionParties({ institution, language, known: known.get(institution.enterpriseNumber) }, typed),
  );
}

/** What the register has of those who are shown, and what the office keeps of them; nothing when it cannot be asked. */
function readRegister(
  db: Database,
  organizationId: string | undefined,
  found: FoundEnterprises,
  { window, others }: { readonly window: Window; readonly others: readonly string[] },
) {
  return unlessUnavailable(
    answerInTime(
      readTogether(db, (db) => ({
        registered: readFound(db, found, window, others),
        known: listKnown(db, organizationId, numbersWithin(found, window)),
      })),
    ),
  );
}

/** As the platform has it, where an institution stands in the book under another name. */
function presentOfBook(
  known: StoredParty,
  institution: StoredInstitution | undefined,
  register: RegisterFacts | null,
  language: Language,
): Party {
  return institution === undefined
    ? presentParty(known, register)
    : presentInstitutionParty({ institution, language, known, register });
}

/** Whom the register has; nothing when it cannot be asked. */
async function searchRegister(
  db: Database,
  { query, column, page, pageSize }: Omit<Search, 'lang'>,
): Promise<FoundEnterprises | undefined> {
  if (!isInRegister(column)) return NOBODY;
  // As many as are shown when nobody else is: how many the others leave room for is found meanwhile.
  return unlessUnavailable(searchEnterprises(db, { query, column }, page * pageSize));
}

/** By what the register can be searched. */
function isInRegister(column: PartyColumn): column is EnterpriseSearch['column'] {
  return column === 'name' || column === 'kboNumber' || column === 'city';
}
