import { rankName } from '@prorata/i18n/standing-in-words';
import { formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { capitalised } from './capitalised.ts';
import type { RankNode } from './flow.ts';

/** The short name of a rank; ordinary claims with the part of them that is paid. */
export function useRankName(): (rank: RankNode) => string {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  return ({ rank, class: flowClass, privilegeIds, cents, demandedCents }) => {
    if (flowClass === 'chirographic') {
      const quota = demandedCents === 0 ? 0 : (cents / demandedCents) * 100;
      return `${t('flow.class.chirographic')} ${formatDecimal(quota, language, 0, 2)}\u00a0%`;
    }
    if (rank === null) return t(`flow.class.${flowClass}`);
    return capitalised(rankName(rank, privilegeIds[0] ?? null, language));
  };
}
