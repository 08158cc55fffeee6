import * as z from 'zod';
import './field-errors.ts';

/** A moment in time with its offset: 2026-10-26T10:42:00+01:00. The server answers in UTC. */
export const instantSchema = z.iso.datetime({ offset: true });

export const optionalInstantSchema = instantSchema.nullable().default(null);
