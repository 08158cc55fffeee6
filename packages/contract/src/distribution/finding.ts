import { DOSSIER_VALIDATION_CODES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { optionalIdentifierSchema } from '../identifier.ts';

/** One thing that is wrong with a dossier, with what a person needs to find it. */
export const dossierFindingSchema = z.object({
  code: z.enum(DOSSIER_VALIDATION_CODES),
  /** An error stands in the way of a calculation, a warning does not. */
  severity: z.enum(['error', 'warning']),
  fileNumber: z.string().nullable(),
  creditorName: z.string().nullable(),
  statementId: optionalIdentifierSchema,
  claimId: optionalIdentifierSchema,
});
export type DossierFinding = z.output<typeof dossierFindingSchema>;

export const dossierValidationSchema = z.object({
  canCalculate: z.boolean(),
  findings: z.array(dossierFindingSchema),
});
export type DossierValidation = z.output<typeof dossierValidationSchema>;
