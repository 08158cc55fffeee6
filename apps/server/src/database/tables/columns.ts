import type { LetterAddress } from '@prorata/domain/registered-letter-address';
import type { ColumnType, Generated } from 'kysely';

/** An address as the database keeps it: the parts that are known. */
export type Address = LetterAddress;

/** Counted by the database at each update; never written by hand. */
export type Version = ColumnType<number, never, never>;

/** Set by the database at each update. */
export type UpdatedAt = ColumnType<Date, never, never>;

/** Now, unless said otherwise. */
export type SetAt = Generated<Date>;

/** Any JSON, written as text: an array given as such would reach PostgreSQL as one of its own arrays. */
export type Json = ColumnType<unknown, string, string>;

export type OptionalJson = ColumnType<unknown, string | null | undefined, string | null>;
