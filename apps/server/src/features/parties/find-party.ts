import type { AnswerOf, QueryOf } from '@prorata/contract/call';
import type { partiesCalls } from '@prorata/contract/parties/calls';
import type { Party, PartyColumn, RegisterFacts } from '@prorata/contract/parties/party';
import type { Language } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { readInstitutions, searchInstitutions } from '../institutions/find-institutions.ts';
import type { StoredInstitution } from '../institutions/institution-fields.ts';
import { findEnterprise } from '../register/find-enterprise.ts';
import { type EnterpriseSearch, searchEnterprises } from '../register/search-enterprises.ts';
import { listInstitutionParties, presentInstitutionParty } from './institution-party.ts';
import { listKnown } from './list-known.ts';
import { presentParty, type StoredParty } from './present-party.ts';
import {
  factsOf,
  presentEnterprise,
  readFacts,
  readRegistered,
  unlessUnavailable,
} from './registered-party.ts';
import { listSimilar, searchBook } from './search-parties.ts';

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
  const ofOffice = searchForOffice(db, organizationId, search, lang);
  const [{ first, book, shown, total, left }, inRegister] = await Promise.all([
    ofOffice,
    searchRegister(db, search, async () => (await ofOffice).left.end),
  ]);
  const others = inRegister?.slice(left.start, left.end).filter((number) => !shown.has(number)) ?? [];
  const ofBook = book.map(({ enterpriseNumber }) => enterpriseNumber);
  const { registered, institutions, known } = await readTogether(db, (db) => ({
    registered: readRegistered(db, [...first.map(({ kboNumber }) => kboNumber), ...ofBook, ...others]),
    institutions: readInstitutions(db, ofBook),
    known: listKnown(db, organizationId, others),
  }));
  const factsAbout = (number: string | null) => {
    const enterprise = registered?.get(number ?? '');
    return enterprise ? factsOf(enterprise, lang) : null;
  };
  const isSearched = !isInRegister(search.column) || (inRegister !== undefined && registered !== undefined);
  return {
    ...{ page, pageSize, total: total + (isSearched ? (inRegister?.length ?? 0) : 0) },
    items: [
      ...first.map((party) => ({ ...party, register: factsAbout(party.kboNumber) })),
      ...book.map((stored) => {
        const institution = institutions.get(stored.enterpriseNumber);
        return presentOfBook(stored, institution, factsAbout(stored.enterpriseNumber), lang);
      }),
      ...others.flatMap((number) => {
        const enterprise = registered?.get(number);
        return enterprise ? presentEnterprise(enterprise, lang, known.get(number)) : [];
      }),
    ],
    register: isSearched ? 'searched' : 'unavailable',
  };
}

/** Whom a page shows without the register, and which of those whom it has are then still to be shown. */
async function searchForOffice(
  db: Database,
  organizationId: string | undefined,
  { page, pageSize, ...search }: Omit<Search, 'lang'>,
  language: Language,
) {
  const offset = (page - 1) * pageSize;
  const { institutions, similar } = await readTogether(db, (db) => ({
    institutions: listInstitutions(db, organizationId, search, language),
    similar: listSimilar(db, organizationId, search),
  }));
  const first = institutions.slice(offset, offset + pageSize);
  const numbers = new Set(institutions.map(({ kboNumber }) => kboNumber));
  const book = await searchBook(db, organizationId, {
    ...{ ...search, similar },
    without: [...numbers],
    offset: Math.max(0, offset - institutions.length),
    limit: pageSize - first.length,
  });
  const total = institutions.length + book.total;
  const start = Math.max(0, offset - total);
  return {
    ...{ first, book: book.items, total },
    shown: new Set([...numbers, ...book.items.map(({ enterpriseNumber }) => enterpriseNumber)]),
    left: { start, end: start + pageSize - first.length - book.items.length },
  };
}

/** Institutions that may be meant, each as often as it has accounts to choose from. */
async function listInstitutions(
  db: Database,
  organizationId: string | undefined,
  search: Pick<Search, 'query' | 'column'>,
  language: Language,
): Promise<Party[]> {
  const institutions = await searchInstitutions(db, search);
  const numbers = institutions.map(({ enterpriseNumber }) => enterpriseNumber);
  const known = await listKnown(db, organizationId, numbers);
  return institutions.flatMap((institution) =>
    listInstitutionParties(
      { institution, language, known: known.get(institution.enterpriseNumber) },
      search.query,
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

/** The numbers of whom the register has; nothing when it cannot be asked. */
async function searchRegister(
  db: Database,
  { query, column }: Pick<Search, 'query' | 'column'>,
  findEnough: () => Promise<number>,
): Promise<readonly string[] | undefined> {
  if (!isInRegister(column)) return [];
  return unlessUnavailable(searchEnterprises(db, { query, column }, findEnough));
}

/** By what the register can be searched. */
function isInRegister(column: PartyColumn): column is EnterpriseSearch['column'] {
  return column === 'name' || column === 'kboNumber' || column === 'city';
}
