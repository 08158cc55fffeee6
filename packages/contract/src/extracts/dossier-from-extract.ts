import * as z from 'zod';
import { newDossierSchema } from '../dossiers/dossier.ts';
import { reportField } from '../field-errors.ts';
import { identifierSchema } from '../identifier.ts';
import { newInvitationSchema } from '../invitations/invitation.ts';
import { newStatementSchema } from '../statements/statement.ts';

const MAX_CREDITORS = 500;

/** What is done with a creditor found in an extract: make the statement, invite, or leave out. */
const creditorDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('statement'), key: identifierSchema, statement: newStatementSchema }),
  z.strictObject({
    decision: z.literal('invitation'),
    key: identifierSchema,
    invitation: newInvitationSchema,
  }),
  z.strictObject({ decision: z.literal('skip'), key: identifierSchema }),
]);

/** The dossier that was made of an extract. Every creditor in it has been decided on, each once. */
export const dossierFromExtractSchema = z
  .strictObject({
    extractId: identifierSchema,
    dossier: newDossierSchema,
    creditors: z.array(creditorDecisionSchema).max(MAX_CREDITORS),
    /** The creditors whom the office invites to every dossier, as far as they are wanted here. */
    standardInvitationIds: z.array(identifierSchema).max(MAX_CREDITORS).default([]),
  })
  .check((payload) => {
    const seen = new Set<string>();
    for (const [position, { key }] of payload.value.creditors.entries()) {
      if (seen.has(key)) reportField(payload, ['creditors', position, 'key'], 'duplicate');
      seen.add(key);
    }
  });
export type DossierFromExtract = z.output<typeof dossierFromExtractSchema>;
