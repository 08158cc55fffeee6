import * as z from 'zod';
import { problemSchema } from '../problems.ts';
import { circleSchema } from './circle.ts';
import { dossierFindingSchema } from './finding.ts';

/** The dossier has errors, so it cannot be calculated. */
export const dossierInvalidProblemSchema = problemSchema.extend({
  code: z.literal('dossier-invalid'),
  findings: z.array(dossierFindingSchema),
});

/** The law's priorities go round in circles: the calculation waits for the bailiff's order. */
export const prioritiesInCircleProblemSchema = problemSchema.extend({
  code: z.literal('priorities-in-circle'),
  circles: z.array(circleSchema),
});
