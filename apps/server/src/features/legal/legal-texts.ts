import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LEGAL_TEXT_KINDS, type LegalText } from '@prorata/contract/legal/legal-text';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';

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

export function readLegalText(kind: LegalText['kind'], language: Language): LegalText {
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
