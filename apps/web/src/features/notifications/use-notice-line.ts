import type { Notification } from '@prorata/contract/notifications/notification';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** What a notification says, in the words of its mail. */
export function useNoticeLine(): (notification: Notification) => string {
  const { t } = useTranslation(['notifications', 'vocabulary']);
  const language = useLanguage();
  return ({ kind, about, actor, term, dueOn }) => {
    const date = dueOn === null ? '' : formatDate(dueOn, language);
    const values = { about: about ?? '', actor: actor ?? '', date };
    if (kind === 'termEnds' && term !== null) {
      return t('lines.termEnds', { ...values, term: t(`vocabulary:dossierTerm.${term}`) });
    }
    if (kind === 'termEnds') return t('lines.taskEnds', values);
    if (kind === 'assigned' && about === null) return t('lines.dossierAssigned', values);
    return t(`lines.${kind}`, values);
  };
}
