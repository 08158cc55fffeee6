import { basisOf } from '@prorata/domain/distribution/explain-line';
import type { IsoDate } from '@prorata/domain/iso-date';
import { cite } from '@prorata/law/cite';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import type { ReportSource } from './facts.ts';

/** What the calculation knows by id, in the words of the report. */
export interface Names {
  readonly privilege: (privilegeId: string) => string;
  readonly articles: (privilegeId: string, since: IsoDate | null) => string;
  /** `null` for money that belongs to no lot. */
  readonly pool: (poolId: string) => string | null;
  readonly cost: (costId: string) => string;
}

export function namesOf({ facts, distribution }: ReportSource): Names {
  const { language } = facts;
  const pools = new Map(facts.assets.map(({ id, name }) => [id, name]));
  const costs = new Map([
    ...facts.executionCosts.map(({ id, description }) => [id, description] as const),
    ...facts.tariffCosts.map(({ costId, name }) => [costId, name] as const),
  ]);
  return {
    privilege: (privilegeId) => getPrivilege(privilegeId).names[language],
    articles: (privilegeId, since) => {
      const references = basisOf(privilegeId, since, distribution.asOf);
      return [...new Set(references.map((reference) => cite(reference, language)))].join('; ');
    },
    pool: (poolId) => pools.get(poolId) ?? null,
    cost: (costId) => costs.get(costId) ?? costId,
  };
}
