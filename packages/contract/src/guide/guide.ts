import { DOSSIER_STATUSES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { identifierSchema } from '../fields.ts';

/** The way of one dossier, from its opening to the invoice for it. */
export const GUIDE_STEPS = [
  'open',
  'creditors',
  'review',
  'money',
  'calculation',
  'signing',
  'sending',
  'payment',
  'invoice',
] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

const guidedDossierSchema = z.object({
  id: identifierSchema,
  fileNumber: z.string(),
  defendantName: z.string(),
  status: z.enum(DOSSIER_STATUSES),
  statements: z.int().min(0),
});

export const guideSchema = z.object({
  /** Not begun, under way, or ended: finished, or not wanted any more. */
  state: z.enum(['new', 'running', 'ended']),
  /** Whether a dossier to practise in may be opened here: nothing that leaves it reaches anybody. */
  canPractise: z.boolean(),
  /** Whether the dossier was opened to practise in. */
  isPractice: z.boolean(),
  /** The one that it goes by, once there is one. */
  dossier: guidedDossierSchema.nullable(),
  /** Each with whether it was really done in that dossier. */
  steps: z.array(z.object({ step: z.enum(GUIDE_STEPS), isDone: z.boolean() })).length(GUIDE_STEPS.length),
});
export type Guide = z.output<typeof guideSchema>;

/** The dossier to go by; without one, the first that the person opens from now on. */
export const guideStartSchema = z.strictObject({ dossierId: identifierSchema.nullable().default(null) });
