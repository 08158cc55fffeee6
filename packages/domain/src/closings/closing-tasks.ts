import { inForce } from '@prorata/law/dated-parameter';
import { strikingTerm, unclaimedTerm } from '@prorata/law/parameters/terms';
import { addYears, type IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';
import { addWorkingDays } from '../terms.ts';
import type { ClosingTask } from '../vocabulary.ts';

/** The law behind each task; `null` where it is what offices do, and no text says so. */
export const CLOSING_ARTICLES: Readonly<Record<ClosingTask, string | null>> = {
  reportToCentralFile: '1390quinquies',
  strikeNotice: '1390septies',
  releaseThirdParty: null,
  informDefendant: null,
  consignUnclaimed: '522/1, § 6',
};

/** What became of one creditor when the money was shared out: by the signed report, or by the judge's table. */
export interface SettledCreditor {
  readonly statementId: string;
  readonly name: string;
  readonly declaredCents: Cents;
  /** Of what was declared: what was not accepted, and what waits for the end of a dispute. */
  readonly rejectedCents: Cents;
  readonly disputedCents: Cents;
  /** Admitted and disputed, together: what the creditor would have had if there had been money enough. */
  readonly claimedCents: Cents;
  readonly allottedCents: Cents;
  /** Of an income that keeps coming in: what the distributions before this one gave. */
  readonly earlierCents?: Cents;
  /** Of what is allotted: what lies at the deposit office until a dispute ends (1628). */
  readonly consignedCents: Cents;
  /** Of what is allotted: what went to costs that the creditor alone bears. */
  readonly borneCents: Cents;
  /** Of what is allotted: what could not be paid, or came back, and stays with the bailiff. */
  readonly unclaimedCents: Cents;
  /** The day on which the money arrived. */
  readonly paidOn: IsoDate;
}

export function paidCentsOf(creditor: SettledCreditor): Cents {
  const { allottedCents, consignedCents, borneCents, unclaimedCents } = creditor;
  return allottedCents - consignedCents - borneCents - unclaimedCents;
}

/** What the money did not reach to. */
export function unpaidCentsOf({ claimedCents, allottedCents }: SettledCreditor): Cents {
  return claimedCents > allottedCents ? claimedCents - allottedCents : 0n;
}

/**
 * Somebody's admitted claim is not paid in full: the central file is told (1390quinquies, since 1 July 2025). What is
 * consigned or was not claimed is there, so it is no deficit.
 */
export function hasDeficit(creditors: readonly SettledCreditor[]): boolean {
  return creditors.some((creditor) => unpaidCentsOf(creditor) > 0n);
}

/** Nothing is left of the debt, and all of it was received: the notice of this creditor has no reason any more. */
export function isFullyPaid(creditor: SettledCreditor): boolean {
  const { claimedCents, consignedCents, unclaimedCents } = creditor;
  return (
    claimedCents > 0n && unpaidCentsOf(creditor) === 0n && consignedCents === 0n && unclaimedCents === 0n
  );
}

/** A dossier in which everybody is paid. */
export interface ClosingFacts {
  readonly dossierId: string;
  /** The day on which the last one was paid: the dossier closes. */
  readonly closedOn: IsoDate;
  readonly creditors: readonly SettledCreditor[];
  /** Somebody was invited, filed nothing, and so is not known to be paid. */
  readonly hasSilentCreditors: boolean;
  /** Who withholds: by place in the deeds, or of an income that keeps coming in by the id of the payer. */
  readonly thirdParties: readonly { readonly subject: string; readonly name: string }[];
  /** One of several distributions of an income that keeps coming in. */
  readonly isRecurring: boolean;
  /** Another distribution of the series follows: whether all are paid is known there. */
  readonly isFollowed: boolean;
  readonly defendants: readonly { readonly id: string; readonly name: string }[];
  /** What could not be paid, by the number of its line in the payment list. */
  readonly unclaimed: readonly {
    readonly number: string;
    readonly name: string;
    readonly amountCents: Cents;
  }[];
}

/** Something to do, about somebody: a task is known by its kind and its subject, for good. */
export interface TaskToDo {
  readonly task: ClosingTask;
  readonly subject: string;
  /** Whom it is about; `null` for the dossier as a whole. */
  readonly about: string | null;
  /** `null` where no text sets a term. */
  readonly dueOn: IsoDate | null;
}

/** What is left to do once a dossier is paid. The same facts give the same tasks, whenever they are asked for. */
export function listClosingTasks(facts: ClosingFacts): TaskToDo[] {
  const { dossierId, closedOn, creditors, defendants, unclaimed } = facts;
  const struck = creditors.filter(isFullyPaid);
  const released = isSeizureOver(facts) ? facts.thirdParties : [];
  return [
    { task: 'reportToCentralFile', subject: dossierId, about: null, dueOn: null },
    ...struck.map(({ statementId, name, paidOn }) => ({
      task: 'strikeNotice' as const,
      subject: statementId,
      about: name,
      dueOn: addWorkingDays(paidOn, inForce(strikingTerm, paidOn).value),
    })),
    ...released.map(({ subject, name }) => ({
      task: 'releaseThirdParty' as const,
      subject,
      about: name,
      dueOn: null,
    })),
    ...defendants.map(({ id, name }) => ({
      task: 'informDefendant' as const,
      subject: id,
      about: name,
      dueOn: null,
    })),
    ...unclaimed.map(({ number, name }) => ({
      task: 'consignUnclaimed' as const,
      subject: number,
      about: name,
      dueOn: addYears(closedOn, inForce(unclaimedTerm, closedOn).value),
    })),
  ];
}

/** Until the last known creditor is paid, the third party goes on withholding. */
export function isSeizureOver({ creditors, hasSilentCreditors, isFollowed }: ClosingFacts): boolean {
  const claiming = creditors.filter(({ claimedCents }) => claimedCents > 0n);
  return !isFollowed && !hasSilentCreditors && claiming.length > 0 && claiming.every(isFullyPaid);
}

/** Of an income that keeps coming in: what is left of the claims goes to the next distribution. */
export function isContinued(facts: ClosingFacts): boolean {
  return facts.isRecurring && !isSeizureOver(facts);
}
