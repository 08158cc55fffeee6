import type { ColumnType, Generated } from 'kysely';

/** An address as the database keeps it: the parts that are known. */
export interface Address {
  readonly addressee?: string | null;
  readonly address1?: string | null;
  readonly address2?: string | null;
  readonly street?: string | null;
  readonly housenumber?: string | null;
  readonly housenumberaddition?: string | null;
  readonly zipcode?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
}

/** Counted by the database at each update; never written by hand. */
export type Version = ColumnType<number, never, never>;

/** Set by the database at each update. */
export type UpdatedAt = ColumnType<Date, never, never>;

/** Now, unless said otherwise. */
export type SetAt = Generated<Date>;

/** Any JSON, written as text: an array given as such would reach PostgreSQL as one of its own arrays. */
export type Json = ColumnType<unknown, string, string>;

export type OptionalJson = ColumnType<unknown, string | null | undefined, string | null>;
