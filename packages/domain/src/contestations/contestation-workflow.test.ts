import { describe, expect, test } from 'vitest';
import {
  CONTESTATION_STATES,
  type ContestationState,
  PROCEEDING_STATES,
  type ProceedingState,
} from '../vocabulary.ts';
import type { MoveDecision } from '../workflow.ts';
import {
  CONTESTATION_EVENTS,
  type ContestationEvent,
  decideContestationMove,
  decideProceedingMove,
  type KeptPiece,
  PROCEEDING_EVENTS,
  type ProceedingEvent,
} from './contestation-workflow.ts';

type Row<State, Event> = readonly [State, Event, State, readonly KeptPiece[]];

const CONTESTATIONS: readonly Row<ContestationState, ContestationEvent>[] = [
  ['registered', 'annul', 'annulled', []],
  ['registered', 'withdraw', 'withdrawn', ['withdrawal']],
  ['registered', 'settle', 'settled', ['settlement']],
  ['registered', 'refer', 'referred', []],
];

const PROCEEDINGS: readonly Row<ProceedingState, ProceedingEvent>[] = [
  ['consigned', 'file', 'filed', ['certificate', 'registryReceipt']],
  ['filed', 'fixHearing', 'hearing', []],
  ['filed', 'judge', 'judged', ['judgment']],
  ['hearing', 'fixHearing', 'hearing', []],
  ['hearing', 'judge', 'judged', ['judgment']],
  ['judged', 'appeal', 'appealed', []],
  ['judged', 'becomeFinal', 'final', []],
  ['appealed', 'judgeOnAppeal', 'final', ['appealJudgment']],
  ['final', 'pay', 'paid', []],
];

/** Walks every state and event: what the table does not list is refused, and what it lists asks for its pieces. */
function walk<State extends string, Event extends string>(
  states: readonly State[],
  events: readonly Event[],
  rows: readonly Row<State, Event>[],
  decide: (state: State, event: Event, kept: Record<string, boolean>) => MoveDecision<State, KeptPiece>,
): void {
  for (const state of states) {
    for (const event of events) {
      const row = rows.find(([from, happens]) => from === state && happens === event);
      const pieces = row?.[3] ?? [];
      const all = Object.fromEntries(pieces.map((piece) => [piece, true]));
      const expected = row
        ? { isAllowed: true, to: row[2] }
        : { isAllowed: false, reason: 'notInThisStatus' };
      expect.soft(decide(state, event, all), `${state} ${event}`).toEqual(expected);
      for (const piece of pieces) {
        const refused = { isAllowed: false, reason: piece };
        expect.soft(decide(state, event, { ...all, [piece]: false }), `${state} ${event}`).toEqual(refused);
      }
    }
  }
}

describe('the workflow', () => {
  test('of a contestation: every way out but the judge asks for a piece', () => {
    walk(CONTESTATION_STATES, CONTESTATION_EVENTS, CONTESTATIONS, decideContestationMove);
  });

  test('of the proceeding before the attachment judge', () => {
    walk(PROCEEDING_STATES, PROCEEDING_EVENTS, PROCEEDINGS, decideProceedingMove);
  });
});
