import type { RecordOfPerson } from '@prorata/contract/privacy/privacy';
import type { PersonTraits } from '@prorata/domain/privacy/recognise-person';
import { type Expression, type SqlBool, sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import { contains } from '../../database/search.ts';
import type { Address, Database } from '../../database/tables.ts';
import { defendantOf } from '../dossiers/dossier-fields.ts';
import { ERASED } from '../maintenance/erase-rows.ts';
import { coDefendantsOf, nameOf } from '../parties/defendant-names.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import type { PrivacyScope } from './scope.ts';

/** One record of somebody, with what tells who they are. */
export interface KnownRecord extends RecordOfPerson {
  readonly traits: PersonTraits;
  /** Everybody whom it names, the one whom it is about first. */
  readonly names: readonly string[];
  readonly dossierId: string | null;
  readonly fileNumber: string | null;
  readonly place: string | null;
}

/** Which rows are wanted: by what is known of a person, or those of a list. */
export interface Wanted {
  readonly words: readonly string[];
  readonly nationalNumber: string | null;
  readonly email: string | null;
  readonly ids?: readonly string[];
  readonly limit: number;
}

/** All records of the scope that may be about somebody. What was erased tells nobody any more. */
export async function listRecords(db: Database, scope: PrivacyScope, wanted: Wanted): Promise<KnownRecord[]> {
  if (scope.kind === 'platform') return listUsers(db, null, wanted);
  const { organizationId } = scope;
  const lists = await readTogether(db, (db) => [
    listDefendants(db, organizationId, wanted),
    listStatements(db, organizationId, wanted),
    listInvitations(db, organizationId, wanted),
    listParties(db, organizationId, wanted),
    listStandardInvitations(db, organizationId, wanted),
    listPayers(db, organizationId, wanted),
    listContestations(db, organizationId, wanted),
    listStops(db, organizationId, wanted),
    listUsers(db, organizationId, wanted),
  ]);
  return lists.flat();
}

interface Columns {
  readonly id: Expression<unknown>;
  readonly names: readonly Expression<unknown>[];
  readonly number?: Expression<unknown>;
  /** Texts in which an address of theirs may stand. */
  readonly emails?: readonly Expression<unknown>[];
}

/** Every word in the name, or the number, or the address. */
function isMeant({ words, nationalNumber, email, ids }: Wanted, columns: Columns): Expression<SqlBool> {
  if (ids !== undefined) return sql<SqlBool>`${columns.id} = any(${ids}::uuid[])`;
  const named =
    words.length === 0
      ? []
      : [
          sql.join(
            words.map((word) => contains(columns.names, word)),
            sql` and `,
          ),
        ];
  const numbered =
    nationalNumber === null || !columns.number ? [] : [sql`${nationalNumber} = ${columns.number}`];
  const reached = email === null || !columns.emails ? [] : [contains(columns.emails, email)];
  return sql<SqlBool>`(${sql.join([...named, ...numbered, ...reached, sql`false`], sql` or `)})`;
}

const none = { nationalNumber: null, birthDate: null, emails: [], zipcode: null };

function placeOf(address: Address | null | undefined): string | null {
  return [address?.zipcode, address?.city].filter(Boolean).join(' ') || null;
}

async function listDefendants(db: Database, organizationId: string, wanted: Wanted): Promise<KnownRecord[]> {
  const dossiers = await db
    .selectFrom('dossiers')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('erasedAt', 'is', null)
    .where(
      isMeant(wanted, {
        id: sql.ref('dossiers.id'),
        names: ['defendantFirstName', 'defendantLastName', 'defendantCompanyName']
          .map((name) => sql.ref(name))
          .concat(sql`co_defendants::text`),
        number: sql`any(array[defendant_national_number::text] || array(select person ->> 'nationalNumber' from jsonb_array_elements(co_defendants) as person))`,
        emails: [sql.ref('defendantEmail'), sql`co_defendants::text`],
      }),
    )
    .orderBy('createdAt', 'desc')
    .limit(wanted.limit)
    .execute();
  return dossiers.flatMap((dossier) =>
    [{ id: null, ...defendantOf(dossier) }, ...coDefendantsOf(dossier)].map((person) => ({
      kind: 'defendant' as const,
      id: dossier.id,
      part: person.id,
      dossierId: dossier.id,
      fileNumber: dossier.fileNumber,
      place: placeOf(person.address),
      names: [nameOf(person)],
      traits: {
        ...none,
        name: nameOf(person),
        nationalNumber: person.nationalNumber,
        emails: person.email === null ? [] : [person.email],
        zipcode: person.address.zipcode,
      },
    })),
  );
}

async function listStatements(db: Database, organizationId: string, wanted: Wanted): Promise<KnownRecord[]> {
  const rows = await db
    .selectFrom('statements')
    .innerJoin('dossiers', 'dossiers.id', 'statements.dossierId')
    .selectAll('statements')
    .select('dossiers.fileNumber')
    .where('dossiers.organizationId', '=', organizationId)
    .where('dossiers.erasedAt', 'is', null)
    .where(
      isMeant(wanted, {
        id: sql.ref('statements.id'),
        names: [
          'statements.firstName',
          'statements.lastName',
          'statements.corporateName',
          'statements.declarant',
          'statements.accountHolder',
        ].map((name) => sql.ref(name)),
        number: sql.ref('statements.nationalNumber'),
        emails: [sql.ref('statements.primaryEmail'), sql`array_to_string(statements.extra_emails, ' ')`],
      }),
    )
    .orderBy('statements.createdAt', 'desc')
    .limit(wanted.limit)
    .execute();
  return rows.map((row) => ({
    ...{ kind: 'statement' as const, id: row.id, part: null },
    ...{ dossierId: row.dossierId, fileNumber: row.fileNumber, place: placeOf(row.creditorAddress) },
    // Who files for a creditor, or has the account, is a person, too.
    names: [creditorNameOf(row), row.declarant, row.accountHolder].filter((name) => name !== null),
    traits: {
      ...none,
      name: [creditorNameOf(row), row.declarant, row.accountHolder].filter(Boolean).join(' · '),
      nationalNumber: row.nationalNumber,
      emails: [row.primaryEmail, ...row.extraEmails].filter((email) => email !== null),
      zipcode: row.creditorAddress?.zipcode ?? null,
    },
  }));
}

async function listInvitations(db: Database, organizationId: string, wanted: Wanted): Promise<KnownRecord[]> {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('dossiers', 'dossiers.id', 'invitations.dossierId')
    .selectAll('invitations')
    .select('dossiers.fileNumber')
    .where('dossiers.organizationId', '=', organizationId)
    .where('dossiers.erasedAt', 'is', null)
    .where(
      isMeant(wanted, {
        id: sql.ref('invitations.id'),
        names: [sql.ref('invitations.addressee')],
        emails: [sql`array_to_string(invitations.emails, ' ')`],
      }),
    )
    .orderBy('invitations.createdAt', 'desc')
    .limit(wanted.limit)
    .execute();
  return rows.map((row) => ({
    ...{ kind: 'invitation' as const, id: row.id, part: null },
    ...{ dossierId: row.dossierId, fileNumber: row.fileNumber, place: placeOf(row.address) },
    names: [row.addressee ?? ''],
    traits: {
      ...none,
      name: row.addressee ?? '',
      emails: row.emails,
      zipcode: row.address?.zipcode ?? null,
    },
  }));
}

async function listParties(db: Database, organizationId: string, wanted: Wanted): Promise<KnownRecord[]> {
  const rows = await db
    .selectFrom('parties')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where(
      isMeant(wanted, {
        id: sql.ref('parties.id'),
        names: ['name', 'firstName', 'lastName'].map((name) => sql.ref(name)),
        number: sql.ref('nationalNumber'),
        emails: [sql.ref('email'), sql`array_to_string(extra_emails, ' ')`],
      }),
    )
    .orderBy('lastSeenAt', 'desc')
    .limit(wanted.limit)
    .execute();
  return rows.map((row) => ({
    ...{ kind: 'party' as const, id: row.id, part: null, dossierId: null, fileNumber: null },
    place: placeOf(row.address),
    names: [[row.firstName, row.lastName, row.name].filter(Boolean).join(' ')],
    traits: {
      ...none,
      name: [row.firstName, row.lastName, row.name].filter(Boolean).join(' '),
      nationalNumber: row.nationalNumber,
      emails: [row.email, ...row.extraEmails].filter((email) => email !== null),
      zipcode: row.address?.zipcode ?? null,
    },
  }));
}

async function listStandardInvitations(
  db: Database,
  organizationId: string,
  wanted: Wanted,
): Promise<KnownRecord[]> {
  const rows = await db
    .selectFrom('standardInvitations')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where(
      isMeant(wanted, {
        id: sql.ref('standardInvitations.id'),
        names: [sql.ref('addressee')],
        emails: [sql.ref('email')],
      }),
    )
    .limit(wanted.limit)
    .execute();
  return rows.map((row) => ({
    ...{ kind: 'standardInvitation' as const, id: row.id, part: null, dossierId: null, fileNumber: null },
    place: placeOf(row.address),
    names: [row.addressee ?? ''],
    traits: {
      ...none,
      name: row.addressee ?? '',
      emails: row.email === null ? [] : [row.email],
      zipcode: row.address?.zipcode ?? null,
    },
  }));
}

/** Who pays an income to the office; of the dossier with which the series begins. */
async function listPayers(db: Database, organizationId: string, wanted: Wanted): Promise<KnownRecord[]> {
  const rows = await db
    .selectFrom('payers')
    .innerJoin('dossiers', 'dossiers.id', 'payers.seriesId')
    .selectAll('payers')
    .select('dossiers.fileNumber')
    .where('dossiers.organizationId', '=', organizationId)
    .where('payers.name', '<>', ERASED)
    .where(
      isMeant(wanted, {
        id: sql.ref('payers.id'),
        names: [sql.ref('payers.name')],
        emails: [sql.ref('payers.email')],
      }),
    )
    .limit(wanted.limit)
    .execute();
  return rows.map((row) => ({
    ...{ kind: 'payer' as const, id: row.id, part: null },
    ...{ dossierId: row.seriesId, fileNumber: row.fileNumber, place: placeOf(row.address) },
    names: [row.name],
    traits: {
      ...none,
      name: row.name,
      emails: row.email === null ? [] : [row.email],
      zipcode: row.address.zipcode ?? null,
    },
  }));
}

/** Who contests a draft, or appears for who does; often no creditor and no defendant. */
async function listContestations(
  db: Database,
  organizationId: string,
  wanted: Wanted,
): Promise<KnownRecord[]> {
  const rows = await db
    .selectFrom('contestations')
    .innerJoin('dossiers', 'dossiers.id', 'contestations.dossierId')
    .select(['contestations.id', 'contestations.dossierId', 'contestant', 'appearing', 'dossiers.fileNumber'])
    .where('dossiers.organizationId', '=', organizationId)
    .where('dossiers.erasedAt', 'is', null)
    .where(
      isMeant(wanted, {
        id: sql.ref('contestations.id'),
        names: [sql.ref('contestant'), sql.ref('appearing')],
      }),
    )
    .orderBy('registeredAt', 'desc')
    .limit(wanted.limit)
    .execute();
  return rows.map(({ id, dossierId, fileNumber, contestant, appearing }) => ({
    ...{ kind: 'contestation' as const, id, part: null, dossierId, fileNumber, place: null },
    names: [contestant, appearing].filter((name) => name !== null),
    traits: { ...none, name: [contestant, appearing].filter(Boolean).join(' · ') },
  }));
}

/** Whom the office told of a stop, such as the trustee, now or before. */
async function listStops(db: Database, organizationId: string, wanted: Wanted): Promise<KnownRecord[]> {
  const formerly = (column: 'name' | 'email') =>
    sql<string[]>`array(
      select ${sql.ref(column)} from former_stop_contacts where stop_id = stops.id and ${sql.ref(column)} is not null
    )`;
  const inOne = (list: Expression<unknown>) => sql`array_to_string(${list}, ' ')`;
  const rows = await db
    .selectFrom('stops')
    .innerJoin('dossiers', 'dossiers.id', 'stops.dossierId')
    .select(['stops.id', 'stops.dossierId', 'contactName', 'contactEmail', 'contactAddress'])
    .select(['dossiers.fileNumber', formerly('name').as('formerNames'), formerly('email').as('formerEmails')])
    .where('dossiers.organizationId', '=', organizationId)
    .where('dossiers.erasedAt', 'is', null)
    .where(
      isMeant(wanted, {
        id: sql.ref('stops.id'),
        names: [sql.ref('contactName'), inOne(formerly('name'))],
        emails: [sql.ref('contactEmail'), inOne(formerly('email'))],
      }),
    )
    .orderBy('registeredAt', 'desc')
    .limit(wanted.limit)
    .execute();
  return rows.map(({ id, dossierId, fileNumber, contactName, contactEmail, contactAddress, ...former }) => {
    const names = [contactName, ...former.formerNames].filter((name) => name !== null);
    return {
      ...{
        kind: 'stop' as const,
        id,
        part: null,
        dossierId,
        fileNumber,
        place: placeOf(contactAddress),
        names,
      },
      traits: {
        ...none,
        name: names.join(' · '),
        emails: [contactEmail, ...former.formerEmails].filter((email) => email !== null),
        zipcode: contactAddress?.zipcode ?? null,
      },
    };
  });
}

async function listUsers(
  db: Database,
  organizationId: string | null,
  wanted: Wanted,
): Promise<KnownRecord[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.id', 'users.organizationId')
    .selectAll('users')
    .select('organizations.name as organizationName')
    .$if(organizationId !== null, (some) => some.where('users.organizationId', '=', organizationId))
    .where(
      isMeant(wanted, {
        id: sql.ref('users.id'),
        names: [sql.ref('users.firstName'), sql.ref('users.lastName')],
        number: sql.ref('users.nationalNumber'),
        emails: [sql.ref('users.email')],
      }),
    )
    .orderBy('users.createdAt', 'desc')
    .limit(wanted.limit)
    .execute();
  return rows.map((row) => ({
    ...{ kind: 'user' as const, id: row.id, part: null, dossierId: null, fileNumber: null },
    place: row.organizationName,
    names: [`${row.firstName} ${row.lastName}`],
    traits: {
      ...none,
      name: `${row.firstName} ${row.lastName}`,
      nationalNumber: row.nationalNumber,
      emails: [row.email],
    },
  }));
}
