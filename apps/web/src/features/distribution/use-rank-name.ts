import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../components/use-language.ts';
import type { RankNode } from './flow.ts';

/** `70 · Verhuurder`: the place on the scale, and the privileges that were served there. */
export function useRankName(): (rank: RankNode) => string {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  return ({ rank, class: flowClass, privilegeIds }) => {
    if (rank === null) return t(`flow.class.${flowClass}`);
    const names = privilegeIds.map((id) => getPrivilege(id).names[language]);
    return `${rank} · ${names.join(', ')}`;
  };
}
