import * as z from 'zod';
import { identifierSchema } from '../identifier.ts';
import { optionalIsoDateSchema } from '../iso-date.ts';
import { poolIdSchema } from './calculation.ts';
import { privilegeIdSchema } from './privilege.ts';

/** Claims of which each goes before the next and the last before the first. */
export const circleSchema = z.object({
  poolId: poolIdSchema,
  poolName: z.string(),
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
