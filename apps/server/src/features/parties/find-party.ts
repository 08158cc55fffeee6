import type { AnswerOf, QueryOf } from '@prorata/contract/call';
import type { partiesCalls } from '@prorata/contract/parties/calls';
import type { Party } from '@prorata/contract/parties/party';
import type { Language } from '@prorata/domain/vocabulary';
import type { Database } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { findEnterprise, type RegisteredEnterprise } from '../register/find-enterprise.ts';
import { type FoundEnterprises, searchEnterprises } from '../register/search-enterprises.ts';
import { presentParty, type StoredParty } from './present-party.ts';
import { presentEnterprise, readFacts, unlessUnavailable } from './registered-party.ts';
import { searchBook } from './search-parties.ts';

/**
 * The enterprise with a number: as the register has it, with how the office reaches it; or as the office knows it, when
 * the register lacks it or cannot be asked.
 */
export async function lookUpParty(
  db: Database,
  organizationId: string | undefined,
  number: string,
  language: Language,
): Promise<Party> {
  const known = (await listKnown(db, organizationId, [number])).get(number);
  const asked = findEnterprise(db, number);
  const enterprise = await (known === undefined ? asked : unlessUnavailable(asked));
  if (enterprise !== undefined) return presentEnterprise(enterprise, language, known);
  if (known === undefined) throw new ProblemError('kbo-not-found');
  return presentParty(known);
}

type Found = AnswerOf<typeof partiesCalls.search>;

/** Whom the office knows first, then whom the register has. Without a register the office still finds its own. */
export async function searchParties(
  db: Database,
  organizationId: string | undefined,
  { lang = 'nl', ...search }: QueryOf<typeof partiesCalls.search>,
): Promise<Found> {
  const book = await searchBook(db, organizationId, search);
  const enterprises = await searchRegister(db, search, book);
  const facts = await readFacts(
    db,
    book.items.map(({ enterpriseNumber }) => enterpriseNumber),
    lang,
  );
  const shown = new Set(book.items.map(({ enterpriseNumber }) => enterpriseNumber));
  const others = (enterprises?.items ?? []).filter(({ number }) => !shown.has(number));
  const known = await listKnown(
    db,
    organizationId,
    others.map(({ number }) => number),
  );
  return {
    ...book,
    items: [
      ...book.items.map((stored) => presentParty(stored, facts.get(stored.enterpriseNumber ?? '') ?? null)),
      ...others.map((enterprise) => presentEnterprise(enterprise, lang, known.get(enterprise.number))),
    ],
    total: book.total + (enterprises?.total ?? 0),
    register: enterprises === undefined ? 'unavailable' : 'searched',
  };
}

const NONE: FoundEnterprises = { items: [] as RegisteredEnterprise[], total: 0 };

/** What the register adds on this page, behind those of the book. */
async function searchRegister(
  db: Database,
  { query, column, page, pageSize }: Omit<QueryOf<typeof partiesCalls.search>, 'lang'>,
  book: { readonly items: readonly unknown[]; readonly total: number },
): Promise<FoundEnterprises | undefined> {
  if (column !== 'name' && column !== 'kboNumber' && column !== 'city') return NONE;
  const offset = Math.max(0, (page - 1) * pageSize - book.total);
  const limit = pageSize - book.items.length;
  return unlessUnavailable(searchEnterprises(db, { query, column, limit, offset }));
}

/** Those of the numbers that the office has in its book. */
async function listKnown(
  db: Database,
  organizationId: string | undefined,
  numbers: readonly string[],
): Promise<ReadonlyMap<string | null, StoredParty>> {
  if (organizationId === undefined || numbers.length === 0) return new Map();
  const known = await db
    .selectFrom('parties')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('enterpriseNumber', 'in', numbers)
    .execute();
  return new Map(known.map((stored) => [stored.enterpriseNumber, stored]));
}
