import type { BodyOf } from '@prorata/contract/call';
import { fieldErrorsOf } from '@prorata/contract/field-errors';
import type { parametersCalls } from '@prorata/contract/parameters/calls';
import { parameterValueSchema } from '@prorata/contract/parameters/value-schema';
import { type CatalogueEntry, findParameter } from '@prorata/domain/parameters/catalogue';
import type { ParameterValue } from '@prorata/domain/parameters/parameter';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

/** Sets a parameter, or puts its default back, and keeps what it was. */
export async function updateParameter(
  db: Database,
  action: UserAction,
  id: string,
  given: BodyOf<typeof parametersCalls.update>,
): Promise<void> {
  const entry = findParameter(id);
  if (entry === undefined) throw new ProblemError('not-found');
  const value = given.value === null ? null : readValue(entry, given.value);
  await inTransaction(db, async (trx) => {
    const stored = await lockParameter(trx, id);
    await refuseStale(trx, stored, given.version);
    if (stored.value === value) return;
    const { version } = await storeValue(trx, action, { ...stored, key: id }, value);
    await recordEvent(trx, action, {
      type: value === null ? 'parameter.reset' : 'parameter.changed',
      organizationId: null,
      subjectId: stored.id,
      before: { id, value: stored.value ?? entry.definition.defaultValue },
      after: { id, value: value ?? entry.definition.defaultValue },
      version,
    });
  });
}

function readValue({ definition }: CatalogueEntry, value: ParameterValue): ParameterValue {
  const { minimum = null, maximum = null } = 'minimum' in definition ? definition : {};
  const { data, error } = parameterValueSchema({ kind: definition.kind, minimum, maximum }).safeParse(value);
  if (data !== undefined) return data;
  // The bounds of the parameter and of its kind may both be broken: one message on the field is enough.
  const [fault] = error ? fieldErrorsOf(error) : [];
  throw new ProblemError('validation', { errors: fault ? [{ ...fault, path: 'value' }] : [] });
}

/** Holds a parameter until the end of the transaction, whether or not it has a row yet. */
async function lockParameter(trx: Transaction, key: string) {
  await sql`select pg_advisory_xact_lock(hashtext(${`parameter ${key}`}))`.execute(trx);
  const stored = await trx
    .selectFrom('parameters')
    .select(['id', 'value', 'version'])
    .where('key', '=', key)
    .$narrowType<{ value: ParameterValue | null }>()
    .executeTakeFirst();
  return stored ?? { id: newId(), value: null, version: 0 };
}

async function storeValue(
  trx: Transaction,
  { actor, at }: UserAction,
  { id, key, value: before }: { readonly id: string; readonly key: string; readonly value: unknown },
  after: ParameterValue | null,
) {
  const value = jsonOf(after);
  await trx
    .insertInto('parameterChanges')
    .values({ id: newId(), key, before: jsonOf(before), after: value, changedBy: actor.id, changedAt: at })
    .execute();
  return trx
    .insertInto('parameters')
    .values({ id, key, value, updatedBy: actor.id })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedBy: actor.id }))
    .returning('version')
    .executeTakeFirstOrThrow();
}

function jsonOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
