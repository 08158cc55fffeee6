import * as z from 'zod';
import { coDefendantSchema, newDossierSchema } from '../dossiers/dossier.ts';
import { defendantIdSchema } from '../dossiers/estates.ts';
import { stopFieldsSchema } from '../dossiers/stop.ts';
import { reportField } from '../field-errors.ts';
import { identifierSchema, longText } from '../fields.ts';
import { newInvitationSchema } from '../invitations/invitation.ts';
import { hasPrivilege, isForSomething, newClaimFieldsSchema } from '../statements/privileged-claim.ts';
import { noticedStatementSchema } from '../statements/statement.ts';

/** What can be done with a creditor found in an extract. */
export const CREDITOR_DECISIONS = ['statement', 'invitation', 'skip', 'joined'] as const;
export type CreditorDecision = (typeof CREDITOR_DECISIONS)[number];

const MAX_CREDITORS = 500;

/** A claim that a notice tells of. Its proof is not the extract, so it follows before the statement is validated. */
const noticedClaimSchema = newClaimFieldsSchema
  .omit({ documentId: true, assetId: true, assetIds: true, onAllAssets: true, fixedParts: true })
  .strict()
  .check(hasPrivilege, isForSomething);

/** The key is that of the creditor in the extract. */
const creditorDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('statement'),
    key: identifierSchema,
    statement: noticedStatementSchema,
    claims: z.array(noticedClaimSchema).max(MAX_CREDITORS).default([]),
  }),
  z.strictObject({
    decision: z.literal('invitation'),
    key: identifierSchema,
    invitation: newInvitationSchema,
  }),
  z.strictObject({ decision: z.literal('skip'), key: identifierSchema }),
  /** It is the same creditor as another of the extract, whose statement or invitation covers both. */
  z.strictObject({ decision: z.literal('joined'), key: identifierSchema, withKey: identifierSchema }),
]);

/** What a person says of a notice that stops a distribution; the position is that in the extract, from 0. */
const stopDecisionSchema = z.discriminatedUnion('decision', [
  stopFieldsSchema.extend({ decision: z.literal('register'), position: z.int().min(0) }),
  /** It was misread, or is about somebody else. */
  z.strictObject({ decision: z.literal('leaveOut'), position: z.int().min(0), reason: longText(1_000) }),
]);

const decisionsSchema = z.strictObject({
  creditors: z.array(creditorDecisionSchema).max(MAX_CREDITORS),
  stops: z.array(stopDecisionSchema).max(MAX_CREDITORS).default([]),
  /** The creditors whom the office invites to every dossier, as far as they are wanted here. */
  standardInvitationIds: z.array(identifierSchema).max(MAX_CREDITORS).default([]),
});
export type ExtractDecisions = z.output<typeof decisionsSchema>;

/** The dossier that is made of an extract: every creditor and every stop in it has been decided on, each once. */
export const dossierFromExtractSchema = decisionsSchema
  .extend({ extractId: identifierSchema, dossier: newDossierSchema })
  .check(decidedOnce);

/** What of a further extract is added to a dossier. A creditor that is not named is left as it is. */
export const extractToDossierSchema = decisionsSchema
  .extend({
    /** About whom of the dossier's defendants it is; absent, the one whose number or name it has. */
    defendantId: defendantIdSchema.nullable().default(null),
    /** It is about somebody else, against whom the dossier runs from now on too. */
    newDefendant: coDefendantSchema.nullable().default(null),
  })
  .check(decidedOnce);
export type FurtherDecisions = z.output<typeof extractToDossierSchema>;

function decidedOnce(payload: z.core.ParsePayload<ExtractDecisions>): void {
  const { creditors, stops } = payload.value;
  for (const index of repeated(creditors.map(({ key }) => key))) {
    reportField(payload, ['creditors', index, 'key'], 'duplicate');
  }
  for (const index of repeated(stops.map(({ position }) => position))) {
    reportField(payload, ['stops', index, 'position'], 'duplicate');
  }
  const covering = new Set(
    creditors
      .filter(({ decision }) => decision === 'statement' || decision === 'invitation')
      .map(({ key }) => key),
  );
  for (const [index, one] of creditors.entries()) {
    if (one.decision !== 'joined' || covering.has(one.withKey)) continue;
    reportField(payload, ['creditors', index, 'withKey'], 'choice-invalid');
  }
}

/** Where something stands that was named before. */
function repeated(values: readonly unknown[]): number[] {
  return [...values.keys()].filter((index) => values.indexOf(values[index]) < index);
}
