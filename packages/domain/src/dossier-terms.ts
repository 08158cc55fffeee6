import type { DatedParameter } from '@prorata/law/dated-parameter';
import { contestationTerm, draftTerm, filingTerm, invitationTerm } from '@prorata/law/parameters/terms';
import { findGoverningDate } from './governing-date.ts';
import type { IsoDate } from './iso-date.ts';
import { type Term, termAfterEvent, termAfterLetter, termOfLongestReading } from './terms.ts';
import type { DossierStatus, TransactionKind } from './vocabulary.ts';

/** What has happened in a dossier, as far as a term follows from it. */
export interface DossierTimes {
  readonly status: DossierStatus;
  readonly transactionKinds: readonly TransactionKind[];
  readonly saleDate: IsoDate | null;
  readonly seizureDate: IsoDate | null;
  /** The last day on which invitations went out, by mail, by registered letter and by qualified delivery. */
  readonly invitedByMailOn: IsoDate | null;
  readonly invitedByLetterOn: IsoDate | null;
  readonly invitedQualifiedOn: IsoDate | null;
  /** The last day on which one by qualified delivery was presented. */
  readonly presentedOn: IsoDate | null;
  /** The day on which the dossier became ready for distribution. */
  readonly provisionedOn: IsoDate | null;
  readonly reportSentOn: IsoDate | null;
  /** The end of the term to contest, as it was fixed when the report was sent. */
  readonly contestationEndsOn: IsoDate | null;
}

export interface DossierTerm {
  readonly term: 'invitation' | 'filing' | 'draft' | 'contestation';
  readonly dueOn: IsoDate;
  /** Where the term would have ended, had that been a working day. */
  readonly countedUntil: IsoDate;
  readonly isDone: boolean;
}

const AFTER_INVITING: readonly DossierStatus[] = ['Provisioned', 'Calculated'];
const AFTER_SIGNING: readonly DossierStatus[] = ['Signed', 'PvSent', 'ToPay', 'Paid'];

/** The terms that run or have run, in the order of the procedure; a cancelled dossier has none. */
export function listDossierTerms(times: DossierTimes): DossierTerm[] {
  const { status } = times;
  if (status === 'Cancelled') return [];
  const isSigned = AFTER_SIGNING.includes(status);
  const filing = filingTermOf(times);
  return [
    ...termOf('invitation', invitationTermOf(times), status !== 'Created'),
    ...termOf('filing', filing, isSigned || AFTER_INVITING.includes(status)),
    ...termOf('draft', draftTermOf(times, filing), isSigned),
    ...contestation(times),
  ];
}

/** Of the terms that still run, the one that ends first. */
export function findNextTerm(terms: readonly DossierTerm[]): DossierTerm | undefined {
  return terms
    .filter(({ isDone }) => !isDone)
    .reduce<DossierTerm | undefined>(
      (first, term) => (first === undefined || term.dueOn < first.dueOn ? term : first),
      undefined,
    );
}

/** From the sale, or from the seizure of the money (Judicial Code 1627). */
function invitationTermOf(times: DossierTimes): Term | undefined {
  return after(findGoverningDate(times), invitationTerm, termAfterEvent);
}

/** From the last invitation that went out (1627): until then somebody may still file in time. */
function filingTermOf(times: DossierTimes): Term | undefined {
  return [
    after(times.invitedByLetterOn, filingTerm, termAfterLetter),
    after(times.invitedByMailOn, filingTerm, termAfterEvent),
    after(times.invitedQualifiedOn, filingTerm, termOfLongestReading),
    after(times.presentedOn, filingTerm, termAfterEvent),
  ]
    .filter((term) => term !== undefined)
    .reduce<Term | undefined>(
      (last, term) => (last && last.lastDay >= term.lastDay ? last : term),
      undefined,
    );
}

/**
 * Once the term to file is over, any party may ask for the draft, and from that request the term runs (1629). The
 * product hears of no request, so it counts from the first day on which there can be one.
 */
function draftTermOf({ provisionedOn }: DossierTimes, filing: Term | undefined): Term | undefined {
  return after(filing?.lastDay ?? provisionedOn, draftTerm, termAfterEvent);
}

/** Fixed when the report was sent (1629), whatever the law says of terms later. */
function contestation({ status, contestationEndsOn, reportSentOn }: DossierTimes): DossierTerm[] {
  if (contestationEndsOn === null) return [];
  const counted = [termAfterEvent, termAfterLetter]
    .map((count) => after(reportSentOn, contestationTerm, count))
    .find((term) => term?.lastDay === contestationEndsOn);
  return [
    {
      term: 'contestation',
      dueOn: contestationEndsOn,
      countedUntil: counted?.moves[0]?.date ?? contestationEndsOn,
      isDone: status !== 'PvSent',
    },
  ];
}

/** The term that starts on a day; none without that day, or when the register does not reach back to it. */
function after(
  start: IsoDate | null,
  parameter: DatedParameter<number>,
  count: (start: IsoDate, days: number) => Term,
): Term | undefined {
  if (start === null) return undefined;
  const days = parameter.values.findLast(({ from }) => from <= start)?.value ?? null;
  return days === null ? undefined : count(start, days);
}

function termOf(term: DossierTerm['term'], counted: Term | undefined, isDone: boolean): DossierTerm[] {
  if (counted === undefined) return [];
  const { lastDay, moves } = counted;
  return [{ term, dueOn: lastDay, countedUntil: moves[0]?.date ?? lastDay, isDone }];
}
