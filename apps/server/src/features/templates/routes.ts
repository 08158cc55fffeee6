import { templatesCalls } from '@prorata/contract/templates/calls';
import type { Template } from '@prorata/contract/templates/template';
import { isTemplateKey, TEMPLATE_KEYS } from '@prorata/documents/catalogue/templates';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import type { Database } from '../../database/tables.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { presentTemplate } from './present.ts';
import { listLatestVersions, listVersions, type TemplateName } from './queries.ts';
import { updateTemplate } from './update-template.ts';

export function templatesRoutes({ db }: Pick<Tools, 'db' | 'clock'>): Route[] {
  return [
    route(templatesCalls.list, async ({ actor }) => ({
      items: await listTemplates(db, await readLanguageOf(db, actor.user.id)),
    })),
    route(templatesCalls.update, async ({ action, actor, params, body }) => {
      const name = readName(params.templateId);
      await updateTemplate(db, action, name, body);
      const versions = await listVersions(db, name);
      return presentTemplate(name, versions.at(-1), await readLanguageOf(db, actor.user.id));
    }),
  ];
}

/** `invitation-letter.nl` */
function readName(templateId: string): TemplateName {
  const [key = '', code] = templateId.split('.');
  const language = LANGUAGES.find((known) => known === code);
  if (!isTemplateKey(key) || language === undefined) throw new ProblemError('not-found');
  return { key, language };
}

async function readLanguageOf(db: Database, userId: string): Promise<Language> {
  const { preferredLanguage } = await db
    .selectFrom('users')
    .select('preferredLanguage')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return preferredLanguage;
}

/** Every template in every language: those that were changed and those that never were. */
async function listTemplates(db: Database, readerLanguage: Language): Promise<Template[]> {
  const saved = await listLatestVersions(db);
  return TEMPLATE_KEYS.flatMap((key) =>
    LANGUAGES.map((language) => {
      const version = saved.find((row) => row.templateKey === key && row.language === language);
      return presentTemplate({ key, language }, version, readerLanguage);
    }),
  );
}
