import * as z from 'zod';
import {
  identifierSchema,
  MAX_TYPED_LENGTH,
  optionalIdentifierSchema,
  text,
  versionSchema,
} from '../fields.ts';

/** The lists of which somebody can keep a view. */
const LISTS = ['dossiers', 'users', 'organizations', 'parties', 'institutions', 'transactions'] as const;
export type ListName = (typeof LISTS)[number];
export const listNameSchema = z.enum(LISTS);

/** As many as one list offers of one person, and as many of the office. */
export const MAX_OWN_VIEWS = 30;
export const MAX_OFFICE_VIEWS = 60;

const MAX_COLUMNS = 60;
const MAX_FILTERS = 20;
const MAX_PAGE_SIZE = 200;

/** The name of a column or a filter, as the screen knows it. */
const keySchema = z
  .string()
  .max(MAX_TYPED_LENGTH, { abort: true })
  .regex(/^[a-zA-Z][a-zA-Z0-9]{0,39}$/);

/** What a view says of its list. A column or filter that the list no longer has is passed over by whoever reads it. */
const viewContentSchema = z.strictObject({
  /** In their order; empty for those that the list shows by itself. */
  columns: z
    .array(keySchema)
    .max(MAX_COLUMNS, { abort: true })
    .refine((keys) => new Set(keys).size === keys.length),
  sort: z.strictObject({ by: keySchema, direction: z.enum(['asc', 'desc']) }).nullable(),
  filters: z
    .record(keySchema, z.union([z.boolean(), text(200)]))
    .refine((filters) => Object.keys(filters).length <= MAX_FILTERS),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE).nullable(),
});
export type ViewContent = z.output<typeof viewContentSchema>;

const viewFields = { name: text(60), content: viewContentSchema };

export const viewSchema = z.object({
  id: identifierSchema,
  version: versionSchema,
  list: listNameSchema,
  ...viewFields,
  /** Of the whole office rather than of the reader alone. */
  isOffice: z.boolean(),
  /** The list opens with it, for the reader. */
  isDefault: z.boolean(),
  /** Whether the reader may change and delete it. */
  canChange: z.boolean(),
});
export type View = z.output<typeof viewSchema>;

export const newViewSchema = z.strictObject({
  list: listNameSchema,
  ...viewFields,
  isOffice: z.boolean().default(false),
});
export const viewUpdateSchema = z.strictObject({ ...viewFields, version: versionSchema });
export const defaultViewSchema = z.strictObject({ list: listNameSchema, viewId: optionalIdentifierSchema });
