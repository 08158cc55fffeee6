import type { RecordOfPerson } from '@prorata/contract/privacy/privacy';
import type { PersonTraits } from '@prorata/domain/privacy/recognise-person';
import { type Expression, type SqlBool, sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import { contains } from '../../database/search.ts';
import type { Address, Database } from '../../database/tables.ts';
import { defendantOf } from '../dossiers/dossier-fields.ts';
import { coDefendantsOf, nameOf } from '../parties/defendant-names.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import type { PrivacyScope } from './scope.ts';

/** One record of somebody, with what tells who they are. */
export interface KnownRecord extends RecordOfPerson {
  readonly traits: PersonTraits;
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
    listUsers(db, organizationId, wanted),
  ]);
  return lists.flat();
}

interface Columns {
  readonly id: Expression<unknown>;
  readonly names: readonly Expression<unknown>[];
  readonly number?: Expression<unknown>;
  /** Texts in which an address of theirs may stand. */
  readonly emails: readonly Expression<unknown>[];
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
  const reached = email === null ? [] : [contains(columns.emails, email)];
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
    traits: {
      ...none,
      // Who files for a creditor, or has the account, is a person, too.
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
    traits: {
      ...none,
      name: row.addressee ?? '',
      emails: row.email === null ? [] : [row.email],
      zipcode: row.address?.zipcode ?? null,
    },
  }));
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
    traits: {
      ...none,
      name: `${row.firstName} ${row.lastName}`,
      nationalNumber: row.nationalNumber,
      emails: [row.email],
    },
  }));
}
