import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LEGAL_TEXT_KINDS, type LegalText } from '@prorata/contract/legal/legal-text';
import type { IsoDate } from '@prorata/domain/iso-date';
import { announcedVersion, versionInForce } from '@prorata/domain/legal-versions';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { parameters as de } from '@prorata/i18n/de/parameters';
import { parameters as en } from '@prorata/i18n/en/parameters';
import { parameters as fr } from '@prorata/i18n/fr/parameters';
import { parameters as nl } from '@prorata/i18n/nl/parameters';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { helpdeskOf, readOperator } from '../parameters/read-operator.ts';
import { readParameter } from '../parameters/read-parameter.ts';

const WORDS = { nl, fr, de, en };

const TEXTS_FOLDER = path.join(import.meta.dirname, 'texts');

/** `---`, lines of `name: value`, `---`, and then the text itself. */
const FRONT_MATTER =
  /^---\nversion: (?<version>\d{4}-\d{2}-\d{2})\ntitle: (?<title>.+)\n---\n(?<body>[\s\S]+)$/;

interface StoredText extends LegalText {
  readonly version: IsoDate;
}

/**
 * Every version of each text, the first first: what somebody accepted stays to be read. Read once, when the server
 * starts: one that is missing stops it then, and not on the day it is asked for.
 */
const TEXTS = new Map(
  LEGAL_TEXT_KINDS.flatMap((kind) =>
    LANGUAGES.map((language) => [`${language}/${kind}`, readVersions(kind, language)] as const),
  ),
);

interface Wanted {
  readonly kind: LegalText['kind'];
  readonly language: Language;
  readonly on: IsoDate;
  /** Another version than the one that holds on the day. */
  readonly version?: string | undefined;
}

/** A text as it is served: with who runs the platform, and with the periods that are in force today. */
export async function readLegalText(db: Database, wanted: Wanted): Promise<LegalText> {
  const { kind, language, on } = wanted;
  const version = wanted.version ?? legalTextVersion(kind, on);
  const text = versionsOf(kind, language).find((candidate) => candidate.version === version);
  if (text === undefined) throw new ProblemError('not-found');
  const facts = await readFacts(db, language);
  return {
    ...text,
    body: fillIn(text.body, facts, language),
    changes: text.changes && fillIn(text.changes, facts, language),
  };
}

/** What a person accepts who accepts a text on a day. It is the same in every language. */
export function legalTextVersion(kind: LegalText['kind'], on: IsoDate): IsoDate {
  return versionInForce(listVersions(kind), on);
}

/** The version of a text that is announced on a day. */
export function announcedTextVersion(kind: LegalText['kind'], on: IsoDate): IsoDate | undefined {
  return announcedVersion(listVersions(kind), on);
}

function listVersions(kind: LegalText['kind']): IsoDate[] {
  return versionsOf(kind, 'nl').map(({ version }) => version);
}

function versionsOf(kind: LegalText['kind'], language: Language): readonly StoredText[] {
  const versions = TEXTS.get(`${language}/${kind}`);
  if (versions === undefined) throw new Error(`There is no ${kind} in ${language}.`);
  return versions;
}

function readVersions(kind: LegalText['kind'], language: Language): StoredText[] {
  const files = readdirSync(path.join(TEXTS_FOLDER, language, kind)).toSorted();
  return files.map((file, place) => readText({ kind, language, file, isFirst: place === 0 }));
}

interface TextFile extends Pick<LegalText, 'kind' | 'language'> {
  readonly file: string;
  readonly isFirst: boolean;
}

function readText({ kind, language, file, isFirst }: TextFile): StoredText {
  const place = path.join(TEXTS_FOLDER, language, kind, file);
  const { version, title, body } = FRONT_MATTER.exec(readFileSync(place, 'utf8'))?.groups ?? {};
  if (!version || !title || !body?.trim()) throw new Error(`${place} must start with its version and title.`);
  if (file !== `${version}.md`) throw new Error(`${place} must be called after its version, ${version}.`);
  const changes = isFirst ? null : changesIn(body);
  return {
    kind,
    language,
    // Sound: its name has the form of a day.
    version: version as IsoDate,
    publishedOn: version,
    title,
    body: body.trim(),
    changes,
  };
}

/** The last section of a text that replaces another says what is new. */
function changesIn(body: string): string {
  const [, ...lines] = body.slice(body.lastIndexOf('\n## ') + 1).split('\n');
  return lines.join('\n').trim();
}

type Facts = Readonly<Record<string, string>>;

function fillIn(text: string, facts: Facts, language: Language): string {
  return text.replaceAll(/\{\{ ([\w.]+) \}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined)
      throw new Error(`A legal text in ${language} asks for ${name}, which is not known.`);
    return fact === '' ? `(${WORDS[language].empty})` : fact;
  });
}

/** What the gaps of the texts stand for. What the operator has not filled in is empty. */
async function readFacts(db: Database, language: Language): Promise<Facts> {
  const { operator, dossiers, mailTexts, links } = await readTogether(db, (db) => ({
    operator: readOperator(db),
    dossiers: readParameter(db, 'retention.dossiers'),
    mailTexts: readParameter(db, 'retention.mail-texts'),
    links: readParameter(db, 'invitations.document-view-validity'),
  }));
  return {
    'operator.name': operator.name,
    'operator.address': operator.address,
    'operator.enterpriseNumber': operator.enterpriseNumber,
    'operator.account': operator.account,
    'operator.helpdesk': helpdeskOf(operator),
    'operator.dataProtection': operator.dataProtection,
    'retention.dossiers': writePeriod(language, 'years', dossiers),
    'retention.mailTexts': writePeriod(language, 'days', mailTexts),
    'retention.links': writePeriod(language, 'days', links),
  };
}

/** `10 years`. */
function writePeriod(language: Language, unit: 'years' | 'days', length: number): string {
  const { amounts } = WORDS[language];
  const phrase = length === 1 ? amounts[`${unit}_one`] : amounts[`${unit}_other`];
  return phrase.replace('{{count}}', String(length));
}
