import type { InvitedDossier } from '@prorata/contract/invitations/invited-dossier';
import { newInvitedStatementSchema } from '@prorata/contract/invitations/invited-statement';
import { expect, test } from 'vitest';
import { startingValues, withoutNought } from './statement-values.ts';

function invitedBy(invitation: Partial<InvitedDossier['invitation']>) {
  return {
    invitation: { email: null, language: null, creditorReference: null, ...invitation },
  } as InvitedDossier;
}

test('a new statement starts with what the invitation knows, and the contract takes it as it is', () => {
  const dossier = invitedBy({ email: 'a@example.be', language: 'fr', creditorReference: 'F-12' });
  const { version, ...values } = startingValues(dossier);
  expect(version).toBe(1);
  expect(values).toMatchObject({
    primaryEmail: 'a@example.be',
    sendOption: 'EmailLink',
    language: 'fr',
    creditorReference: 'F-12',
  });
  expect(newInvitedStatementSchema.safeParse(values).success).toBe(true);
});

test('who was invited by letter has not chosen a way of sending yet', () => {
  expect(startingValues(invitedBy({}))).toMatchObject({ primaryEmail: null, sendOption: null });
});

test('an amount that was not filled in is an empty field; any other stays', () => {
  const values = startingValues(invitedBy({}));
  expect(withoutNought(values).totalAmountClaimed).toBeNull();
  expect(withoutNought({ ...values, totalAmountClaimed: 5 }).totalAmountClaimed).toBe(5);
});
