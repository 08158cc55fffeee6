import type { DatedParameter } from '../dated-parameter.ts';
import type { DegressiveFee, GraduatedFee } from './brackets.ts';
import { maintenanceCap } from './caps/maintenance.ts';
import { wagesCap } from './caps/wages.ts';
import { degressiveFee } from './tariff/degressive-fee.ts';
import { distributionMinimum } from './tariff/distribution-minimum.ts';
import { fileCost, fileCostFurtherYear } from './tariff/file-cost.ts';
import { graduatedFee } from './tariff/graduated-fee.ts';
import { fixedRegistrationDuty } from './taxes/fixed-registration-duty.ts';
import { judgmentDutyRate, judgmentDutyThreshold } from './taxes/judgment-duty.ts';
import { vatRate } from './taxes/vat-rate.ts';
import { contestationTerm } from './terms/contestation.ts';
import { draftTerm } from './terms/draft.ts';
import { filingTerm } from './terms/filing.ts';
import { invitationTerm } from './terms/invitation.ts';

/** Every dated figure of the register. */
export const PARAMETERS = [
  maintenanceCap,
  wagesCap,
  invitationTerm,
  filingTerm,
  draftTerm,
  contestationTerm,
  vatRate,
  judgmentDutyRate,
  judgmentDutyThreshold,
  fixedRegistrationDuty,
  fileCost,
  fileCostFurtherYear,
  graduatedFee,
  degressiveFee,
  distributionMinimum,
] as const satisfies readonly DatedParameter<bigint | number | DegressiveFee | GraduatedFee>[];

/** The caps that a privilege can name in its `cap`. */
export const CAPS: ReadonlyMap<string, DatedParameter<bigint>> = new Map<string, DatedParameter<bigint>>([
  [maintenanceCap.id, maintenanceCap],
  [wagesCap.id, wagesCap],
]);
