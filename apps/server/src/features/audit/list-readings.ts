import { type auditCalls, MAX_READERS } from '@prorata/contract/audit/calls';
import { READING_KINDS } from '@prorata/contract/audit/reading';
import type { AnswerOf, QueryOf } from '@prorata/contract/call';
import { sql } from 'kysely';
import { readPage } from '../../database/read-page.ts';
import { readTogether } from '../../database/read-together.ts';
import { contains } from '../../database/search.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { readInDossier } from '../dossiers/find-dossier.ts';

type Query = QueryOf<typeof auditCalls.listReadings>;
type Answer = AnswerOf<typeof auditCalls.listReadings>;

/** Who was given which document of a dossier, newest first. */
export async function listReadings(
  db: Database,
  user: ActingUser,
  dossierId: string,
  { kind, actorKind, actorName, search, ...page }: Query,
): Promise<Answer> {
  const {
    found: { items, ...rest },
    kinds,
    actors,
  } = await readInDossier(db, user, dossierId, (db) =>
    readTogether(db, (db) => {
      const ofDossier = db.selectFrom('readings').where('dossierId', '=', dossierId);
      return {
        found: readPage(
          ofDossier
            .selectAll()
            .$if(kind !== undefined, (some) => some.where('kind', '=', kind ?? ''))
            .$if(actorKind !== undefined, (some) => some.where('actorKind', '=', actorKind ?? 'user'))
            .$if(actorName !== null, (some) => some.where('actorName', '=', actorName))
            .$if(search !== null, (some) => some.where(contains(SEARCHED, search ?? '')))
            .orderBy('readAt', 'desc')
            .orderBy('id', 'desc'),
          page,
        ),
        kinds: ofDossier.select('kind').distinct().orderBy('kind').execute(),
        actors: ofDossier
          .select(['actorKind', 'actorName'])
          .distinct()
          .orderBy('actorName')
          .limit(MAX_READERS)
          .execute(),
      };
    }),
  );
  return {
    ...rest,
    items: items.map((row) => ({
      id: row.id,
      readAt: row.readAt.toISOString(),
      kind: READING_KINDS.find((known) => known === row.kind) ?? 'document',
      name: row.name,
      actor: { kind: row.actorKind, name: row.actorName },
      address: row.address,
    })),
    kinds: READING_KINDS.filter((known) => kinds.some((one) => one.kind === known)),
    actors: actors.map((one) => ({ kind: one.actorKind, name: one.actorName })),
  };
}

const SEARCHED = [sql.ref('name'), sql.ref('actorName')];
