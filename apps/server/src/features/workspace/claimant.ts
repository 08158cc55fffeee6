import type { Database, Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import { type CreditorAction, nameIn } from '../../http/action.ts';
import type { ApprovedUser, KeyHolder } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

/** Who works in the workspace of an organization, and what they do there. */
export interface Claimant {
  readonly organizationId: string;
  /** Absent for a machine. */
  readonly userId: string | null;
  /** Of the person, or of the key. */
  readonly name: string;
  readonly action: Action;
}

export function claimantOf(actor: ApprovedUser | KeyHolder, action: Action): Claimant {
  if (actor.kind === 'keyHolder') {
    return { organizationId: actor.organization.id, userId: null, name: actor.name, action };
  }
  const { id, name, organization } = actor.user;
  if (organization === null) throw new ProblemError('insufficient-permissions');
  return { organizationId: organization.id, userId: id, name, action };
}

/** The same deed as the trail of a dossier tells it: the creditor does it, by the hand of this colleague. */
export async function asCreditor(
  db: Database | Transaction,
  { organizationId, name, action }: Claimant,
  invitationId: string,
): Promise<CreditorAction> {
  const { name: organizationName } = await db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const colleague = { organizationId, organizationName, name };
  const actor = { kind: 'creditor', id: invitationId, name: nameIn(colleague) ?? name } as const;
  return { ...action, actor, colleague };
}
