import { readBuiltInTemplate } from '@prorata/documents/built-in';
import type { TemplateKey } from '@prorata/documents/catalogue/templates';
import type { TemplateText } from '@prorata/documents/liquid/fill-in';
import type { Language } from '@prorata/domain/vocabulary';
import type { Database, Transaction } from '../../database/tables.ts';

/** The text of a mail or letter as it counts now, or counted at a moment: as an administrator saved it, else the built-in one. */
export async function readTemplate(
  db: Database | Transaction,
  key: TemplateKey,
  language: Language,
  at?: Date,
): Promise<TemplateText> {
  const saved = await db
    .selectFrom('templateVersions')
    .select(['subject', 'body'])
    .where('templateKey', '=', key)
    .where('language', '=', language)
    .$if(at !== undefined, (query) => query.where('savedAt', '<=', at ?? new Date(0)))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return textOf(saved, readBuiltInTemplate(key, language));
}

/** A version without a body is a reset. */
export function textOf(
  saved: { readonly subject: string | null; readonly body: string | null } | undefined,
  builtIn: TemplateText,
): TemplateText {
  const { subject, body } = saved?.body ? { subject: saved.subject, body: saved.body } : builtIn;
  return { subject, body };
}
