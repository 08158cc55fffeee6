import type { WorkspaceInvitation } from '@prorata/contract/workspace/inbox';
import { sumEuros } from '@prorata/domain/money';

/** What several chosen invitations come to: which of them can be filed, and for how much. */
export function tallyOf(chosen: readonly WorkspaceInvitation[]) {
  const ready = chosen.filter(({ state }) => state === 'ready');
  return {
    ready,
    notReady: chosen.length - ready.length,
    amount: sumEuros(chosen.map(({ amountClaimed }) => amountClaimed ?? 0)),
    readyAmount: sumEuros(ready.map(({ amountClaimed }) => amountClaimed ?? 0)),
  };
}

/** Those of a group are all chosen, some of them, or none. */
export function chosenOf(
  rows: readonly Pick<WorkspaceInvitation, 'invitationId'>[],
  chosen: ReadonlySet<string>,
): 'all' | 'some' | 'none' {
  const count = rows.filter(({ invitationId }) => chosen.has(invitationId)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}
