import { findPrivilege, getPrivilege } from '@prorata/law/privileges/catalogue';
import { rankInForce } from '@prorata/law/privileges/in-force';
import { READINGS, type ReadingAnswer } from '@prorata/law/readings/register';
import type { IsoDate } from '../iso-date.ts';
import type { Findings } from './finding.ts';
import type { Choices, OrderDecision, RankDecision, ReadingDecision } from './input.ts';

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
  asOf: IsoDate,
  findings: Findings,
): Settled {
  for (const decision of ranks) checkRank(decision, asOf, findings);
  for (const { poolId, reason } of orders) {
    if (!poolIds.has(poolId)) findings.add('poolUnknown', { poolId });
    findings.checkReason(reason, { poolId });
  }
  for (const { reason } of readings) findings.checkReason(reason, {});
  return {
    ranks: new Map(ranks.map(({ privilegeId, rank }) => [privilegeId, rank])),
    orders,
    ...readReadings(readings),
  };
}

/** How the dossier reads the law where it can be read in two ways. */
export function readReadings(
  readings: readonly ReadingDecision[] = [],
): Pick<Settled, 'maintenanceCapPer' | 'restAboveCap'> {
  let maintenanceCapPer: Settled['maintenanceCapPer'] = READINGS.maintenanceCapPer.byDefault;
  let restAboveCap: Settled['restAboveCap'] = READINGS.restAboveCap.byDefault;
  for (const decision of readings) {
    if (decision.reading === 'maintenanceCapPer') maintenanceCapPer = decision.answer;
    else restAboveCap = decision.answer;
  }
  return { maintenanceCapPer, restAboveCap };
}

/** Costs come off first and ordinary claims come last by law; only what lies between them can be moved. */
function checkRank({ privilegeId, rank, reason }: RankDecision, asOf: IsoDate, findings: Findings): void {
  const privilege = findPrivilege(privilegeId);
  findings.checkReason(reason, { privilegeId });
  if (privilege === undefined) findings.add('privilegeUnknown', { privilegeId });
  else if (
    privilege.kind === 'chirographic' ||
    !Number.isInteger(rank) ||
    rank < 1 ||
    rank >= rankInForce(ORDINARY, asOf)
  ) {
    findings.add('rankNotEditable', { privilegeId });
  }
}

const ORDINARY = getPrivilege('chirographic');
