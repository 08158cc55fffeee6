import { sumCents } from '../money.ts';
import type { DossierValidationCode } from '../vocabulary.ts';
import type { Defendant, DossierToValidate, StatementToValidate } from './dossier-to-validate.ts';
import { type DossierFinding, findingOf } from './finding.ts';
import {
  isAddressComplete,
  isCompanyComplete,
  isFilledIn,
  isPersonComplete,
  partyName,
} from './party-checks.ts';
import { hasImmatriculation } from './signer.ts';
import type { AssetsById } from './validate-statement.ts';
import { findReasonLeftOut, listStatementFaults } from './validate-statement.ts';

/** In the order of the specification's catalogue, which is the order of the findings. */
const DOSSIER_RULES: readonly [DossierValidationCode, (dossier: DossierToValidate) => boolean][] = [
  ['DOSSIER_NO_LANGUAGE', ({ language }) => language === null],
  ['DOSSIER_RESPONSIBLE_BAILIFF_NOT_BAILIFF', (dossier) => !isResponsibleABailiff(dossier)],
  ['DOSSIER_NO_BALANCE_TO_DISTRIBUTE', ({ balanceToDistributeCents }) => balanceToDistributeCents <= 0n],
  ['DOSSIER_ASSETS_WORTH_MORE_THAN_BALANCE_TO_DISTRIBUTE', areAssetsWorthMore],
  ['DOSSIER_INVALID_DEFENDANT', (dossier) => !defendantsOf(dossier).every(isDefendantComplete)],
  [
    'DOSSIER_INVALID_DEFENDANT_ADDRESS',
    (dossier) => !defendantsOf(dossier).every(({ address }) => isAddressComplete(address)),
  ],
  ['DOSSIER_NO_STATEMENTS', ({ statements }) => statements.every(isLeftOut)],
  [
    'DOSSIER_BAILIFF_HAS_NO_IMMATRICULATION',
    ({ responsibleBailiff: bailiff, language }) =>
      bailiff?.userType === 'Bailiff' && !hasImmatriculation(bailiff, language),
  ],
];

/**
 * Everything that is wrong with a dossier: first the dossier itself, then each statement in its order, then the
 * claims of that statement in theirs. The same dossier always gives the same list.
 */
export function validateDossier(dossier: DossierToValidate | null): DossierFinding[] {
  if (dossier === null) return [findingOf('DOSSIER_NULL', {})];
  const { fileNumber } = dossier;
  const broken = DOSSIER_RULES.filter(([, isBroken]) => isBroken(dossier));
  const assets = new Map(dossier.assets.map((asset) => [asset.id, asset]));
  return [
    ...broken.map(([code]) => findingOf(code, { fileNumber })),
    ...dossier.statements.filter(isWaitingForReview).map((statement) => notValidated(statement, fileNumber)),
    ...dossier.statements.flatMap((statement) => statementFindings(statement, assets, fileNumber)),
  ];
}

function statementFindings(
  statement: StatementToValidate | null,
  assets: AssetsById,
  fileNumber: string,
): DossierFinding[] {
  if (statement === null) return [findingOf('STATEMENT_NULL', { fileNumber })];
  const place = { fileNumber, creditorName: partyName(statement.creditor), statementId: statement.id };
  return listStatementFaults(statement, assets).map(({ code, claimId }) =>
    findingOf(code, { ...place, claimId }),
  );
}

/** One finding per statement, so that it says which creditor still waits. */
function notValidated(statement: StatementToValidate, fileNumber: string): DossierFinding {
  const place = { fileNumber, creditorName: partyName(statement.creditor), statementId: statement.id };
  return findingOf('DOSSIER_NOT_VALIDATED_STATEMENTS', place);
}

function isLeftOut(statement: StatementToValidate | null): boolean {
  return statement !== null && findReasonLeftOut(statement) !== undefined;
}

function isWaitingForReview(statement: StatementToValidate | null): statement is StatementToValidate {
  return statement !== null && !statement.isValidated && !isLeftOut(statement);
}

function isResponsibleABailiff({ responsibleBailiff }: DossierToValidate): boolean {
  return responsibleBailiff?.userType === 'Bailiff';
}

/** Without any balance there is nothing to compare the assets with; that has a finding of its own. */
function areAssetsWorthMore({ assets, balanceToDistributeCents }: DossierToValidate): boolean {
  const collected = sumCents(assets.map(({ collectedCents }) => collectedCents));
  return balanceToDistributeCents > 0n && collected > balanceToDistributeCents;
}

function defendantsOf({ defendant, coDefendants = [] }: DossierToValidate): readonly Defendant[] {
  return [defendant, ...coDefendants];
}

function isDefendantComplete(defendant: Defendant): boolean {
  return isFilledIn(defendant.companyName) ? isCompanyComplete(defendant) : isPersonComplete(defendant);
}
