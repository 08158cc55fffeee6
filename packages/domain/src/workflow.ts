/**
 * One cell of a workflow table: where an event leads and what must hold first. The tables are the only place
 * that knows which status follows which; the server applies a move with one guarded update.
 */
export interface Move<Status extends string, Condition extends string> {
  readonly to: Status;
  /** Everything that must hold besides the event and the status. */
  readonly when?: readonly Condition[];
}

export type Workflow<Status extends string, Event extends string, Condition extends string> = {
  readonly [From in Status]: { readonly [Happens in Event]?: Move<Status, Condition> };
};

/** What the caller found to hold. A condition it does not mention does not hold. */
export type Facts<Condition extends string> = { readonly [Name in Condition]?: boolean };

export type MoveDecision<Status extends string, Condition extends string> =
  | { readonly isAllowed: true; readonly to: Status }
  | { readonly isAllowed: false; readonly reason: 'notInThisStatus' | Condition };

/** Whether an event may happen now, and the status after it; otherwise the first thing that stands in its way. */
export function decideMove<Status extends string, Event extends string, Condition extends string>(
  workflow: Workflow<Status, Event, Condition>,
  status: Status,
  event: Event,
  facts: Facts<Condition>,
): MoveDecision<Status, Condition> {
  const move: Move<Status, Condition> | undefined = workflow[status][event];
  if (move === undefined) return { isAllowed: false, reason: 'notInThisStatus' };
  const unmet = move.when?.find((condition) => facts[condition] !== true);
  return unmet === undefined ? { isAllowed: true, to: move.to } : { isAllowed: false, reason: unmet };
}
