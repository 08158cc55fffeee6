import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import type { Subject } from '@prorata/contract/audit/fields';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** Says what happened, and who did it. What a newer server records and this page has no phrase for is said to be so. */
export function useEventLabels() {
  const { t } = useTranslation('audit');
  const phraseOf = ({ type }: Pick<AuditEvent, 'type'>): string =>
    type === null ? t('unknownEvent') : t(`events.${type}`, { defaultValue: t('unknownEvent') });
  const kindOf = (kind: Subject): string => t(`kinds.${kind}`, { defaultValue: t('unknownEvent') });
  const actorOf = ({ kind, name }: AuditEvent['actor']): string => {
    if (kind === 'system') return t('actors.system');
    if (kind === 'creditor')
      return name === null ? t('actors.creditor') : t('actors.creditorNamed', { name });
    if (kind === 'visitor') return name === null ? t('actors.visitor') : t('actors.visitorNamed', { name });
    return name ?? t('actors.formerUser');
  };
  return { phraseOf, kindOf, actorOf };
}
