import * as z from 'zod';
import { countryCodeSchema } from '../address.ts';

/** A country with its name in the language that was asked for. */
export const countrySchema = z.object({ code: countryCodeSchema, name: z.string() });
export type Country = z.output<typeof countrySchema>;
