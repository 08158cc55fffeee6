import type { DossierRow } from '@prorata/contract/dossiers/dossier-row';
import type { IsoDate } from '@prorata/domain/iso-date';
import { incomeStepOf, isWork, type NextStep, type NextStepKey, nextStepOf } from './next-step.ts';

export interface WaitingDossier {
  readonly row: DossierRow;
  readonly step: NextStep;
}

/** What is nearest to the creditors' money comes first. */
const URGENCY: readonly NextStepKey[] = [
  'fixDelivery',
  'sign',
  'send',
  'pay',
  'settleContestation',
  'settleStop',
  'payAgain',
  'distribute',
  'close',
  'answerReceipts',
  'review',
  'calculate',
  'fillInBalance',
  'sendInvitations',
  'invite',
];

/** The dossiers in which somebody must do something, the most urgent first; money that comes month by month asks for itself. */
export function waitingDossiers(rows: readonly DossierRow[]): WaitingDossier[] {
  return rows
    .flatMap((row) => {
      const steps = [nextStepOf(row), incomeStepOf(row)].filter((step) => step !== undefined);
      return steps.filter(isWork).map((step) => ({ row, step }));
    })
    .sort((one, other) => URGENCY.indexOf(one.step.key) - URGENCY.indexOf(other.step.key));
}

export interface DueDossier {
  readonly row: DossierRow;
  readonly term: NonNullable<DossierRow['nextTerm']>;
  readonly dueOn: IsoDate;
}

/** The terms that run, those that end first first. */
export function dueDossiers(rows: readonly DossierRow[]): DueDossier[] {
  return rows
    .flatMap((row) => {
      const { nextTerm: term, nextTermDueOn: dueOn } = row;
      return term === null || dueOn === null ? [] : [{ row, term, dueOn }];
    })
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn));
}
