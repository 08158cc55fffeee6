import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import type { Topic } from '@prorata/i18n/topics';
import { useTranslation } from 'react-i18next';

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

/** Finds the phrase for a key that came from the server, which may be newer than this page and know more. */
export function useFindPhrase(): (topic: Topic, key: string) => string | undefined {
  const { i18n } = useTranslation();
  return (topic, key) => {
    const phrase: unknown = i18n.getResource(i18n.language, topic, key);
    return typeof phrase === 'string' ? phrase : undefined;
  };
}
