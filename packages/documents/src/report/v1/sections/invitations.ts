import type { DossierLanguage } from '@prorata/domain/vocabulary';
import { fill, fillLine } from '../fill.ts';
import type { Part, Section } from '../parts.ts';
import type { Report } from '../report.ts';
import type { Counted, Words } from '../words/words.ts';
import { writeDate } from '../write-dates.ts';
import { capitalised, writeNumber } from '../write-numbers.ts';

export function composeInvitations(report: Report, words: Words): Section {
  const { declarants, language } = report;
  const { title, filed, late } = words.invitations;
  const first = [sentenceOnSending(report, words), counted(filed, declarants.length, language)];
  const { silent } = report.invitations;
  if (silent.length > 0) first.push(fill(words.invitations.silent, { names: silent.join('; ') }));
  const parts: Part[] = [{ kind: 'paragraph', line: [{ text: first.join(' '), isStrong: false }] }];
  for (const { name, filedOn, isLate } of declarants) {
    if (!isLate || filedOn === null) continue;
    parts.push({ kind: 'paragraph', line: fillLine(late, { name, date: writeDate(filedOn, language) }) });
  }
  return { title, parts };
}

function sentenceOnSending({ invitations, language }: Report, words: Words): string {
  const { none, sentOn, sentBetween, registered, byMail, and } = words.invitations;
  const { firstSentOn, lastSentOn } = invitations;
  const count = invitations.registered + invitations.byMail;
  if (count === 0 || firstSentOn === null || lastSentOn === null) return none;
  const ways = [
    { phrase: registered, number: invitations.registered },
    { phrase: byMail, number: invitations.byMail },
  ].filter(({ number }) => number > 0);
  const how = ways
    .map(({ phrase, number }) => fill(phrase[number === 1 ? 0 : 1], { count: writeNumber(number, language) }))
    .join(` ${and} `);
  return counted(firstSentOn === lastSentOn ? sentOn : sentBetween, count, language, {
    first: writeDate(firstSentOn, language),
    last: writeDate(lastSentOn, language),
    how,
  });
}

/** A sentence that begins with a number. */
function counted(
  phrases: Counted,
  number: number,
  language: DossierLanguage,
  values: Readonly<Record<string, string>> = {},
): string {
  const count = capitalised(writeNumber(number, language));
  return fill(phrases[number === 1 ? 0 : 1], { ...values, count });
}
