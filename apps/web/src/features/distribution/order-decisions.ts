import type { SentBodyOf } from '@prorata/contract/call';
import type { distributionCalls } from '@prorata/contract/distribution/calls';
import { type Circle, prioritiesInCircleProblemSchema } from '@prorata/contract/distribution/finding';
import { ProblemError } from '../../platform/client/problem.ts';

export type OrderDecision = NonNullable<SentBodyOf<typeof distributionCalls.calculate>['orders']>[number];

/** The circles that the server asks about, when that is why it refused. */
export function circlesOf(error: Error | null): readonly Circle[] | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  return prioritiesInCircleProblemSchema.safeParse(error.problem).data?.circles;
}

/** The order in which the members stand now, for a bailiff who has not decided; what was decided before stays. */
export function startingOrders(
  circles: readonly Circle[],
  decided: readonly OrderDecision[] = [],
): readonly OrderDecision[] {
  return circles.map(
    ({ poolId, members }) =>
      decided.find((order) => order.poolId === poolId) ?? {
        poolId,
        claimIds: members.flatMap(({ claimIds }) => claimIds),
        reason: '',
      },
  );
}

/** Every order has its reason: the report tells it. */
export function areDecided(circles: readonly Circle[], orders: readonly OrderDecision[]): boolean {
  return circles.every(({ poolId }) =>
    orders.some((order) => order.poolId === poolId && order.reason.trim() !== ''),
  );
}

/** The members in the order of a decision: claims of one member stay together. */
export function membersInOrder({ members }: Circle, { claimIds }: OrderDecision): Circle['members'] {
  const placeOf = (member: Circle['members'][number]) => claimIds.indexOf(member.claimIds[0] ?? '');
  return members.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** With the member at one place moved by so many places. */
export function moved(circle: Circle, order: OrderDecision, place: number, by: 1 | -1): OrderDecision {
  const members = [...membersInOrder(circle, order)];
  const [member] = members.splice(place, 1);
  if (member === undefined) return order;
  members.splice(place + by, 0, member);
  return { ...order, claimIds: members.flatMap(({ claimIds }) => claimIds) };
}
