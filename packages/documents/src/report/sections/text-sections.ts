import type { DossierLanguage, OfficeTextPlace } from '@prorata/domain/vocabulary';
import { joinWithSemicolons } from '@prorata/law/cite';
import type { Part, Section } from '../composed-report.ts';
import { fill, fillLine, keepCitations } from '../fill.ts';
import type { Report } from '../report.ts';
import type { Counted, Words } from '../words/nl.ts';
import { capitalised, writeNumber } from '../write-numbers.ts';
import { writeAccount, writeDate, writeMoney, writeSeat, writeTime } from '../write-values.ts';
import { ofDefendants } from './parties.ts';
import { plainRow, SHORT_TEXT, TEXT, table } from './table.ts';

/** What was sent before is without effect, and says so nowhere itself: a signed report is never edited. */
export function composeReplaced({ replaces = [], language }: Report, words: Words): Section[] {
  if (replaces.length === 0) return [];
  const { title, text } = words.replaced;
  const parts = replaces.map(({ on, number, outcomeSha256 }): Part => {
    const told = {
      date: writeDate(on, language),
      number: String(number),
      fingerprint: outcomeSha256.slice(0, 16),
    };
    return { kind: 'paragraph', line: fillLine(text, told) };
  });
  return [{ title, parts }];
}

/** Judicial Code 1391 § 2: the report states date and hour of the consultation, or the attestation is annexed. */
export function composeConsultation({ consultation, language }: Report, words: Words): Section {
  const { title, done, annexed } = words.consultation;
  const line =
    consultation === null
      ? fillLine(annexed)
      : fillLine(done, {
          date: writeDate(consultation.on, language),
          time: writeTime(consultation.time, language),
        });
  return { title, parts: [{ kind: 'paragraph', line }] };
}

export function composeInvitations(report: Report, words: Words): Section {
  const { declarants, language } = report;
  const { title, filed, late } = words.invitations;
  const sharing = declarants.filter(({ claimedCents }) => claimedCents > 0n);
  const first = [sentenceOnSending(report, words), counted(filed, sharing.length, language)];
  const { silent, endedEarly } = report.invitations;
  if (endedEarly) {
    const day = writeDate(endedEarly.legalDay, language);
    first.push(counted(words.invitations.endedEarly, endedEarly.count, language, { day }));
  }
  if (silent.length > 0)
    first.push(fill(words.invitations.silent, { names: joinWithSemicolons(silent, language) }));
  const parts: Part[] = [
    { kind: 'paragraph', line: [{ text: keepCitations(first.join(' ')), isStrong: false }] },
  ];
  for (const { name, filedOn, isLate } of sharing) {
    if (!isLate || filedOn === null) continue;
    parts.push({ kind: 'paragraph', line: fillLine(late, { name, date: writeDate(filedOn, language) }) });
  }
  return { title, parts };
}

function sentenceOnSending({ invitations, series, language }: Report, words: Words): string {
  const { none, takenOver, sentOn, sentBetween, registered, qualified, byMail, and } = words.invitations;
  const { firstSentOn, lastSentOn } = invitations;
  const numberQualified = invitations.qualified ?? 0;
  const count = invitations.registered + numberQualified + invitations.byMail;
  if (count === 0 || firstSentOn === null || lastSentOn === null)
    return series ? fill(takenOver, { follows: series.follows }) : none;
  const ways = [
    { phrase: registered, number: invitations.registered },
    { phrase: qualified, number: numberQualified },
    { phrase: byMail, number: invitations.byMail },
  ].filter(({ number }) => number > 0);
  const parts = ways.map(({ phrase, number }) =>
    ways.length === 1 ? phrase.all : fill(phrase.some, { count: writeNumber(number, language) }),
  );
  const how = [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(` ${and} `);
  return counted(firstSentOn === lastSentOn ? sentOn : sentBetween, count, language, {
    first: writeDate(firstSentOn, language),
    last: writeDate(lastSentOn, language),
    how,
  });
}

/** A sentence that begins with a number: French has a feminine of its own for what ends in one. */
function counted(
  phrases: Counted,
  number: number,
  language: DossierLanguage,
  values: Readonly<Record<string, string>> = {},
): string {
  const count = capitalised(writeNumber(number, language));
  const countFeminine = capitalised(writeNumber(number, language, 'feminine'));
  return fill(phrases[number === 1 ? 0 : 1], { ...values, count, countFeminine });
}

export function composeCosts({ totals, language }: Report, letter: string, words: Words): Section {
  const { title, text, none } = words.costs;
  const line =
    totals.costsCents === 0n
      ? fillLine(none)
      : fillLine(text, { amount: writeMoney(totals.costsCents, language), letter });
  return { title, parts: [{ kind: 'paragraph', line }] };
}

/** What the bailiff decided where the law is silent, each with the reason; no section when nothing had to be decided. */
export function composeDecisions({ decisions }: Report, words: Words): Section[] {
  if (decisions.length === 0) return [];
  const { title, text, reason: because } = words.decisions;
  const parts = decisions.map(({ kind, what, between, reason }): Part => {
    const { after, before } = words.decisions;
    const told = (phrase: string, names: readonly string[] = []) =>
      names.length === 0 ? '' : fill(phrase, { names: names.join(', ') });
    const place = { after: told(after, between?.before), before: told(before, between?.after) };
    const sentence = fill(words.decisions[kind], { what, ...place });
    return { kind: 'quote', paragraphs: [sentence, fill(because, { reason })] };
  });
  return [{ title, parts: [{ kind: 'paragraph', line: fillLine(text) }, ...parts] }];
}

/** What the bailiff wrote to explain the dossier. */
export function composeExplanation({ explanation }: Report, words: Words): Section[] {
  if (explanation === null || explanation.trim() === '') return [];
  const parts = paragraphsOf(explanation).map(
    (text): Part => ({ kind: 'paragraph', line: [{ text, isStrong: false }] }),
  );
  return [{ title: words.explanation.title, parts }];
}

/** Under a title that says whose words they are, and set as a quotation: they are no part of what the law asks. */
export function composeOfficeText(
  place: OfficeTextPlace,
  { officeTexts, office }: Report,
  words: Words,
): Section[] {
  const paragraphs = paragraphsOf(officeTexts?.[place] ?? '');
  if (paragraphs.length === 0) return [];
  const { note } = words.officeTexts;
  return [
    {
      title: words.officeTexts[place],
      parts: [
        { kind: 'paragraph', line: fillLine(note, { office: office.name }) },
        { kind: 'quote', paragraphs },
      ],
    },
  ];
}

function paragraphsOf(text: string): string[] {
  return text.split('\n').filter((paragraph) => paragraph.trim() !== '');
}

export function composePayment({ paymentType, office }: Report, letter: string, words: Words): Section {
  const { title, account } = words.payment;
  const from =
    office.thirdPartyAccount === null
      ? ''
      : fill(account, { account: writeAccount(office.thirdPartyAccount) });
  return {
    title,
    parts: [{ kind: 'paragraph', line: fillLine(words.payment[paymentType], { account: from, letter }) }],
  };
}

/** Only few reports go so: the others need not explain it. */
function isSentElectronically({ sending = [] }: Report): boolean {
  return sending.some(({ ways }) => ways.includes('qualified'));
}

/**
 * Judicial Code 1629: within which term, where and how the draft can be contested, and how not. It states the rule: the
 * last day differs from one addressee to the other, and stands in the letter.
 */
export function composeContestation(report: Report, words: Words): Section {
  const { title, term, way, firstDay, ways, how, after } = words.contestation;
  const defendants = ofDefendants(words.contestation.defendants, report);
  const days = writeNumber(report.contestationTermDays, report.language);
  return {
    title,
    parts: [
      { kind: 'paragraph', line: fillLine(term, { days, defendants }) },
      table({
        columns: [SHORT_TEXT, TEXT],
        head: [way, firstDay],
        groups: [
          ...[ways.receipt, ways.registered, ways.acknowledged],
          ...(isSentElectronically(report) ? [ways.qualified] : []),
        ].map((row) => plainRow(...row)),
      }),
      {
        kind: 'paragraph',
        line: fillLine(how, { address: writeSeat(report.office.address, report.language) }),
      },
      { kind: 'paragraph', line: fillLine(after) },
    ],
  };
}
