import type { FIELDS, Fields, Subject } from '@prorata/contract/audit/fields';
import type { Address } from '@prorata/contract/contact-fields';

/** A label for every field that people see, and for the parts of an address, whichever field has one. */
export type FieldLabels = { readonly [Thing in Subject]: LabelsOf<(typeof FIELDS)[Thing]> } & {
  readonly address: { readonly [Part in Exclude<keyof Address, 'addressee'>]: string };
};

/** `defendant.name` is a label under `defendant`; rows have labels of their own, and one for all under ''. */
type LabelsOf<F extends Fields> = {
  readonly [Field in Shown<F> as Field extends `${string}.${string}` ? never : Field]: LabelOf<F[Field]>;
} & {
  readonly [Group in GroupOf<Shown<F>>]: { readonly '': string } & {
    readonly [Part in PartOf<Shown<F>, Group>]: string;
  };
};

type LabelOf<Kind> = Kind extends { readonly kind: 'lines'; readonly parts: infer Parts extends Fields }
  ? { readonly '': string } & LabelsOf<Parts>
  : string;

/** Nobody is shown a fingerprint. */
type Shown<F extends Fields> = {
  [Field in keyof F & string]: F[Field] extends { readonly kind: 'bookkeeping' } ? never : Field;
}[keyof F & string];

type GroupOf<Field extends string> = Field extends `${infer Group}.${string}` ? Group : never;
type PartOf<Field extends string, Group extends string> = Field extends `${Group}.${infer Part}`
  ? Part
  : never;
