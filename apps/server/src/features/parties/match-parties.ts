import {
  MAX_CANDIDATES,
  type Party,
  type PartyMatch,
  type PartyTraits,
} from '@prorata/contract/parties/party';
import { matchParty } from '@prorata/domain/parties/match-party';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { presentParty, type StoredParty } from './present-party.ts';

/** Who of an office's party book may be meant by each of those wanted, in their order. */
export async function matchInBook(
  db: Database,
  organizationId: string,
  wanted: readonly PartyTraits[],
): Promise<PartyMatch[]> {
  const known = await listLikely(db, organizationId, wanted);
  return wanted.map((traits, place) => {
    const likely = (known.get(place) ?? []).map((stored) => withTraits(presentParty(stored)));
    const { certainty, candidates } = matchParty(toTraits(traits), likely);
    return { certainty, candidates: candidates.slice(0, MAX_CANDIDATES).map(({ party }) => party) };
  });
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
  const { rows: found } = await sql<{ place: number; id: string }>`
    select wanted.place::int as place, likely.id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as wanted (place int, "kboNumber" text, "nationalNumber" text, name text)
    cross join lateral (
      select parties.id from parties
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
  const stored = await listStored(
    db,
    found.map(({ id }) => id),
  );
  const likely = Map.groupBy(found, ({ place }) => place);
  return new Map([...likely].map(([place, ids]) => [place, ids.flatMap(({ id }) => stored.get(id) ?? [])]));
}

async function listStored(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, StoredParty>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('parties')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
