import type { InboxItem } from '@prorata/contract/inbox/inbox';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { isAsked } from './asked.ts';

interface ItemWords {
  /** What is to be done. */
  readonly title: string;
  readonly reason: string;
  /** What its link says. */
  readonly verb: string;
}

/** How something that waits is called. */
export function useItemWords(): (item: InboxItem) => ItemWords {
  const { t } = useTranslation(['inbox', 'dossiers', 'vocabulary']);
  const language = useLanguage();
  const reasonOf = (item: InboxItem): string => {
    if (item.snoozedUntil) return t('putOff', { date: formatDate(item.snoozedUntil, language) });
    const since = item.since && formatDate(item.since, language);
    if (since && item.kind === 'pay') return t('reason.pay', { date: since });
    if (since && item.kind === 'sign') return t('reason.sign', { date: since });
    if (since && (item.kind === 'approvePayout' || item.kind === 'makePayout')) {
      return t('reason.prepared', { date: since });
    }
    if (
      since &&
      (item.kind === 'fixDelivery' || item.kind === 'distribute' || item.kind === 'placeDocuments')
    ) {
      return t('reason.since', { date: since });
    }
    if (item.term && item.dueOn) {
      const term = t(`vocabulary:dossierTerm.${item.term}`);
      return t('reason.term', { term, date: formatDate(item.dueOn, language) });
    }
    return isAsked(item.kind) || item.kind === 'placeDocuments'
      ? ''
      : t(`dossiers:nextStep.${item.kind}.why`);
  };
  return (item) => {
    const { kind, text, author, count } = item;
    if (kind === 'mention') {
      return { title: t('mentioned', { name: author ?? '' }), reason: `“${text ?? ''}”`, verb: t('reply') };
    }
    if (isAsked(kind)) return { title: text ?? '', reason: t(`reason.${kind}`), verb: t('openOne') };
    if (kind === 'placeDocuments') {
      const verb = item.canAct ? t('loose.verb') : t('look');
      return { title: t('loose.what', { count }), reason: reasonOf(item), verb };
    }
    const title = t(`dossiers:nextStep.${kind}.what`, { count });
    const verb = item.canAct ? t(`dossiers:nextStep.${kind}.verb`) : t('look');
    return { title, reason: reasonOf(item), verb };
  };
}
