import type { AnswerOf, QueryOf } from '@prorata/contract/call';
import type { partiesCalls } from '@prorata/contract/parties/calls';
import type { Party } from '@prorata/contract/parties/party';
import type { Language } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { readInstitutions, searchInstitutions } from '../institutions/find-institutions.ts';
import { findEnterprise, type RegisteredEnterprise } from '../register/find-enterprise.ts';
import { type FoundEnterprises, searchEnterprises } from '../register/search-enterprises.ts';
import { listInstitutionParties, presentInstitutionParty } from './institution-party.ts';
import { listKnown } from './list-known.ts';
import { presentParty, type StoredParty } from './present-party.ts';
import { presentEnterprise, readFacts, unlessUnavailable } from './registered-party.ts';
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

/** Institutions first, then whom the office knows, then whom the register has. Without a register the others are still found. */
export async function searchParties(
  db: Database,
  organizationId: string | undefined,
  { lang = 'nl', page, pageSize, ...search }: Search,
): Promise<Found> {
  const offset = (page - 1) * pageSize;
  const { institutions, similar } = await readTogether(db, (db) => ({
    institutions: searchForOffice(db, organizationId, search, lang),
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
  const before = institutions.length + book.total;
  const enterprises = await searchRegister(db, search, {
    offset: Math.max(0, offset - before),
    limit: pageSize - first.length - book.items.length,
  });
  const shown = new Set([...numbers, ...book.items.map(({ enterpriseNumber }) => enterpriseNumber)]);
  const others = (enterprises?.items ?? []).filter(({ number }) => !shown.has(number));
  const { known, ofBook } = await readTogether(db, (db) => ({
    known: listKnown(
      db,
      organizationId,
      others.map(({ number }) => number),
    ),
    ofBook: presentBook(db, book.items, lang),
  }));
  return {
    ...{ page, pageSize, total: before + (enterprises?.total ?? 0) },
    items: [
      ...first,
      ...ofBook,
      ...others.map((enterprise) => presentEnterprise(enterprise, lang, known.get(enterprise.number))),
    ],
    register: enterprises === undefined ? 'unavailable' : 'searched',
  };
}

/** Institutions that may be meant, each as often as it has accounts to choose from. */
async function searchForOffice(
  db: Database,
  organizationId: string | undefined,
  search: Pick<Search, 'query' | 'column'>,
  language: Language,
): Promise<Party[]> {
  const institutions = await searchInstitutions(db, search);
  const numbers = institutions.map(({ enterpriseNumber }) => enterpriseNumber);
  const { known, facts } = await readTogether(db, (db) => ({
    known: listKnown(db, organizationId, numbers),
    facts: readFacts(db, numbers, language),
  }));
  return institutions.flatMap((institution) => {
    const { enterpriseNumber } = institution;
    const [own, register] = [known.get(enterpriseNumber), facts.get(enterpriseNumber)];
    return listInstitutionParties({ institution, language, known: own, register }, search.query);
  });
}

/** Those of the book, with what the register says, and the platform of those that are institutions under another name. */
async function presentBook(db: Database, book: readonly StoredParty[], language: Language): Promise<Party[]> {
  const numbers = book.map(({ enterpriseNumber }) => enterpriseNumber);
  const { facts, institutions } = await readTogether(db, (db) => ({
    facts: readFacts(db, numbers, language),
    institutions: readInstitutions(db, numbers),
  }));
  return book.map((known) => {
    const register = facts.get(known.enterpriseNumber ?? '') ?? null;
    const institution = institutions.get(known.enterpriseNumber);
    return institution === undefined
      ? presentParty(known, register)
      : presentInstitutionParty({ institution, language, known, register });
  });
}

const NONE: FoundEnterprises = { items: [] as RegisteredEnterprise[], total: 0 };

/** What the register adds, behind those of the book. */
async function searchRegister(
  db: Database,
  { query, column }: Pick<Search, 'query' | 'column'>,
  place: { readonly limit: number; readonly offset: number },
): Promise<FoundEnterprises | undefined> {
  if (column !== 'name' && column !== 'kboNumber' && column !== 'city') return NONE;
  return unlessUnavailable(searchEnterprises(db, { query, column, ...place }));
}
