import type { Topic } from '@prorata/i18n/topics';
import { useTranslation } from 'react-i18next';

/** Finds the phrase for a key that came from the server, which may be newer than this page and know more. */
export function useFindPhrase(): (topic: Topic, key: string) => string | undefined {
  const { i18n } = useTranslation();
  return (topic, key) => {
    const phrase: unknown = i18n.getResource(i18n.language, topic, key);
    return typeof phrase === 'string' ? phrase : undefined;
  };
}
