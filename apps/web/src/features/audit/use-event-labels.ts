import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import { useTranslation } from 'react-i18next';
import { useFindPhrase } from './use-find-phrase.ts';

/** Says what happened, and who did it. */
export function useEventLabels() {
  const { t } = useTranslation('audit');
  const findPhrase = useFindPhrase();
  const phraseOf = ({ type }: Pick<AuditEvent, 'type'>): string =>
    findPhrase('audit', `events.${type}`) ?? t('unknownEvent', { type });
  const kindOf = (kind: string): string => findPhrase('audit', `kinds.${kind}`) ?? kind;
  const actorOf = ({ kind, name }: AuditEvent['actor']): string => {
    if (kind === 'system') return t('actors.system');
    if (kind === 'creditor')
      return name === null ? t('actors.creditor') : t('actors.creditorNamed', { name });
    return name ?? t('actors.formerUser');
  };
  return { phraseOf, kindOf, actorOf };
}
