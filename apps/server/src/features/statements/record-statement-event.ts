import type { EventType, EventValues } from '@prorata/contract/audit/events';
import type { Reference } from '@prorata/contract/audit/fields';
import type { Transaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { creditorNameOf } from './statement-fields.ts';
import type { StatementRecord } from './statement-record.ts';

/** Where something happens: a statement, and the dossier that the transaction has locked. */
export interface StatementInDossier {
  readonly dossier: DossierRecord;
  readonly statement: StatementRecord;
}

type StatementEventType = EventType & `${'statement' | 'claim' | 'document'}.${string}`;

/** What a field refers to is given by its id, and told by its name. */
export type GivenValues<Type extends StatementEventType> =
  EventValues<Type> extends infer Values
    ? {
        readonly [Field in keyof Values]: NonNullable<Values[Field]> extends Reference
          ? string | null
          : Values[Field];
      }
    : never;

interface StatementEvent<Type extends StatementEventType> {
  readonly type: Type;
  /** The claim or document that it is about; the statement itself when absent. */
  readonly subjectId?: string;
  readonly before: GivenValues<Type> | null;
  readonly after: GivenValues<Type> | null;
  readonly version: number | null;
}

/** Writes what happened to a statement or a part of it, with the creditor's name, so that a reader knows whose it is. */
export async function recordStatementEvent<Type extends StatementEventType>(
  trx: Transaction,
  action: Action,
  { dossier, statement }: StatementInDossier,
  { type, subjectId = statement.id, before, after, version }: StatementEvent<Type>,
): Promise<void> {
  const creditorName = creditorNameOf(statement);
  const told = async (values: object | null) =>
    values && { creditorName, ...(await nameReferences(trx, values)) };
  await recordEvent<StatementEventType, object, object>(trx, action, {
    type,
    dossier,
    subjectId,
    before: await told(before),
    after: await told(after),
    version,
  });
}

/** The tables in which things that a statement refers to have their names. */
const NAMES = {
  assetId: ['assets', 'name'],
  bailiffOfficeId: ['organizations', 'name'],
  documentId: ['documents', 'fileName'],
} as const;

async function nameReferences(trx: Transaction, values: object): Promise<object> {
  const named: Record<string, unknown> = { ...values };
  for (const [field, [table, column]] of Object.entries(NAMES)) {
    const id = named[field];
    if (typeof id !== 'string') continue;
    const thing = await trx
      .selectFrom(table)
      .select(`${column} as name`)
      .where('id', '=', id)
      .executeTakeFirst();
    named[field] = { id, name: thing?.name ?? null } satisfies Reference;
  }
  return named;
}
