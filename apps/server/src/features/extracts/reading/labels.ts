import type { Field } from './fields.ts';
import { fold } from './fold.ts';

/** The name of a field in an extract. */
export interface Label {
  readonly field: Field;
  readonly name: string;
  readonly folded: string;
}

export interface FoundLabel {
  readonly label: Label;
  /** How many signs the label takes, with the dots and the colon after it. */
  readonly length: number;
  /** Nothing but the label: neither dots nor a colon say that it is one. */
  readonly isBare: boolean;
}

type NamesOfFields = Readonly<Partial<Record<Field, readonly string[]>>>;

/** Longer names come first: "naam van de gerechtsdeurwaarder" is not a "naam". */
export function labelsOf(fields: NamesOfFields): Label[] {
  return Object.entries(fields)
    .flatMap(([field, names]) =>
      (names ?? []).map((name) => ({ field: field as Field, name, folded: fold(name) })),
    )
    .sort((one, other) => other.folded.length - one.folded.length);
}

/** The same in another language, dots, and a colon; or nothing at all, when the value stands in the next cell. */
const AFTER_LABEL = /^(?:\s*\/\s*(?:[^:.\s][^:.]{0,59}?)?)?(?:[.…·_\s]*:|\s*[.…·_]{2,}:?|\s*$)\s*/;

/** The label with which a text begins. */
export function findLabel(labels: readonly Label[], text: string): FoundLabel | undefined {
  const folded = fold(text);
  for (const label of labels) {
    if (!folded.startsWith(label.folded)) continue;
    const after = AFTER_LABEL.exec(folded.slice(label.folded.length));
    if (after) {
      const length = label.folded.length + after[0].length;
      return { label, length, isBare: length === text.length && !/[:.…·_]\s*$/.test(text) };
    }
  }
  return undefined;
}

/** Those that mean one thing only, wherever they stand. */
export function unambiguous(labels: readonly Label[]): Label[] {
  const fields = new Map<string, Set<Field>>();
  for (const { folded, field } of labels) fields.set(folded, (fields.get(folded) ?? new Set()).add(field));
  return labels.filter(({ folded }) => fields.get(folded)?.size === 1);
}

/** Whether a text looks like a label with a value, even one that nobody knows. */
export function looksLabelled(text: string): boolean {
  return /^[^:]{2,60}?[.…·_]{2,200}\s*:|^\p{L}[^:]{1,45}?:(?:\s|$)/u.test(text);
}
