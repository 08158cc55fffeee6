import {
  MAX_CANDIDATES,
  type Party,
  type PartyMatch,
  type PartyTraits,
} from '@prorata/contract/parties/party';
import { nameWords } from '@prorata/domain/parties/fold-name';
import { matchParty } from '@prorata/domain/parties/match-party';
import type { Language } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { listLikelyInstitutions, readInstitutions } from '../institutions/find-institutions.ts';
import { namesOf } from '../institutions/institution-fields.ts';
import type { RegisteredEnterprise } from '../register/find-enterprise.ts';
import { matchNames } from '../register/match-names.ts';
import { presentInstitutionParty } from './institution-party.ts';
import { listKnown } from './list-known.ts';
import { fieldsOf, presentParty, type StoredParty } from './present-party.ts';
import {
  factsOf,
  presentEnterprise,
  type Registered,
  readRegistered,
  unlessUnavailable,
} from './registered-party.ts';

/** Who of the institutions, of an office's party book, or else of the register may be meant by each of those wanted, in their order. */
export async function findMatches(
  db: Database,
  organizationId: string,
  wanted: readonly PartyTraits[],
  language: Language,
): Promise<PartyMatch[]> {
  const known = await listLikely(db, organizationId, wanted);
  const stored = [...known.values()].flat();
  const likely = await listLikelyInstitutions(db, wanted);
  const numbers = [
    ...wanted.map(({ kboNumber }) => kboNumber),
    ...stored.map((one) => one.enterpriseNumber),
    ...[...likely.values()].flat().map((one) => one.enterpriseNumber),
  ];
  const institutions = await readInstitutions(db, numbers);
  const own = await listKnown(
    db,
    organizationId,
    [...institutions.values()].map((one) => one.enterpriseNumber),
  );
  const registered = await readRegistered(db, numbers);
  const named = await listNamed(db, wanted, registered);
  return wanted.map((traits, place) => {
    const registerOf = (number: string | null) => {
      const enterprise = registered?.get(number ?? '');
      return enterprise ? factsOf(enterprise, language) : null;
    };
    const inBook = known.get(place) ?? [];
    const ofPlatform = new Map(
      [
        ...(likely.get(place) ?? []),
        ...inBook.flatMap((one) => institutions.get(one.enterpriseNumber) ?? []),
      ].map((institution) => [institution.enterpriseNumber, institution]),
    );
    const asInstitutions = [...ofPlatform.values()].map((institution) => {
      const { enterpriseNumber: number } = institution;
      const party = presentInstitutionParty({
        ...{ institution, language, known: own.get(number), register: registerOf(number) },
      });
      return {
        ...withTraits(party),
        names: [...namesOf(institution, language), own.get(number)?.name ?? ''],
      };
    });
    const ofBook = inBook
      .filter((one) => one.enterpriseNumber === null || !ofPlatform.has(one.enterpriseNumber))
      .map((one) => withTraits(presentParty(one, registerOf(one.enterpriseNumber))));
    const met = new Set([...asInstitutions, ...ofBook].map(({ enterpriseNumber }) => enterpriseNumber));
    const { kboNumber } = traits;
    const ofRegister = (kboNumber === null ? (named[place] ?? []) : [registered?.get(kboNumber) ?? []].flat())
      .filter(({ number }) => !met.has(number))
      .map((enterprise) => ({
        ...withTraits(presentEnterprise(enterprise, language)),
        names: enterprise.names.map(({ name }) => name),
      }));
    return presentMatch(traits, [...asInstitutions, ...ofBook, ...ofRegister]);
  });
}

/** Who of an office's party book may be meant, without asking the register. */
export async function matchInBook(
  db: Database,
  organizationId: string,
  wanted: PartyTraits,
): Promise<PartyMatch> {
  const known = await listLikely(db, organizationId, [wanted]);
  return presentMatch(
    wanted,
    (known.get(0) ?? []).map((stored) => withTraits(presentParty(stored))),
  );
}

/**
 * For each of some parties of an office's book the others of it that may be the same, the likeliest first; without those that
 * the office told apart from it.
 */
export async function findDuplicates(
  db: Database,
  organizationId: string,
  parties: readonly StoredParty[],
): Promise<ReadonlyMap<string, StoredParty[]>> {
  if (parties.length === 0) return new Map();
  const { likely, apart } = await readTogether(db, (db) => ({
    likely: listLikely(db, organizationId, parties.map(traitsOf)),
    apart: listToldApart(
      db,
      parties.map(({ id }) => id),
    ),
  }));
  return new Map(
    parties.map((stored, place) => {
      const others = (likely.get(place) ?? [])
        .filter(({ id }) => id !== stored.id && !apart.has(`${stored.id} ${id}`))
        .map((other) => ({ ...toTraits(traitsOf(other)), other }));
      const { certainty, candidates } = matchParty(toTraits(traitsOf(stored)), others);
      const possible = certainty === 'possible' ? candidates.slice(0, MAX_CANDIDATES) : [];
      return [stored.id, possible.map(({ other }) => other)];
    }),
  );
}

/** Each pair both ways round. */
async function listToldApart(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const pairs = await db
    .selectFrom('distinctParties')
    .selectAll()
    .where((where) => where.or([where('partyId', 'in', ids), where('otherPartyId', 'in', ids)]))
    .execute();
  return new Set(
    pairs.flatMap(({ partyId, otherPartyId }) => [
      `${partyId} ${otherPartyId}`,
      `${otherPartyId} ${partyId}`,
    ]),
  );
}

function traitsOf(stored: StoredParty): PartyTraits {
  return { ...fieldsOf(stored), zipcode: stored.address?.zipcode ?? null };
}

function presentMatch(wanted: PartyTraits, known: readonly ReturnType<typeof withTraits>[]): PartyMatch {
  const { certainty, candidates } = matchParty(toTraits(wanted), known);
  return { certainty, candidates: candidates.slice(0, MAX_CANDIDATES).map(({ party }) => party) };
}

function withTraits(party: Party) {
  return { ...toTraits({ ...party, zipcode: party.address.zipcode }), party };
}

function toTraits({ name, firstname, lastname, nationalNumber, kboNumber, zipcode }: PartyTraits) {
  const person = [firstname, lastname].filter(Boolean).join(' ');
  return {
    names: [name ?? '', person].filter((one) => one !== ''),
    enterpriseNumber: kboNumber,
    nationalNumber,
    zipcode,
  };
}

/** Who of the register may be meant by each name of those without a number. People are in it only by their trade. */
async function listNamed(
  db: Database,
  wanted: readonly PartyTraits[],
  registered: Registered | undefined,
): Promise<readonly RegisteredEnterprise[][]> {
  if (registered === undefined) return [];
  const names = wanted.map(({ kboNumber, name, zipcode }) => ({
    name: kboNumber === null ? nameWords(name ?? '').join(' ') : '',
    zipcode,
  }));
  return (await unlessUnavailable(matchNames(db, names, LOOKED_AT))) ?? [];
}

/** More than enough to have those among them whom a person would take for the same. */
const LOOKED_AT = 20;

/** For each of those wanted, by its place: who has its number, or a name like it. One question for all of them. */
async function listLikely(
  db: Database,
  organizationId: string,
  wanted: readonly PartyTraits[],
): Promise<ReadonlyMap<number, StoredParty[]>> {
  const rows = wanted.map(({ kboNumber, nationalNumber, ...names }, place) => ({
    place,
    kboNumber,
    nationalNumber,
    name: [names.name, names.firstname, names.lastname].filter(Boolean).join(' '),
  }));
  const { rows: found } = await sql<StoredParty & { readonly place: number }>`
    select wanted.place::int as place, likely.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as wanted (place int, "kboNumber" text, "nationalNumber" text, name text)
    cross join lateral (
      select parties.* from parties
      where parties.organization_id = ${organizationId} and (
        parties.enterprise_number = wanted."kboNumber"
        or parties.national_number = wanted."nationalNumber"
        or parties.search_text % fold(wanted.name)
      )
      order by
        (parties.enterprise_number = wanted."kboNumber") is true
          or (parties.national_number = wanted."nationalNumber") is true desc,
        similarity(parties.search_text, fold(wanted.name)) desc,
        parties.last_seen_at desc
      limit ${LOOKED_AT}
    ) as likely
  `.execute(db);
  return Map.groupBy(found, ({ place }) => place);
}
