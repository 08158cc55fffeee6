import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LEGAL_TEXT_KINDS, type LegalText } from '@prorata/contract/legal/legal-text';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { parameters as de } from '@prorata/i18n/de/parameters';
import { parameters as en } from '@prorata/i18n/en/parameters';
import { parameters as fr } from '@prorata/i18n/fr/parameters';
import { parameters as nl } from '@prorata/i18n/nl/parameters';
import type { Database } from '../../database/tables.ts';
import { helpdeskOf, readOperator } from '../parameters/read-operator.ts';
import { readParameter } from '../parameters/read-parameter.ts';

const WORDS = { nl, fr, de, en };

const TEXTS_FOLDER = path.join(import.meta.dirname, 'texts');

/** `---`, lines of `name: value`, `---`, and then the text itself. */
const FRONT_MATTER =
  /^---\nversion: (?<version>\d{4}-\d{2}-\d{2})\ntitle: (?<title>.+)\n---\n(?<body>[\s\S]+)$/;

/** Read once, when the server starts: one that is missing stops it then, and not on the day it is asked for. */
const TEXTS = new Map(
  LEGAL_TEXT_KINDS.flatMap((kind) =>
    LANGUAGES.map((language) => [`${language}/${kind}`, readText(kind, language)] as const),
  ),
);

/** A text as it is served: with who runs the platform, and with the periods that are in force today. */
export async function readLegalText(
  db: Database,
  kind: LegalText['kind'],
  language: Language,
): Promise<LegalText> {
  const text = getText(kind, language);
  const facts = await readFacts(db, language);
  const body = text.body.replaceAll(/\{\{ ([\w.]+) \}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`${kind} in ${language} asks for ${name}, which is not known.`);
    return fact === '' ? `(${WORDS[language].empty})` : fact;
  });
  return { ...text, body };
}

/** What a person accepts who accepts a text today. */
export function legalTextVersion(kind: LegalText['kind'], language: Language): string {
  return getText(kind, language).version;
}

function getText(kind: LegalText['kind'], language: Language): LegalText {
  const text = TEXTS.get(`${language}/${kind}`);
  if (text === undefined) throw new Error(`There is no ${kind} in ${language}.`);
  return text;
}

function readText(kind: LegalText['kind'], language: Language): LegalText {
  const file = path.join(TEXTS_FOLDER, language, `${kind}.md`);
  const { version, title, body } = FRONT_MATTER.exec(readFileSync(file, 'utf8'))?.groups ?? {};
  if (!version || !title || !body?.trim()) throw new Error(`${file} must start with its version and title.`);
  return { kind, language, version, publishedOn: version, title, body: body.trim() };
}

/** What the gaps of the texts stand for. What the operator has not filled in is empty. */
async function readFacts(db: Database, language: Language): Promise<Readonly<Record<string, string>>> {
  const operator = await readOperator(db);
  return {
    'operator.name': operator.name,
    'operator.address': operator.address,
    'operator.enterpriseNumber': operator.enterpriseNumber,
    'operator.account': operator.account,
    'operator.helpdesk': helpdeskOf(operator),
    'operator.dataProtection': operator.dataProtection,
    'retention.dossiers': writePeriod(language, 'years', await readParameter(db, 'retention.dossiers')),
    'retention.mailTexts': writePeriod(language, 'days', await readParameter(db, 'retention.mail-texts')),
    'retention.links': writePeriod(
      language,
      'days',
      await readParameter(db, 'invitations.document-view-validity'),
    ),
  };
}

/** `10 years`. */
function writePeriod(language: Language, unit: 'years' | 'days', length: number): string {
  const { amounts } = WORDS[language];
  const phrase = length === 1 ? amounts[`${unit}_one`] : amounts[`${unit}_other`];
  return phrase.replace('{{count}}', String(length));
}
