import { fill, fillLine } from '../fill.ts';
import type { Section } from '../parts.ts';
import type { Report } from '../report.ts';
import type { Words } from '../words/words.ts';
import { writeAccount } from '../write-identity.ts';
import { writeNumber } from '../write-numbers.ts';

export function composePayment({ paymentType, office }: Report, words: Words): Section {
  const { title, account } = words.payment;
  const from =
    office.thirdPartyAccount === null
      ? ''
      : fill(account, { account: writeAccount(office.thirdPartyAccount) });
  return {
    title,
    parts: [{ kind: 'paragraph', line: fillLine(words.payment[paymentType], { account: from }) }],
  };
}

/** Judicial Code 1629: within which term, and how, the draft can be contested. */
export function composeContestation(report: Report, words: Words): Section {
  const { title, term, how, after } = words.contestation;
  const days = writeNumber(report.contestationTermDays, report.language);
  return {
    title,
    parts: [
      { kind: 'paragraph', line: fillLine(term, { days }) },
      { kind: 'paragraph', line: fillLine(how, { address: report.office.address }) },
      { kind: 'paragraph', line: fillLine(after) },
    ],
  };
}
