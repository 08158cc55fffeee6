import { LANGUAGES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import type { Address } from '../contact-fields.ts';
import { identifierSchema, instantSchema, isoDateSchema, optionalIdentifierSchema } from '../fields.ts';
import { EVENT_TYPES } from './events.ts';
import { SUBJECTS, WORD_LISTS, type WordList } from './fields.ts';

/** Who did it: a user, a creditor with an invitation code, somebody with a secured link, or the product by itself. */
export const AUDIT_ACTORS = ['user', 'creditor', 'visitor', 'system'] as const;

const wordListSchema = z.enum(Object.keys(WORD_LISTS) as [WordList, ...WordList[]]);

/** As it was recorded, which may be less than an address must have today. */
const recordedText = z.string().nullable().exactOptional();
const recordedAddressSchema = z.object({
  addressee: recordedText,
  address1: recordedText,
  address2: recordedText,
  street: recordedText,
  housenumber: recordedText,
  housenumberaddition: recordedText,
  zipcode: recordedText,
  city: recordedText,
  country: recordedText,
} satisfies Record<keyof Address, unknown>);

const plainValues = [
  z.object({ kind: z.literal('text'), value: z.string() }),
  z.object({ kind: z.literal('texts'), value: z.array(z.string()) }),
  z.object({ kind: z.literal('amount'), value: z.number() }),
  z.object({ kind: z.literal('number'), value: z.number() }),
  z.object({ kind: z.literal('percentage'), value: z.number() }),
  z.object({ kind: z.literal('date'), value: isoDateSchema }),
  z.object({ kind: z.literal('instant'), value: instantSchema }),
  z.object({ kind: z.literal('yesNo'), value: z.boolean() }),
  /** A word of a closed list, or several, which the reader sees in the own language. */
  z.object({ kind: z.literal('word'), list: wordListSchema, value: z.string() }),
  z.object({ kind: z.literal('words'), list: wordListSchema, value: z.array(z.string()) }),
  /** ISO 3166-1 alpha-2. */
  z.object({ kind: z.literal('country'), value: z.string() }),
  z.object({ kind: z.literal('address'), value: recordedAddressSchema }),
  /** Something else of the product by its name, such as a bailiff or a document. */
  z.object({ kind: z.literal('reference'), value: z.string() }),
  /** What has a name in each language: a privilege of the law register, or why a letter was sent. */
  z.object({ kind: z.literal('named'), value: z.record(z.enum(LANGUAGES), z.string()) }),
  /** It was recorded, and has been erased since: the chain still proves that it stood here. */
  z.object({ kind: z.literal('erased') }),
] as const;
const plainValueSchema = z.discriminatedUnion('kind', plainValues);

/** A value with its kind, by which it is written. */
const auditValueSchema = z.discriminatedUnion('kind', [
  ...plainValues,
  /** A row of a list, with what stands in it. */
  z.object({ kind: z.literal('line'), value: z.array(plainValueSchema) }),
]);
export type AuditValue = z.output<typeof auditValueSchema>;

/** A field that changed, from what to what; empty when there was nothing before, or is nothing after. */
export const auditChangeSchema = z.object({
  /** Its key among the fields of the subject, down to the part of an address or of a row: `periods.1.cost`. */
  field: z.string(),
  before: auditValueSchema.nullable(),
  after: auditValueSchema.nullable(),
});
export type AuditChange = z.output<typeof auditChangeSchema>;

/** Something that happened in a dossier. Each event carries the hash of the one before: none can vanish unseen. */
export const auditEventSchema = z.object({
  id: identifierSchema,
  /** Counts from 1 in each dossier, without gaps. */
  sequence: z.int().min(1),
  occurredAt: instantSchema,
  actor: z.object({ kind: z.enum(AUDIT_ACTORS), name: z.string().nullable() }),
  /** From where a creditor used the code: the code alone does not say who did. Absent for others, and once erased. */
  origin: z.object({ address: z.string().nullable(), userAgent: z.string().nullable() }).nullable(),
  /** What happened: `dossier.created`. Null for what a newer edition of the product recorded. */
  type: z.enum(EVENT_TYPES).nullable(),
  subject: z.object({
    type: z.enum(SUBJECTS).nullable(),
    id: optionalIdentifierSchema,
    label: z.string().nullable(),
  }),
  changes: z.array(auditChangeSchema),
  previousHash: z.string().nullable(),
  hash: z.string(),
});
export type AuditEvent = z.output<typeof auditEventSchema>;
