import { READINGS } from '@prorata/law/readings/register';
import type { Decision } from '../v1/report.ts';
import type { ReportSource } from './facts.ts';
import type { Names } from './names.ts';

/** What the bailiff decided, in words, each with the reason. */
export function drawUpDecisions({ facts, distribution }: ReportSource, names: Names): Decision[] {
  const { orders = [], ranks = [], readings = [] } = facts.choices;
  const creditors = new Map(facts.statements.map(({ id, name }) => [id, name]));
  const claims = new Map(
    distribution.lines
      .filter(({ kind }) => kind === 'claim')
      .map(({ id, privilegeId, statementId }) => [
        id,
        `${names.privilege(privilegeId)} (${creditors.get(statementId ?? '') ?? ''})`,
      ]),
  );
  return [
    ...orders.map(({ poolId, claimIds, reason }) => ({
      kind: 'order' as const,
      what: [names.pool(poolId), claimIds.map((id) => claims.get(id) ?? '').join(' > ')].join(': '),
      reason,
    })),
    ...ranks.map(({ privilegeId, rank, reason }) => ({
      kind: 'rank' as const,
      what: `${names.privilege(privilegeId)}: ${rank}`,
      reason,
    })),
    ...readings.map(({ reading, answer, reason }) => ({
      kind: 'reading' as const,
      what: `${READINGS[reading].question[facts.language]} ${answer}`,
      reason,
    })),
  ];
}
