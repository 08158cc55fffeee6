import * as z from 'zod';
import { optionalLongText } from './text.ts';

/** The decision of a platform administrator on a new user or organization. */
export const approvalSchema = z.strictObject({ approved: z.boolean(), reason: optionalLongText(1_000) });
