import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { KnownRecord } from './person-records.ts';

/** What was sent to somebody in one record, or was to be: by what it is about, by whom it was for, and by the letters of its own. */
export function selectSendings(
  db: Database,
  { kind, id, part, dossierId }: Pick<KnownRecord, 'kind' | 'id' | 'part' | 'dossierId'>,
) {
  // About the children it goes to a defendant, about the income to who pays it.
  const isIncomeLetter =
    kind === 'defendant'
      ? sql<SqlBool>`defendant_id = ${part ?? MAIN_DEFENDANT}`
      : sql<SqlBool>`payer_id = ${id}`;
  const isStopLetter =
    kind === 'stop' ? sql<SqlBool>`stop_id = ${id} and subject = 'contact'` : sql<SqlBool>`subject = ${id}`;
  return db
    .selectFrom('deliveries')
    .where('dossierId', '=', dossierId)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('statementId', '=', id),
        eb('invitationId', '=', id),
        eb(
          'id',
          'in',
          selectFrom('deliveryAddressees')
            .select('deliveryId')
            .where('addresseeId', '=', part ?? id),
        ),
        eb('id', 'in', selectFrom('incomeLetters').select('deliveryId').where(isIncomeLetter)),
        eb('id', 'in', selectFrom('stopLetters').select('deliveryId').where(isStopLetter)),
      ]),
    );
}
