import type { BodyOf, QueryOf } from '@prorata/contract/call';
import type { partiesCalls } from '@prorata/contract/parties/calls';
import type { BookPartyDetail, ListedParty } from '@prorata/contract/parties/party';
import { parseExtraEmails } from '@prorata/domain/email-addresses';
import type { Language } from '@prorata/domain/vocabulary';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import { type Page, readPage } from '../../database/read-page.ts';
import { readTogether } from '../../database/read-together.ts';
import { contains } from '../../database/search.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { eraseValuesOf } from '../../events/erase-values.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseViolations } from '../../http/problems/refuse-violations.ts';
import { readInstitutions } from '../institutions/find-institutions.ts';
import { presentInstitution } from '../institutions/institution-fields.ts';
import { followed, ownFieldsOf } from './institution-party.ts';
import { findDuplicates } from './match-parties.ts';
import { asOneOfMany, fieldsOf, presentBookParty, type StoredParty } from './present-party.ts';
import { readFacts } from './registered-party.ts';

/** Whom an office knows, those it met last first, with whether another of them may be the same. */
export async function listBook(
  db: Database,
  organizationId: string,
  { search, ...page }: QueryOf<typeof partiesCalls.listBook>,
): Promise<Page<ListedParty>> {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '');
  const query = db
    .selectFrom('parties')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where(({ and }) => and(words.map((word) => contains(SEARCHED, word))))
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc');
  const found = await readPage(query, page);
  const numbers = found.items.map(({ enterpriseNumber }) => enterpriseNumber);
  const { duplicates, institutions } = await readTogether(db, (db) => ({
    duplicates: findDuplicates(db, organizationId, found.items),
    institutions: readInstitutions(db, numbers),
  }));
  const items = found.items.map((stored) => ({
    ...asOneOfMany(presentBookParty(stored)),
    hasPossibleDuplicates: (duplicates.get(stored.id)?.length ?? 0) > 0,
    isInstitution: stored.enterpriseNumber !== null && institutions.has(stored.enterpriseNumber),
  }));
  return { ...found, items };
}

const SEARCHED = [
  ...(['searchText', 'enterpriseNumber', 'nationalNumber', 'email'] as const).map((column) =>
    sql.ref(column),
  ),
  sql`address ->> 'city'`,
];

export async function readBook(
  db: Database,
  { organizationId, partyId }: PartyPlace,
  language: Language = 'nl',
): Promise<BookPartyDetail> {
  const stored = await db
    .selectFrom('parties')
    .selectAll()
    .where('id', '=', partyId)
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  if (stored === undefined) throw new ProblemError('not-found');
  const { enterpriseNumber } = stored;
  const { facts, institutions, found, dossiers } = await readTogether(db, (db) => ({
    facts: readFacts(db, [enterpriseNumber], language),
    institutions: readInstitutions(db, [enterpriseNumber]),
    found: findDuplicates(db, organizationId, [stored]),
    dossiers: listDossiers(db, stored),
  }));
  const institution = institutions.get(enterpriseNumber);
  const duplicates = found.get(stored.id) ?? [];
  return {
    ...presentBookParty(stored),
    register: facts.get(enterpriseNumber ?? '') ?? null,
    institution: institution
      ? { ...presentInstitution(institution), ownFields: ownFieldsOf(stored, institution) }
      : null,
    dossiers,
    possibleDuplicates: duplicates.map((other) => asOneOfMany(presentBookParty(other))),
  };
}

/** As many as a page shows; the list of dossiers finds the others. */
const SHOWN_DOSSIERS = 20;

/** Where it was met: as one of the defendants, or as creditor where the office took it for one of the book. */
async function listDossiers(db: Database, party: StoredParty): Promise<BookPartyDetail['dossiers']> {
  const { id, organizationId } = party;
  const { numbers, names } = knownBy(party);
  const typed = [...numbers, ...names.map((name) => name.replaceAll('/', ' '))];
  const queries = typed.map((text) => sql`search_query(${organizationId}::uuid, ${text})`);
  const { rows } = await sql<BookPartyDetail['dossiers'][number]>`
    select dossiers.id, file_number, role from (
      select id, 'defendant' as role from dossiers
      cross join lateral (
        select defendant_company_name, defendant_first_name, defendant_last_name,
          defendant_enterprise_number, defendant_national_number
        union all
        select person ->> 'companyName', person ->> 'name', person ->> 'surname',
          person ->> 'kboNumber', person ->> 'nationalNumber'
        from jsonb_array_elements(co_defendants) as person
      ) as defendant (company, first_name, last_name, enterprise_number, national_number)
      where organization_id = ${organizationId}
        and search_words @@ (${sql.join(queries, sql` || `)})
        and ${isDefendant(party)}
      union
      select dossier_id, 'creditor' from creditors where party_id = ${id}
    ) as met
    join dossiers using (id)
    where organization_id = ${organizationId}
    order by created_at desc, id, role
    limit ${SHOWN_DOSSIERS}
  `.execute(db);
  return rows;
}

/** Its numbers, or else its name, as the book itself knows people; and the names of those that were joined with it. */
function knownBy({ enterpriseNumber, nationalNumber, searchText, writtenAs }: StoredParty) {
  const numbers = [enterpriseNumber, nationalNumber].filter((number) => number !== null);
  return { numbers, names: numbers.length > 0 ? writtenAs : [...writtenAs, searchText] };
}

/** Beside a company stands who represents it. */
function isDefendant(party: StoredParty): RawBuilder<SqlBool> {
  const { names } = knownBy(party);
  return sql`
    case when company is null
      then defendant.national_number = ${party.nationalNumber}
        or defendant.enterprise_number = ${party.enterpriseNumber}
        or defendant.national_number is null
          and fold('  ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')) = any(${names})
      else defendant.enterprise_number = ${party.enterpriseNumber}
        or defendant.enterprise_number is null and fold(' ' || company || '  ') = any(${names})
    end`;
}

/** Two of one office cannot have one number. */
const REFUSALS = {
  parties_enterprise_number: { code: 'validation', field: 'kboNumber' },
  parties_national_number: { code: 'validation', field: 'nationalNumber' },
} as const;

/** Adds somebody by hand, and gives the id. */
export async function createBook(
  db: Database,
  action: UserAction,
  organizationId: string,
  given: BodyOf<typeof partiesCalls.createBook>,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const seen = { firstSeenAt: action.at, lastSeenAt: action.at };
    const added = await refuseViolations(REFUSALS, async () =>
      trx
        .insertInto('parties')
        .values({ id: newId(), organizationId, ...(await ownColumnsOf(trx, given)), ...seen })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    await recordEvent(trx, action, {
      type: 'party.added',
      ...{ organizationId, subjectId: added.id, version: added.version },
      before: null,
      after: fieldsOf(added),
    });
    return added.id;
  });
}

/** Corrects what the book says. Dossiers keep their own words. */
export async function updateBook(
  db: Database,
  action: UserAction,
  place: PartyPlace,
  { version, ...given }: BodyOf<typeof partiesCalls.updateBook>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const stored = await lockParty(trx, place);
    await refuseStale(trx, stored, version);
    const changes = findChanges(fieldsOf(stored), given);
    if (changes === undefined) return;
    const changed = await refuseViolations(REFUSALS, async () =>
      trx
        .updateTable('parties')
        .set(await ownColumnsOf(trx, given))
        .where('id', '=', stored.id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    await recordEvent(trx, action, {
      type: 'party.changed',
      organizationId: place.organizationId,
      subjectId: changed.id,
      version: changed.version,
      ...changes,
    });
  });
}

/** What the office says of its own: what the platform says of an institution is followed, and not kept. */
async function ownColumnsOf(trx: Transaction, given: BodyOf<typeof partiesCalls.createBook>) {
  const columns = columnsOf(given);
  const institution = (await readInstitutions(trx, [given.kboNumber])).get(given.kboNumber);
  return { ...columns, ...followed(columns, institution) };
}

function columnsOf(given: BodyOf<typeof partiesCalls.createBook>) {
  return {
    name: given.name,
    firstName: given.firstname,
    lastName: given.lastname,
    salutation: given.salutation,
    nationalNumber: given.nationalNumber,
    enterpriseNumber: given.kboNumber,
    corporateForm: given.corporateForm,
    legalEntityType: given.legalEntityType,
    address: given.address,
    email: given.email,
    extraEmails: parseExtraEmails(given.extraEmails ?? '').addresses,
    paymentAccount: given.paymentaccount,
    sendMethod: given.sendMethod,
    sendOption: given.sendOption,
    language: given.language,
  };
}

/** Forgets a party, and what the trail told of its corrections. Dossiers keep their own words, for as long as they are kept. */
export async function removeBook(
  db: Database,
  action: UserAction,
  { version, ...place }: PartyPlace & { readonly version: number | undefined },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const stored = await lockParty(trx, place);
    await refuseStale(trx, stored, version);
    await forgetParties(trx, [stored.id]);
    await recordEvent(trx, action, {
      type: 'party.removed',
      organizationId: place.organizationId,
      subjectId: stored.id,
      version: null,
      before: null,
      after: null,
    });
  });
}

/** Deletes parties with the values of the events about them; that something was changed stays on record. */
export async function forgetParties(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('parties').where('id', 'in', ids).execute();
  const events = trx.selectFrom('auditEvents').select('id').where('subjectType', '=', 'party');
  await eraseValuesOf(trx, events.where('subjectId', 'in', ids));
}

export interface PartyPlace {
  readonly organizationId: string;
  readonly partyId: string;
}

export async function lockParty(
  trx: Transaction,
  { organizationId, partyId }: PartyPlace,
): Promise<StoredParty> {
  const stored = await trx
    .selectFrom('parties')
    .selectAll()
    .where('id', '=', partyId)
    .where('organizationId', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
  if (stored === undefined) throw new ProblemError('not-found');
  return stored;
}
