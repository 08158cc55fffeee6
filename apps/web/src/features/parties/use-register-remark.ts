import type { RegisterFacts } from '@prorata/contract/parties/party';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** What should be seen of an enterprise before one goes on; nothing when the register tells nothing special. */
export function useRegisterRemark(): (facts: RegisterFacts | null) => string | undefined {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  return (facts) => {
    if (facts === null) return undefined;
    const { goneSinceExtract, situation, extractDate } = facts;
    if (goneSinceExtract !== null) return t('register.gone', { extract: goneSinceExtract });
    if (situation === null || situation.isNormal) return undefined;
    return t('register.situation', { situation: situation.name, date: formatDate(extractDate, language) });
  };
}
