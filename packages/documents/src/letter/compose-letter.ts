import { toPrintable } from '@prorata/domain/printable';
import type { Language } from '@prorata/domain/vocabulary';
import type { PaperKey, TemplateValues } from '../catalogue/templates.ts';
import type { VariableName } from '../catalogue/variables.ts';
import { tidy, writeDay } from '../catalogue/write-value.ts';
import { fillIn } from '../liquid/fill-in.ts';
import { drawQrCode } from '../qr-code.ts';
import { type Block, titleOf } from '../text/blocks.ts';
import { mapTexts } from '../text/map-texts.ts';
import { parseMarkdown } from '../text/parse-markdown.ts';
import { fillWord, WORDS } from '../words.ts';

export interface LetterToCompose<Key extends PaperKey> {
  readonly key: Key;
  /** Markdown with Liquid. */
  readonly body: string;
  readonly values: TemplateValues<Key>;
  readonly letterhead: Letterhead;
  /** Not to be sent: it says so across each page. */
  readonly isTrial?: boolean;
}

/** A letter in words, before it is set on a page: in PDF by Typst, in the preview by the browser. */
export interface ComposedLetter {
  readonly language: string;
  readonly title: string;
  readonly date: string;
  readonly sender: {
    readonly name: string;
    readonly profession: string;
    readonly lines: readonly string[];
    readonly logoDescription: string;
  };
  readonly mark: string | null;
  /** Across each page of a trial. */
  readonly watermark: string | null;
  readonly addressee: readonly string[];
  readonly references: readonly { readonly label: string; readonly value: string }[];
  readonly blocks: readonly Block[];
  readonly codeBox: CodeBox | null;
  readonly footer: string;
  /** Where to check the letter, and where the rights of those it is about stand. */
  readonly footnote: string | null;
}

export interface CodeBox {
  readonly title: string;
  readonly host: string;
  /** Around the host. */
  readonly goTo: readonly [before: string, after: string];
  readonly enterCode: string;
  readonly code: string;
  readonly terms: string;
  readonly drawing: string;
  readonly drawingDescription: string;
}

/**
 * Puts a letter into the words of its template. A sign that the fonts lack, in whatever a stranger typed, must not keep it
 * from being made; whom it goes to was held against the fonts when that was entered.
 */
export function composeLetter<Key extends PaperKey>(letter: LetterToCompose<Key>): ComposedLetter {
  return mapTexts(inWords(letter), toPrintable);
}

function inWords<Key extends PaperKey>(letter: LetterToCompose<Key>): ComposedLetter {
  const { key, body, letterhead } = letter;
  const { language, date } = letterhead;
  const values: Readonly<Partial<Record<VariableName, unknown>>> = letter.values;
  const words = WORDS[language];
  const blocks = parseMarkdown(fillIn(key, body, values, language));
  const codeBox = blocks.some(({ kind }) => kind === 'box') ? codeBoxOf(values, letterhead) : null;
  const { sender, references, footer } = composeHead(letterhead);
  return {
    language,
    title: titleOf(blocks) ?? tidy(letterhead.dossierNumber),
    date,
    sender: { ...sender, logoDescription: fillWord(words.logo, sender.name) },
    mark: letterhead.isRegistered ? words.registered : null,
    watermark: letter.isTrial ? words.trial : null,
    addressee: letterhead.addressee.map(tidy).filter((line) => line !== ''),
    references: [
      ...references,
      ...yourReference(values['invitation.creditorReference'], words.yourReference),
    ],
    blocks,
    codeBox,
    footer: codeBox ? fillWord(words.otherLanguages, codeBox.host) : footer,
    footnote: letterhead.links
      ? [
          fillWord(words.isLetterGenuine, withoutScheme(letterhead.links.genuine)),
          fillWord(words.yourData, withoutScheme(letterhead.links.privacy)),
        ].join(' · ')
      : null,
  };
}

/** What every paper of an office bears: who it is from, where and when it was made, and about which dossier. */
export function composeHead({ language, sender, date, ...head }: PaperHead) {
  const words = WORDS[language];
  const name = tidy(sender.name);
  const dossierNumber = tidy(head.dossierNumber);
  return {
    sender: {
      name,
      profession: words.profession,
      lines: [
        sender.address,
        ...(sender.phone ? [`${words.phone} ${sender.phone}`] : []),
        ...(sender.email ? [sender.email] : []),
        ...(sender.enterpriseNumber ? [fillWord(words.enterpriseNumberShort, sender.enterpriseNumber)] : []),
      ].map(tidy),
    },
    references: [
      { label: tidy(head.place), value: writeDay(date, language) },
      { label: words.ourDossier, value: dossierNumber },
      { label: words.defendant[head.hasSeveralDefendants ? 1 : 0], value: tidy(head.defendantName) },
    ],
    footer: `${name} · ${words.ourDossier} ${dossierNumber}`,
  };
}

/** As people type an address over from paper. */
function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '');
}

/** By what the recipient knows the matter, where that is known. */
function yourReference(value: unknown, label: string): ComposedLetter['references'] {
  return typeof value === 'string' && tidy(value) !== '' ? [{ label, value: tidy(value) }] : [];
}

function codeBoxOf(
  values: Readonly<Partial<Record<VariableName, unknown>>>,
  { language }: Letterhead,
): CodeBox {
  const words = WORDS[language];
  const url = String(values['invitation.link']);
  const [before = '', after = ''] = words.scanOrGoTo.split('{}');
  return {
    title: 'balance.total' in values ? words.confirmOnline : words.fileOnline,
    host: new URL(url).host,
    goTo: [before, after],
    enterCode: words.enterCode,
    code: tidy(String(values['invitation.code'])),
    terms: fillWord(words.codeTerms, writeDay(String(values['invitation.validUntil']), language)),
    drawing: drawQrCode(url),
    drawingDescription: words.codeDrawing,
  };
}

/** What stands around the text of a letter. */
export interface Letterhead extends PaperHead {
  /** The pages where the letter can be checked and the rights are told; null on what is kept in the dossier. */
  readonly links: { readonly genuine: string; readonly privacy: string } | null;
  /** As it must be readable in the window: name, street, town, country. */
  readonly addressee: readonly string[];
  readonly isRegistered: boolean;
}

/** What its head is made of. */
export interface PaperHead {
  readonly language: Language;
  readonly sender: {
    readonly name: string;
    readonly address: string;
    readonly phone: string | null;
    readonly email: string | null;
    /** As it is written; null when it is not known. */
    readonly enterpriseNumber: string | null;
    readonly logo: Logo | null;
  };
  readonly place: string;
  /** `2026-10-28`; also the date of the PDF, so that the same letter is always the same file. */
  readonly date: string;
  readonly dossierNumber: string;
  readonly defendantName: string;
  /** The name is that of all of them. */
  readonly hasSeveralDefendants: boolean;
}

export interface Logo {
  readonly mediaType: 'image/svg+xml' | 'image/png' | 'image/jpeg';
  readonly content: Uint8Array;
}
