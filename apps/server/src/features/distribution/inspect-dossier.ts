import type { Circle, DossierFinding } from '@prorata/contract/distribution/finding';
import { isRateOf } from '@prorata/domain/claims/interest';
import type { CutOff } from '@prorata/domain/claims/parts';
import { CostPeriodError } from '@prorata/domain/costs/cost-period';
import type { DossierCostLine } from '@prorata/domain/costs/dossier-costs';
import { LayersExceededError } from '@prorata/domain/costs/layered-amount';
import { listCreditorQuestions } from '@prorata/domain/creditors/creditor-questions';
import { distribute } from '@prorata/domain/distribution/distribute';
import type { Choices, DistributionInput } from '@prorata/domain/distribution/input';
import type { Distribution } from '@prorata/domain/distribution/outcome';
import { hasNoErrors } from '@prorata/domain/dossier-validation/finding';
import { findSignerFault } from '@prorata/domain/dossier-validation/signer';
import { listTitleFaults } from '@prorata/domain/dossier-validation/titles';
import { validateDossier } from '@prorata/domain/dossier-validation/validate-dossier';
import { findGoverningDate } from '@prorata/domain/governing-date';
import type { IsoDate } from '@prorata/domain/iso-date';
import { withCarriedChoices } from '@prorata/domain/series/carried-choices';
import type { Settlement } from '@prorata/domain/series/differences';
import type { DossierValidationCode } from '@prorata/domain/vocabulary';
import { LawGapError } from '@prorata/law/law-gap-error';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { chargeDossier } from '../dossiers/charge-tariff.ts';
import { detailsOf } from '../statements/claim-fields.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import type { DossierContent } from './content.ts';
import { findingOf, fromCalculation, fromQuestion, fromTitleFault, fromValidation } from './finding-of.ts';
import { cutOffOf, type ReportDay } from './interest.ts';
import { presentCircles } from './present-circles.ts';
import { settleFollowUp } from './settle-follow-up.ts';
import { REST, sharingStatements, toInput } from './to-input.ts';
import { toFound, toValidate } from './to-validate.ts';

/** A dossier calculated, with what it was calculated from. */
export interface Calculation {
  readonly asOf: IsoDate;
  /** Where it stops all interest. */
  readonly cutOff: CutOff;
  readonly costs: readonly DossierCostLine[];
  readonly input: DistributionInput;
  readonly distribution: Distribution;
  /** Of a decided reserve: what is paid after what was received. */
  readonly settlement?: Settlement;
}

/** What comes of a dossier as it stands. Findings that stand in no calculation's way come with each. */
export type Inspection =
  | { readonly kind: 'calculated'; readonly findings: DossierFinding[]; readonly calculation: Calculation }
  | { readonly kind: 'orderNeeded'; readonly findings: DossierFinding[]; readonly circles: Circle[] }
  | { readonly kind: 'invalid'; readonly findings: DossierFinding[]; readonly gap?: ProblemError };

/** Validates a dossier and, when nothing stands in the way, calculates it. */
export function inspectDossier(content: DossierContent, choices: Choices, day: ReportDay): Inspection {
  const found = validateDossier(toValidate(content));
  const findings = found.map((finding) => fromValidation(content, finding));
  const questions = listCreditorQuestions(content.creditors);
  findings.push(...questions.map((question) => fromQuestion(content, question)));
  const faults = sharingStatements(content).map(toFound).flatMap(listTitleFaults);
  findings.push(...faults.map((fault) => fromTitleFault(content, fault)));
  const asOf = findGoverningDate(content.dossier);
  if (asOf === null) {
    const missing = { code: 'governingDateMissing', severity: 'error', place: 'general' } as const;
    findings.push(findingOf(content, missing));
  }
  const isRanking = content.dossier.distributionType === 'ranking';
  if (isRanking) {
    // Judicial Code 1639-1654: another procedure, led by the notary, with a deed of its own.
    const other = { code: 'rankingNotCalculated', severity: 'error', place: 'general' } as const;
    findings.push(findingOf(content, other));
  }
  const unfit = findUnfitSigner(content, found);
  if (unfit !== undefined) findings.push(unfit);
  const isAsked = questions.length > 0 || faults.length > 0;
  const isUnclear = asOf === null || isRanking || isAsked || unfit !== undefined;
  if (isUnclear || !hasNoErrors(found)) return { kind: 'invalid', findings };
  try {
    return calculateDossier(content, { asOf, choices, cutOff: cutOffOf(content, day) }, findings);
  } catch (error) {
    if (error instanceof LawGapError && isRate(error)) {
      return { kind: 'invalid', findings: [...findings, rateMissing(content, error)] };
    }
    const gap = findGap(content, asOf, error);
    return { kind: 'invalid', findings: [...findings, gap.finding], gap: gap.problem };
  }
}

/** Nobody else may sign what names this person, so it is said before; what the catalogue says already is said once. */
function findUnfitSigner(
  content: DossierContent,
  found: readonly { readonly code: string }[],
): DossierFinding | undefined {
  const signer = content.substitute ?? content.bailiff;
  const code = signer === null ? undefined : findSignerFault(signer, content.dossier.language);
  const isSaid =
    signer === content.bailiff && found.some((finding) => SAID_OF_BAILIFF.includes(finding.code));
  if (signer === null || code === undefined || (isSaid && code !== 'signerNotActive')) return undefined;
  const place = code === 'signerWithoutImmatriculation' ? 'users' : 'general';
  const params = { name: `${signer.firstName} ${signer.lastName}`.trim() };
  return findingOf(content, { code, severity: 'error', place, params });
}

const SAID_OF_BAILIFF: readonly string[] = [
  'DOSSIER_RESPONSIBLE_BAILIFF_NOT_BAILIFF',
  'DOSSIER_BAILIFF_HAS_NO_IMMATRICULATION',
] satisfies DossierValidationCode[];

function calculateDossier(
  content: DossierContent,
  terms: { readonly asOf: IsoDate; readonly choices: Choices; readonly cutOff: CutOff },
  findings: DossierFinding[],
): Inspection {
  const followUp = content.followUp?.kind === 'reserveDecided' ? content.followUp : null;
  const costs = chargeDossier(content.dossier, content);
  const input = toInput(content, costs, { ...terms, choices: choicesIn(content, terms.choices) });
  const outcome = distribute(input);
  if (outcome.kind === 'rejected') {
    const rejections = outcome.findings.map((finding) => fromCalculation(content, finding));
    return { kind: 'invalid', findings: [...findings, ...rejections] };
  }
  if (outcome.kind === 'orderNeeded') {
    return { kind: 'orderNeeded', findings, circles: presentCircles(content, outcome.circles) };
  }
  const { asOf, cutOff } = terms;
  const calculation = { asOf, cutOff, costs, input, distribution: outcome };
  if (followUp === null) return { kind: 'calculated', findings, calculation };
  const settlement = settleFollowUp(followUp, outcome);
  if (settlement.kind === 'settled') {
    return { kind: 'calculated', findings, calculation: { ...calculation, settlement } };
  }
  return { kind: 'invalid', findings: [...findings, unsettled(content, settlement)] };
}

/** Of a dossier that follows another: with what was decided there. */
function choicesIn(content: DossierContent, given: Choices): Choices {
  const { followUp, money } = content;
  if (followUp === null) return given;
  const claims = sharingStatements(content).flatMap((statement) => statement.claims);
  return withCarriedChoices(given, followUp.choices, {
    claimIds: new Set(claims.map(({ id }) => id)),
    poolIds: new Set([REST, ...money.assets.map(({ id }) => id)]),
  });
}

/** Why what follows cannot be paid beside what was paid. */
function unsettled(
  content: DossierContent,
  outcome: Exclude<ReturnType<typeof settleFollowUp>, { readonly kind: 'settled' }>,
): DossierFinding {
  const statement = outcome.kind === 'receivedMore' && content.statements.find(({ id }) => id === outcome.id);
  return findingOf(content, {
    code: outcome.kind,
    severity: 'error',
    place: outcome.kind === 'massChanged' ? 'collection' : 'statements',
    creditorName: statement ? creditorNameOf(statement) : null,
    statementId: statement ? statement.id : null,
  });
}

/** Of what is missing in the register, a rate of interest is what somebody can supply. */
function isRate({ parameterId }: LawGapError): boolean {
  return parameterId.startsWith('interest.');
}

/** Told at the first claim of which such interest runs on. */
function rateMissing(content: DossierContent, { parameterId, onDate: date }: LawGapError): DossierFinding {
  const running = sharingStatements(content).flatMap((statement) =>
    statement.claims
      .filter((claim) =>
        detailsOf(claim).parts.some(({ interest }) => interest && isRateOf(interest.kind, parameterId)),
      )
      .map((claim) => ({ statement, claim })),
  );
  const [first] = running;
  return findingOf(content, {
    code: 'rateMissing',
    severity: 'error',
    place: 'statements',
    creditorName: first ? creditorNameOf(first.statement) : null,
    statementId: first?.statement.id ?? null,
    claimId: first?.claim.id ?? null,
    params: { rate: parameterId, date },
  });
}

/** What neither the tariff nor the law register answers stops the calculation; it never becomes zero. */
function findGap(
  content: DossierContent,
  asOf: IsoDate,
  error: unknown,
): { finding: DossierFinding; problem: ProblemError } {
  if (error instanceof LawGapError) {
    const params = { date: error.onDate };
    return {
      finding: findingOf(content, { code: 'lawMissing', severity: 'error', place: 'general', params }),
      problem: new ProblemError('law-gap', { params, detail: error.message, cause: error }),
    };
  }
  if (error instanceof CostPeriodError || error instanceof LayersExceededError) {
    const params = { cost: error instanceof CostPeriodError ? error.costName : '', date: asOf };
    return {
      finding: findingOf(content, { code: 'priceMissing', severity: 'error', place: 'tariff', params }),
      problem: new ProblemError('tariff-gap', { params, detail: error.message, cause: error }),
    };
  }
  throw error;
}
