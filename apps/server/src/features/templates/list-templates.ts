import type { Template } from '@prorata/contract/templates/template';
import { TEMPLATE_KEYS } from '@prorata/documents/catalogue/templates';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import type { Database } from '../../database/tables.ts';
import { presentTemplate } from './present.ts';
import { listLatestVersions } from './queries.ts';

/** Every template in every language: those that were changed and those that never were. */
export async function listTemplates(db: Database, readerLanguage: Language): Promise<Template[]> {
  const saved = await listLatestVersions(db);
  return TEMPLATE_KEYS.flatMap((key) =>
    LANGUAGES.map((language) => {
      const version = saved.find((row) => row.templateKey === key && row.language === language);
      return presentTemplate({ key, language }, version, readerLanguage);
    }),
  );
}
