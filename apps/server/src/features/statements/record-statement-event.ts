import type { EventType } from '@prorata/contract/audit/events';
import type { FIELDS } from '@prorata/contract/audit/fields';
import type { Language } from '@prorata/domain/vocabulary';
import { listWays, UNKNOWN } from '@prorata/law/causes/cause';
import { NOT_KNOWN, WHY_OWED } from '@prorata/law/causes/register';
import type { Transaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import { estateNames } from '../dossiers/defendants.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { creditorNameOf } from './statement-fields.ts';
import type { StatementRecord } from './statement-record.ts';
import { listReferences, tellValues } from './tell-values.ts';

/** Where something happens: a statement, and the dossier that the transaction has locked. */
export interface StatementInDossier {
  readonly dossier: DossierRecord;
  readonly statement: StatementRecord;
}

type StatementEventType = EventType & `${'statement' | 'claim' | 'document'}.${string}`;

/** Some fields as the API has them: what they refer to is given by its id, and told by its name. */
export type GivenValues = { readonly [Field in AuditedField | 'beneficiary' | 'cause']?: unknown };
type AuditedThing = 'statement' | 'claim' | 'document';
type AuditedField = { [Thing in AuditedThing]: keyof (typeof FIELDS)[Thing] }[AuditedThing];

interface StatementEvent<Type extends StatementEventType> {
  readonly type: Type;
  /** The claim or document that it is about; the statement itself when absent. */
  readonly subjectId?: string;
  readonly before: GivenValues | null;
  readonly after: GivenValues | null;
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
  const things = await readNames(
    trx,
    [before, after].flatMap((values) => listReferences(values ?? {})),
  );
  const names = new Map([...answerNames(dossier.language ?? 'nl'), ...things, ...estateNames(dossier)]);
  const told = (values: object | null) => values && { creditorName, ...tellValues(values, names) };
  await recordEvent<StatementEventType, object, object>(trx, action, {
    type,
    dossier,
    subjectId,
    before: told(before),
    after: told(after),
    version,
  });
}

/** What a creditor answered is told in the language of the dossier. */
function answerNames(language: Language): [string, string][] {
  const answers = listWays(WHY_OWED).flat();
  return [
    ...answers.map(({ id, names }): [string, string] => [id, names[language]]),
    [UNKNOWN, NOT_KNOWN[language]],
  ];
}

/** The tables in which things that a statement refers to have their names. */
const NAMES = [
  ['assets', 'name'],
  ['organizations', 'name'],
  ['documents', 'fileName'],
] as const;

async function readNames(trx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  if (ids.length === 0) return names;
  for (const [table, column] of NAMES) {
    const things = await trx
      .selectFrom(table)
      .select(['id', `${column} as name`])
      .where('id', 'in', ids)
      .execute();
    for (const { id, name } of things) names.set(id, name);
  }
  return names;
}
