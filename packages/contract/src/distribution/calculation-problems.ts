import * as z from 'zod';
import { identifierSchema } from '../identifier.ts';
import { optionalIsoDateSchema } from '../iso-date.ts';
import { problemSchema } from '../problems.ts';
import { poolIdSchema } from './calculation.ts';
import { dossierFindingSchema } from './finding.ts';
import { privilegeIdSchema } from './privilege.ts';

/** The dossier has errors, so it cannot be calculated. */
export const dossierInvalidProblemSchema = problemSchema.extend({
  code: z.literal('dossier-invalid'),
  findings: z.array(dossierFindingSchema),
});

/** Claims of which each goes before the next and the last before the first. */
export const circleSchema = z.object({
  poolId: poolIdSchema,
  members: z.array(
    z.object({
      privilegeId: privilegeIdSchema,
      claimIds: z.array(identifierSchema),
      creditorNames: z.array(z.string()),
      since: optionalIsoDateSchema,
    }),
  ),
  /** Who goes before whom, by place in `members`, and by which rule of the register; without one, by rank. */
  priorities: z.array(z.object({ ahead: z.int(), behind: z.int(), rule: z.string().nullable() })),
});
export type Circle = z.output<typeof circleSchema>;

/** The law's priorities go round in circles: the calculation waits for the bailiff's order. */
export const prioritiesInCircleProblemSchema = problemSchema.extend({
  code: z.literal('priorities-in-circle'),
  circles: z.array(circleSchema),
});
