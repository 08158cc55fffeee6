import type { BodyOf } from '@prorata/contract/call';
import { fieldErrorsOf } from '@prorata/contract/field-errors';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import { withoutOtherType } from '../../statements/statement-values.ts';
import type { StatementValues } from './statement-values.ts';

type Body = BodyOf<typeof invitedCalls.updateStatement>;
type Field = keyof StatementValues;

/** What of the form can be kept, and which fields are not finished: half an account number is nobody's. */
interface Keepable {
  readonly body: Body;
  readonly unfinished: readonly Field[];
}

/**
 * Takes from the form all that the contract accepts. What it does not accept stays as the server has it, and waits in the browser
 * until it is finished.
 */
export function keepableOf(values: StatementValues, base: StatementValues): Keepable {
  const unfinished = new Set<Field>();
  // A rule may speak of two fields, so what is put back can make another one wrong; each round puts at least one back.
  for (;;) {
    const tried = { ...asTyped(values), ...pick(base, unfinished) };
    const { success, data, error } = invitedCalls.updateStatement.body.safeParse(tried);
    if (success) return { body: ofItsType(data), unfinished: [...unfinished] };
    const before = unfinished.size;
    for (const { path } of fieldErrorsOf(error))
      for (const field of togetherWith(path)) unfinished.add(field);
    if (unfinished.size === before) throw new Error('What the server keeps is refused by the contract.');
  }
}

/** Names of another kind of creditor are left out; while nobody has said which kind it is, all of them stay. */
function ofItsType(body: Body): Body {
  return body.creditorType === null ? body : withoutOtherType(body);
}

/** An amount that was wiped out is none. */
function asTyped(values: StatementValues): StatementValues {
  return { ...values, totalAmountClaimed: values.totalAmountClaimed ?? 0 };
}

/** Who owes it, and how, are said together. */
function togetherWith(path: string): Field[] {
  const field = path.split('.')[0] as Field;
  return field === 'debtorIds' || field === 'liability' ? ['debtorIds', 'liability'] : [field];
}

function pick(values: StatementValues, fields: ReadonlySet<Field>): Partial<StatementValues> {
  return Object.fromEntries([...fields].map((field) => [field, values[field]]));
}

/** In which fields two states of a statement differ; its version is none. */
export function fieldsChanged(one: object, other: object): Field[] {
  const [before, after] = [one, other] as Readonly<Record<string, unknown>>[];
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]) as Set<Field>;
  names.delete('version');
  return [...names].filter((name) => asText(before?.[name]) !== asText(after?.[name]));
}

function asText(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

interface Merge {
  /** Fields that only somebody else changed: they come into the form. */
  readonly theirs: readonly Field[];
  /** Fields that both changed, each in another way: a person decides. */
  readonly contested: readonly Field[];
}

/** What two people made of the same statement, field by field. */
export function mergeOf(base: object, mine: object, newest: object): Merge {
  const changedHere = new Set(fieldsChanged(base, mine));
  const changedThere = fieldsChanged(base, newest);
  const differs = new Set(fieldsChanged(mine, newest));
  return {
    theirs: changedThere.filter((field) => !changedHere.has(field)),
    contested: changedThere.filter((field) => changedHere.has(field) && differs.has(field)),
  };
}
