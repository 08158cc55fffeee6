import type { ContestationPiece, ContestationState, ProceedingState } from '../vocabulary.ts';
import { decideMove, type Facts, type MoveDecision, type Workflow } from '../workflow.ts';

/** The piece that must be kept before a move: what is only said is not done. */
export type KeptPiece = Extract<
  ContestationPiece,
  'withdrawal' | 'settlement' | 'certificate' | 'registryReceipt' | 'judgment' | 'appealJudgment'
>;

/**
 * - `annul`: it was registered by mistake.
 * - `refer`: no agreement was found, and the money goes to the deposit office (Judicial Code 1631).
 */
export const CONTESTATION_EVENTS = ['annul', 'withdraw', 'settle', 'refer'] as const;
export type ContestationEvent = (typeof CONTESTATION_EVENTS)[number];

const CONTESTATION_WORKFLOW: Workflow<ContestationState, ContestationEvent, KeptPiece> = {
  registered: {
    annul: { to: 'annulled' },
    withdraw: { to: 'withdrawn', when: ['withdrawal'] },
    settle: { to: 'settled', when: ['settlement'] },
    refer: { to: 'referred' },
  },
  annulled: {},
  withdrawn: {},
  settled: {},
  referred: {},
};

export function decideContestationMove(
  state: ContestationState,
  event: ContestationEvent,
  kept: Facts<KeptPiece> = {},
): MoveDecision<ContestationState, KeptPiece> {
  return decideMove(CONTESTATION_WORKFLOW, state, event, kept);
}

export const PROCEEDING_EVENTS = [
  'file',
  'fixHearing',
  'judge',
  'appeal',
  'becomeFinal',
  'judgeOnAppeal',
  'pay',
] as const;
export type ProceedingEvent = (typeof PROCEEDING_EVENTS)[number];

/** What the attachment judge is given and decides, from the consignment on: one for all who contest the same draft. */
const PROCEEDING_WORKFLOW: Workflow<ProceedingState, ProceedingEvent, KeptPiece> = {
  // 1631, 2°: the bundle holds the certificate, and is handed in against a receipt of the registry.
  consigned: { file: { to: 'filed', when: ['certificate', 'registryReceipt'] } },
  filed: {
    fixHearing: { to: 'hearing' },
    judge: { to: 'judged', when: ['judgment'] },
  },
  hearing: {
    fixHearing: { to: 'hearing' },
    judge: { to: 'judged', when: ['judgment'] },
  },
  // 1635: no opposition against the judgment, but appeal.
  judged: { appeal: { to: 'appealed' }, becomeFinal: { to: 'final' } },
  appealed: { judgeOnAppeal: { to: 'final', when: ['appealJudgment'] } },
  // 1636: the deposit office pays by the table, not the bailiff.
  final: { pay: { to: 'paid' } },
  paid: {},
};

export function decideProceedingMove(
  state: ProceedingState,
  event: ProceedingEvent,
  kept: Facts<KeptPiece> = {},
): MoveDecision<ProceedingState, KeptPiece> {
  return decideMove(PROCEEDING_WORKFLOW, state, event, kept);
}
