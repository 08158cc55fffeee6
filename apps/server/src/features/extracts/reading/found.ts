import type { ExtractPlace } from '@prorata/contract/extracts/extract';
import type { Field } from './fields.ts';
import type { Printed } from './printed.ts';
import type { RawFields } from './raw-extract.ts';

export interface Found<Value> {
  value: Value | null;
  printed: string | null;
  places: ExtractPlace[];
}

/** What is printed with what it means. Without a meaning it is still shown. */
export function found<Value>(
  printed: Printed | undefined,
  read: (text: string) => Value | undefined,
): Found<Value> {
  if (printed === undefined) return { value: null, printed: null, places: [] };
  return { value: read(printed.text) ?? null, printed: printed.inline, places: printed.places };
}

export function foundText(printed: Printed | undefined): Found<string> {
  return found(printed, (text) => text.replaceAll('\n', ' '));
}

export function first(fields: RawFields, field: Field): Printed | undefined {
  return fields.get(field)?.[0]?.printed;
}

export function all(fields: RawFields, field: Field): Printed[] {
  return (fields.get(field) ?? []).map(({ printed }) => printed);
}

/** Several prints of one fact. */
export function joined(prints: readonly Printed[], separator: string): Found<string> {
  const text = prints.map(({ inline }) => inline).join(separator);
  return prints.length === 0
    ? foundText(undefined)
    : { value: text, printed: text, places: prints.flatMap(({ places }) => places) };
}
