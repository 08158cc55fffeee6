import type { AnswerOf, ParamsOf, QueryOf } from '@prorata/contract/call';
import type { openingCalls } from '@prorata/contract/results/opening-calls';
import { sql } from 'kysely';
import { presentPage, readPage } from '../../database/read-page.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { readPartOfDossier } from '../dossiers/find-dossier.ts';
import { getReportToSend } from './report-to-send.ts';

/** Who opened a report through a secured link, and when; or asked for a letter. */
export async function listOpenings(
  db: Database,
  user: ActingUser,
  place: ParamsOf<typeof openingCalls.list>,
  { addresseeId, ...page }: QueryOf<typeof openingCalls.list>,
): Promise<AnswerOf<typeof openingCalls.list>> {
  const [, found] = await readPartOfDossier(db, user, place.dossierId, (db) =>
    readTogether(db, (db) => [
      getReportToSend(db, place),
      readPage(selectOpenings(db, place.resultId, addresseeId), page),
    ]),
  );
  return presentPage(found, ({ visitedAt, visitorName, userName, ...opening }) => ({
    ...opening,
    at: visitedAt.toISOString(),
    visitor: userName ?? visitorName,
  }));
}

function selectOpenings(db: Database, resultId: string, addresseeId: string | undefined) {
  const all = db
    .selectFrom('documentViewVisits as visit')
    .innerJoin('documentViews as view', 'view.id', 'visit.documentViewId')
    .leftJoin('deliveries as delivery', 'delivery.id', 'view.deliveryId')
    .leftJoin('users as visitor', 'visitor.id', 'visit.userId')
    .select(['visit.id', 'visit.act', 'visit.visitedAt', 'visit.visitorName', 'delivery.email'])
    .select(sql<string | null>`visitor.first_name || ' ' || visitor.last_name`.as('userName'))
    .select(
      sql<boolean>`exists (
        select from report_receipts
        where report_receipts.result_id = view.result_id and proof = visit.act
          and addressee_id = any (visit.addressee_ids) and recorded_at = visit.visited_at
      )`.as('isReceipt'),
    )
    .where('view.resultId', '=', resultId)
    .orderBy('visit.visitedAt', 'desc')
    .orderBy('visit.id', 'desc');
  return addresseeId === undefined
    ? all
    : all.where(sql<boolean>`${addresseeId} = any (visit.addressee_ids)`);
}

/** When each addressee first opened the report, and whether they asked for a letter. */
export async function readFirstOpenings(
  db: Database | Transaction,
  resultId: string,
): Promise<ReadonlyMap<string, { readonly openedAt: Date | null; readonly letterAskedAt: Date | null }>> {
  const { rows } = await sql<{ addresseeId: string; openedAt: Date | null; letterAskedAt: Date | null }>`
    select addressee_id,
      min(visited_at) filter (where act <> 'letterAsked') as opened_at,
      min(visited_at) filter (where act = 'letterAsked') as letter_asked_at
    from document_view_visits as visit
    join document_views as view on view.id = visit.document_view_id
    cross join unnest(visit.addressee_ids) as addressee_id
    where view.result_id = ${resultId}
    group by addressee_id
  `.execute(db);
  return new Map(rows.map(({ addresseeId, ...first }) => [addresseeId, first]));
}
