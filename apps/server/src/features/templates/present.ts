import type { Template } from '@prorata/contract/templates/template';
import { readBuiltInTemplate } from '@prorata/documents/built-in';
import { sampleValues } from '@prorata/documents/catalogue/samples';
import { templateEntry } from '@prorata/documents/catalogue/templates';
import type { VariableName } from '@prorata/documents/catalogue/variables';
import { writeValue } from '@prorata/documents/catalogue/write-value';
import type { Language } from '@prorata/domain/vocabulary';
import { templates as de } from '@prorata/i18n/de/templates';
import { templates as en } from '@prorata/i18n/en/templates';
import { templates as fr } from '@prorata/i18n/fr/templates';
import { templates as nl } from '@prorata/i18n/nl/templates';
import type { StoredVersion, TemplateName } from './queries.ts';
import { textOf } from './read-template.ts';

const DESCRIPTIONS = {
  nl: nl.variables,
  fr: fr.variables,
  de: de.variables,
  en: en.variables,
} satisfies Record<Language, Record<string, Record<string, string>>>;

/** A template with its title and the descriptions of its variables in the language of the reader. */
export function presentTemplate(
  { key, language }: TemplateName,
  saved: StoredVersion | undefined,
  readerLanguage: Language,
): Template {
  const builtIn = readBuiltInTemplate(key, language);
  const { kind, variables } = templateEntry(key);
  return {
    id: `${key}.${language}`,
    key,
    kind,
    language,
    title: readBuiltInTemplate(key, readerLanguage).title,
    ...textOf(saved, builtIn),
    defaultSubject: builtIn.subject,
    defaultBody: builtIn.body,
    isChanged: Boolean(saved?.body),
    variables: variables.map((name) => ({
      name,
      description: describeVariable(name, readerLanguage),
      sample: String(writeValue(name, sampleValues(language)[name], language) ?? ''),
    })),
    version: saved?.version ?? 0,
    updatedAt: saved?.savedAt.toISOString() ?? null,
    updatedBy: saved?.savedByName ?? null,
  };
}

function describeVariable(name: VariableName, language: Language): string {
  const [thing = '', property = ''] = name.split('.');
  const things: Readonly<Record<string, Readonly<Record<string, string>>>> = DESCRIPTIONS[language];
  return things[thing]?.[property] ?? name;
}
