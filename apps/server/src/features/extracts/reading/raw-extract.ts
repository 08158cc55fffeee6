import { type Field, isOfExtract } from './fields.ts';
import { fold } from './fold.ts';
import type { Printed } from './printed.ts';

/** What stands in an extract, field by field, before anybody asks what it means. */
export interface RawExtract {
  readonly pageCount: number;
  /** What a file of text says; absent for a PDF. */
  readonly text: string | null;
  readonly fields: RawFields;
  readonly notices: readonly RawNotice[];
  readonly notUnderstood: readonly NotUnderstood[];
}

export type RawFields = ReadonlyMap<Field, readonly LabelledPrint[]>;

export interface RawNotice {
  readonly fields: RawFields;
}

export interface LabelledPrint {
  readonly label: string;
  readonly printed: Printed;
}

interface NotUnderstood {
  readonly printed: Printed;
  readonly notice: RawNotice | null;
}

/** Fields of which a notice may have several: they are told one after the other. */
const REPEATABLE: ReadonlySet<Field> = new Set([
  'notice.detail',
  'notice.thirdPartyDebtor',
  'notice.contact',
]);

/** Collects what a reader finds, from the top of the extract to its end. Nothing that is given to it gets lost. */
export class RawExtractBuilder {
  readonly #fields = new Map<Field, LabelledPrint[]>();
  readonly #notices: { readonly fields: Map<Field, LabelledPrint[]> }[] = [];
  readonly #notUnderstood: { printed: Printed; notice: RawNotice | null }[] = [];

  get noticeCount(): number {
    return this.#notices.length;
  }

  startNotice(): void {
    this.#notices.push({ fields: new Map() });
  }

  /** A second value of what can only have one is kept as something that was not understood, unless it says the same. */
  add(field: Field, label: string, printed: Printed): void {
    const fields = isOfExtract(field) ? this.#fields : this.#notices.at(-1)?.fields;
    const present = fields?.get(field);
    if (fields === undefined) this.addNotUnderstood(printed);
    else if (present === undefined) fields.set(field, [{ label, printed }]);
    else if (REPEATABLE.has(field)) present.push({ label, printed });
    else if (present[0] && !saySame(present[0].printed, printed)) this.addNotUnderstood(printed);
  }

  addNotUnderstood(printed: Printed): void {
    this.#notUnderstood.push({ printed, notice: this.#notices.at(-1) ?? null });
  }

  build(pageCount: number, text: string | null): RawExtract {
    return {
      pageCount,
      text,
      fields: this.#fields,
      notices: this.#notices,
      notUnderstood: this.#notUnderstood,
    };
  }
}

function saySame(one: Printed, other: Printed): boolean {
  return fold(one.inline) === fold(other.inline);
}
