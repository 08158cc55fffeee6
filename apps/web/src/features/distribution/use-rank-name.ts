import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { useTranslation } from 'react-i18next';
import { formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { capitalised } from './capitalised.ts';
import type { RankNode } from './flow.ts';

/** `70 · Verhuurder`: the place on the scale, and the privileges served there; ordinary claims with their quota. */
export function useRankName(): (rank: RankNode) => string {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  return ({ rank, class: flowClass, privilegeIds, cents, demandedCents }) => {
    if (flowClass === 'chirographic') {
      const quota = formatDecimal((cents / demandedCents) * 100, language, 2, 2);
      return `${t('flow.class.chirographic')} · ${quota} %`;
    }
    if (rank === null) return t(`flow.class.${flowClass}`);
    const names = privilegeIds.map((id) => capitalised(getPrivilege(id).names[language]));
    return `${rank} · ${names.join(', ')}`;
  };
}
