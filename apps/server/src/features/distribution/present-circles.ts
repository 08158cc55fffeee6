import type { Circle } from '@prorata/contract/distribution/finding';
import type { Circle as FoundCircle } from '@prorata/domain/distribution/outcome';
import { creditorNameOf } from '../statements/statement-fields.ts';
import type { DossierContent } from './content.ts';

/** The circles with the names by which a bailiff knows the claims and the asset. */
export function presentCircles(content: DossierContent, circles: readonly FoundCircle[]): Circle[] {
  const creditors = new Map(
    content.statements.flatMap((statement) =>
      statement.claims.map(({ id }) => [id, creditorNameOf(statement)] as const),
    ),
  );
  const pools = new Map(content.money.assets.map(({ id, name }) => [id, name]));
  return circles.map(({ poolId, members, priorities }) => ({
    poolId,
    poolName: pools.get(poolId) ?? '',
    members: members.map(({ privilegeId, claimIds, since }) => ({
      privilegeId,
      claimIds: [...claimIds],
      creditorNames: claimIds.map((id) => creditors.get(id) ?? ''),
      since,
    })),
    priorities: priorities.map((priority) => ({ ...priority })),
  }));
}
