import type { DossierFinding } from '@prorata/contract/distribution/finding';
import type { CreditorQuestion } from '@prorata/domain/creditors/creditor-questions';
import type { Finding, FindingCode } from '@prorata/domain/distribution/finding';
import type { DossierFinding as DomainFinding } from '@prorata/domain/dossier-validation/finding';
import type { TitleFault } from '@prorata/domain/dossier-validation/titles';
import { eurosFromCents } from '@prorata/domain/money';
import type { DossierValidationCode } from '@prorata/domain/vocabulary';
import { creditorNameOf } from '../statements/statement-fields.ts';
import type { ClaimRecord } from '../statements/statement-record.ts';
import type { DossierContent } from './content.ts';

type Place = DossierFinding['place'];

const OF_DOSSIER: Readonly<Partial<Record<DossierValidationCode, Place>>> = {
  DOSSIER_NO_BALANCE_TO_DISTRIBUTE: 'collection',
  DOSSIER_ASSETS_WORTH_MORE_THAN_BALANCE_TO_DISTRIBUTE: 'collection',
  DOSSIER_NO_STATEMENTS: 'statements',
  DOSSIER_NOT_VALIDATED_STATEMENTS: 'statements',
  DOSSIER_BAILIFF_HAS_NO_IMMATRICULATION: 'users',
  SPECIFIC_CLAIM_ASSET_ZERO_VALUE: 'collection',
};

const OF_CALCULATION: Readonly<Partial<Record<FindingCode, Place>>> = {
  governingDateInvalid: 'general',
  amountNegative: 'collection',
  amountTooLarge: 'collection',
  reasonMissing: 'decisions',
  decisionUnknownClaim: 'decisions',
  rankNotEditable: 'decisions',
};

/** Something that is said about the dossier as a whole, unless a place says otherwise. */
export function findingOf(
  { dossier, statements }: Pick<DossierContent, 'dossier' | 'statements'>,
  finding: Pick<DossierFinding, 'code' | 'severity' | 'place'> & Partial<DossierFinding>,
): DossierFinding {
  const nowhere = {
    creditorName: null,
    statementId: null,
    creditorId: null,
    claimId: null,
    assetId: null,
    params: {},
  };
  const statement = statements.find(({ id }) => id === finding.statementId);
  // Only the desk opens what an invited creditor filed.
  const isOnDesk =
    finding.place === 'statements' && statement !== undefined && statement.invitationId !== null;
  const place = isOnDesk ? 'review' : finding.place;
  const claim = statement?.claims.find(({ id }) => id === finding.claimId);
  return {
    fileNumber: dossier.fileNumber,
    ...nowhere,
    ...finding,
    place,
    claim: claim ? claimOf(claim) : null,
  };
}

function claimOf({ claimType, privilegeId, amountDemandedCents }: ClaimRecord): DossierFinding['claim'] {
  return { type: claimType, privilegeId, amountDemanded: eurosFromCents(amountDemandedCents) };
}

/** A finding of validation, with the place where it is mended and the asset that it is about. */
export function fromValidation(content: DossierContent, finding: DomainFinding): DossierFinding {
  const place = OF_DOSSIER[finding.code] ?? (finding.statementId === null ? 'general' : 'statements');
  const claim = claimsOf(content).find(({ id }) => id === finding.claimId);
  return findingOf(content, { ...finding, place, assetId: claim?.assetIds[0] ?? null });
}

/** What only the office can say about who a creditor is. */
export function fromQuestion(content: DossierContent, question: CreditorQuestion): DossierFinding {
  const { creditorId, code, candidateIds } = question;
  const [first] = content.creditors.find(({ id }) => id === creditorId)?.statements ?? [];
  return findingOf(content, {
    code,
    severity: 'error',
    place: 'creditors',
    creditorName: first?.name ?? null,
    statementId: first?.id ?? null,
    creditorId,
    params: { count: candidateIds.length },
  });
}

/** On what the office still has to say that a claim is founded. */
export function fromTitleFault(content: DossierContent, fault: TitleFault): DossierFinding {
  const statement = content.statements.find(({ id }) => id === fault.statementId);
  return findingOf(content, {
    ...fault,
    severity: 'error',
    place: 'statements',
    creditorName: statement === undefined ? null : creditorNameOf(statement),
  });
}

/** A finding of the calculation: about a claim, a cost, a pool or a decision. */
export function fromCalculation(content: DossierContent, finding: Finding): DossierFinding {
  const { code, claimId = null, costId, poolId, rule } = finding;
  const statementId =
    finding.statementId ?? claimsOf(content).find(({ id }) => id === claimId)?.statementId ?? null;
  const statement = content.statements.find(({ id }) => id === statementId);
  const usual = statement === undefined ? 'collection' : 'statements';
  return findingOf(content, {
    code,
    severity: 'error',
    place: costId === undefined ? (OF_CALCULATION[code] ?? usual) : 'collection',
    creditorName: statement === undefined ? null : creditorNameOf(statement),
    statementId,
    claimId: code === 'decisionUnknownClaim' ? null : claimId,
    assetId: content.money.assets.some(({ id }) => id === poolId) ? (poolId ?? null) : null,
    ...(rule !== undefined && { params: { rule } }),
  });
}

function claimsOf({ statements }: DossierContent) {
  return statements.flatMap(({ claims }) => claims);
}
