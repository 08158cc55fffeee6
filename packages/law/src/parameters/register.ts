import type { DatedParameter } from '../dated-parameter.ts';
import type { DegressiveFee, GraduatedFee } from './brackets.ts';
import { maintenanceCap, wagesCap } from './caps.ts';
import {
  civilInterestRate,
  commercialInterestRate,
  socialInterestRate,
  taxInterestRate,
  vatInterestRate,
} from './interest.ts';
import { type SeizableIncome, seizableIncome } from './seizable-income.ts';
import { degressiveFee, distributionMinimum, fileCost, fileCostFurtherYear, graduatedFee } from './tariff.ts';
import { fixedRegistrationDuty, judgmentDutyRate, judgmentDutyThreshold, vatRate } from './taxes.ts';
import {
  contestationTerm,
  draftTerm,
  filingTerm,
  invitationTerm,
  strikingTerm,
  unclaimedTerm,
} from './terms.ts';

/** Every dated figure of the register. */
export const PARAMETERS = [
  maintenanceCap,
  wagesCap,
  seizableIncome,
  invitationTerm,
  filingTerm,
  draftTerm,
  contestationTerm,
  strikingTerm,
  unclaimedTerm,
  vatRate,
  judgmentDutyRate,
  judgmentDutyThreshold,
  fixedRegistrationDuty,
  fileCost,
  fileCostFurtherYear,
  graduatedFee,
  degressiveFee,
  distributionMinimum,
  civilInterestRate,
  commercialInterestRate,
  taxInterestRate,
  vatInterestRate,
  socialInterestRate,
] as const satisfies readonly DatedParameter<
  bigint | number | DegressiveFee | GraduatedFee | SeizableIncome
>[];

/** The caps that a privilege can name in its `cap`. */
export const CAPS: ReadonlyMap<string, DatedParameter<bigint>> = new Map<string, DatedParameter<bigint>>([
  [maintenanceCap.id, maintenanceCap],
  [wagesCap.id, wagesCap],
]);
