import * as z from 'zod';
import './field-errors.ts';

/** The server makes version 7; any version is understood, so that imported things keep their own. */
export const identifierSchema = z.uuid();
export type Identifier = z.output<typeof identifierSchema>;

/** A thing that may be absent, such as the lot that a cost belongs to. */
export const optionalIdentifierSchema = identifierSchema.nullable().default(null);

/** Counts the edits of a thing. An edit names the version it was made on; a stale one is refused with 409. */
export const versionSchema = z.int().min(1);
