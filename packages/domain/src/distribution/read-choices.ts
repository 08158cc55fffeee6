import { findPrivilege } from '@prorata/law/privileges/catalogue';
import { READINGS, type ReadingAnswer } from '@prorata/law/readings/register';
import type { Findings } from './finding.ts';
import type { Choices, OrderDecision, RankDecision } from './input.ts';

/** The open questions as this dossier answers them. */
export interface Settled {
  readonly ranks: ReadonlyMap<string, number>;
  readonly orders: readonly OrderDecision[];
  readonly maintenanceCapPer: ReadingAnswer<'maintenanceCapPer'>;
  readonly restAboveCap: ReadingAnswer<'restAboveCap'>;
}

export function readChoices(
  { ranks = [], orders = [], readings = [] }: Choices,
  poolIds: ReadonlySet<string>,
  findings: Findings,
): Settled {
  for (const decision of ranks) checkRank(decision, findings);
  for (const { poolId, reason } of orders) {
    if (!poolIds.has(poolId)) findings.add('poolUnknown', { poolId });
    findings.checkReason(reason, { poolId });
  }
  let maintenanceCapPer: Settled['maintenanceCapPer'] = READINGS.maintenanceCapPer.byDefault;
  let restAboveCap: Settled['restAboveCap'] = READINGS.restAboveCap.byDefault;
  for (const decision of readings) {
    findings.checkReason(decision.reason, {});
    if (decision.reading === 'maintenanceCapPer') maintenanceCapPer = decision.answer;
    else restAboveCap = decision.answer;
  }
  return {
    ranks: new Map(ranks.map(({ privilegeId, rank }) => [privilegeId, rank])),
    orders,
    maintenanceCapPer,
    restAboveCap,
  };
}

/** Costs come off first and ordinary claims come last by law; only what lies between them can be moved. */
function checkRank({ privilegeId, rank, reason }: RankDecision, findings: Findings): void {
  const privilege = findPrivilege(privilegeId);
  findings.checkReason(reason, { privilegeId });
  if (privilege === undefined) findings.add('privilegeUnknown', { privilegeId });
  else if (
    privilege.kind === 'chirographic' ||
    !Number.isInteger(rank) ||
    rank < 1 ||
    rank >= ORDINARY_RANK
  ) {
    findings.add('rankNotEditable', { privilegeId });
  }
}

const ORDINARY_RANK = findPrivilege('chirographic')?.rank ?? 0;
