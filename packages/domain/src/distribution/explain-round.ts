import type { Reference } from '@prorata/law/dated-parameter';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { basisInForce } from '@prorata/law/privileges/in-force';
import type { IsoDate } from '../iso-date.ts';
import type { Distribution, LineOutcome, LineStep, PaymentRound, RoundKind } from './outcome.ts';
import type { RoundStep } from './step.ts';

/** What happened to a line in one sharing, with every figure that a reader needs to do the sum again. */
export function explainRound({ rounds, asOf }: Distribution, line: LineOutcome, step: LineStep): RoundStep {
  const round = rounds[step.round];
  if (round === undefined) throw new Error(`Line ${line.id} names a round that did not take place.`);
  // The rest of a privileged claim is served as an ordinary one, whatever it was before.
  const privilegeId = round.kind === 'ordinary' ? 'chirographic' : line.privilegeId;
  const references = isFromIncome(round.kind) ? [INCOME] : basisOf(privilegeId, line.since, asOf);
  return {
    kind: round.kind,
    round,
    privilegeId,
    references: isShared(round, step) ? [...references, PRO_RATA] : references,
    since: line.since,
    claimedCents: step.demandedCents,
    allottedCents: step.paidCents,
  };
}

export function isFromIncome(kind: RoundKind): boolean {
  return kind === 'maintenanceFromIncome' || kind === 'maintenanceFromProtected';
}

/** Whether claims of the same rank had to share what was not enough; ordinary claims always do, by their own article. */
function isShared({ kind, paidCents, demandedCents }: PaymentRound, step: LineStep): boolean {
  return kind !== 'ordinary' && paidCents < demandedCents && step.demandedCents < demandedCents;
}

/** The articles of a privilege, in force on the date that decides. */
export function basisOf(privilegeId: string, since: IsoDate | null, asOf: IsoDate): readonly Reference[] {
  const privilege = getPrivilege(privilegeId);
  return basisInForce(privilege, privilege.validOn === 'claimDate' ? (since ?? asOf) : asOf);
}

const INCOME: Reference = { act: 'judicialCode', article: '1412' };
const PRO_RATA: Reference = { act: 'mortgageAct', article: '14' };
