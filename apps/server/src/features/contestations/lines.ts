import type { Contestations } from '@prorata/contract/contestations/contestation';
import { eurosFromCents, sumCents } from '@prorata/domain/money';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import type { StoredResult } from '../results/stored-result.ts';

type Line = Contestations['lines'][number];

/** What can be contested: each statement of the draft, and each of its claims by the name of its privilege. */
export function listLines({ report, distribution }: Pick<StoredResult, 'report' | 'distribution'>): Line[] {
  const claims = Map.groupBy(
    distribution.lines.filter(({ kind }) => kind === 'claim'),
    ({ statementId }) => statementId,
  );
  return report.declarants.map(({ statementId, name, allottedCents }) => ({
    ...{ statementId, name, allotted: eurosFromCents(allottedCents) },
    // Of several estates one claim has a line in each.
    claims: [...Map.groupBy(claims.get(statementId) ?? [], ({ id }) => id)].map(([claimId, lines]) => ({
      claimId,
      name: nameOf(lines[0]?.privilegeId ?? '', report.language),
      amount: eurosFromCents(lines[0]?.debtCents ?? sumCents(lines.map(({ claimedCents }) => claimedCents))),
      lotIds: [...new Set(lines.flatMap(({ lots }) => lots.map(({ poolId }) => poolId)))],
    })),
  }));
}

function nameOf(privilegeId: string, language: StoredResult['report']['language']): string {
  return getPrivilege(privilegeId).names[language];
}

/** The lots of the draft, each once where several estates have a share of it. */
export function listLots({ report: { pools } }: Pick<StoredResult, 'report'>): Contestations['lots'] {
  const lots = pools.flatMap(({ id, name }) => (name === null ? [] : [[id, { id, name }] as const]));
  return [...new Map(lots).values()];
}
