import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { DossierRow } from '@prorata/contract/dossiers/dossier-row';
import { sharesSchema } from '@prorata/contract/dossiers/estates';
import type { ExecutionCost, SoldAsset } from '@prorata/contract/dossiers/sold-asset';
import type { Stop } from '@prorata/contract/dossiers/stop';
import { type DossierTerm, findNextTerm, listDossierTerms } from '@prorata/domain/dossier-terms';
import { canDeleteDossier, decideDossierMove } from '@prorata/domain/dossier-workflow';
import { type HoldFacts, holdsOf } from '@prorata/domain/holds';
import { brusselsDate } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import { maskNationalNumber } from '@prorata/domain/national-number';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { refusalOf } from '../../http/authentication/refusal-of.ts';
import { coDefendantsOf, defendantNameOf, listDefendantNames } from '../parties/defendant-names.ts';
import { fieldsOf } from './dossier-fields.ts';
import type { DossierRecord } from './find-dossier.ts';
import { isReadOnlyFor } from './find-dossier.ts';
import type { ListedDossier } from './list-dossiers.ts';
import type { ExternalProvider } from './provider-invitation.ts';
import type { DossierSurroundings } from './queries.ts';
import type { DossierMoney } from './read-money.ts';

/** A dossier with all that its page shows. */
export interface PresentableDossier extends DossierRecord, DossierSurroundings {
  readonly deputyFirstName: string | null;
  readonly deputyLastName: string | null;
}

export function presentDossier(
  user: ActingUser,
  stored: PresentableDossier,
  { money, stops }: { readonly money: DossierMoney; readonly stops: Stop[] },
  provider: ExternalProvider | undefined,
): Dossier {
  return {
    id: stored.id,
    version: stored.version,
    fileNumber: stored.fileNumber,
    ...fieldsOf(stored),
    responsibleBailiff: responsibleOf(stored),
    deputyBailiff: personOf(stored.deputyBailiffId, stored.deputyFirstName, stored.deputyLastName),
    status: stored.status,
    statusChangedAt: stored.statusChangedAt.toISOString(),
    isClosed: stored.closedAt !== null,
    erasedAt: stored.erasedAt?.toISOString() ?? null,
    isReadOnly: isReadOnlyFor(user, stored),
    cancelReason: stored.cancelReason,
    balanceToDistribute: eurosOf(stored.balanceToDistributeCents),
    soldAssets: money.assets.map(presentAsset),
    executionCosts: money.executionCosts.map(presentExecutionCost),
    explanation: stored.explanation,
    stops,
    holds: holdsOf(stored),
    payoutStep: stored.payoutStep,
    isBeforeJudge: stored.isBeforeJudge,
    follows: stored.follows,
    terms: termsOf(stored),
    counts: countsOf(stored),
    externalProvider: provider?.name ?? null,
    externalProviderUrl: provider?.url ?? null,
    ...possibilitiesOf(user, stored),
    createdAt: stored.createdAt.toISOString(),
    createdBy: creatorOf(stored),
    updatedAt: stored.updatedAt.toISOString(),
  };
}

export function presentDossierRow(user: ActingUser, stored: ListedDossier): DossierRow {
  const next = findNextTerm(termsOf(stored));
  return {
    id: stored.id,
    version: stored.version,
    fileNumber: stored.fileNumber,
    defendantName: defendantNameOf(stored) || null,
    // Of several the names stand together, and none of them with its form.
    corporateForm: coDefendantsOf(stored).length > 0 ? null : stored.defendantCorporateForm,
    nationalNumber: stored.defendantNationalNumber && maskNationalNumber(stored.defendantNationalNumber),
    kboNumber: stored.defendantEnterpriseNumber,
    responsibleBailiff: responsibleOf(stored),
    transactionKind: [...stored.transactionKinds],
    status: stored.status,
    statusChangedAt: stored.statusChangedAt.toISOString(),
    balanceToDistribute: eurosOf(stored.balanceToDistributeCents),
    counts: countsOf(stored),
    holds: holdsOf(stored),
    follows: stored.follows,
    isStopped: stored.stopped,
    stoppedDefendants: stoppedDefendantsOf(stored),
    nextTerm: next?.term ?? null,
    nextTermDueOn: next?.dueOn ?? null,
    dossierReference: stored.reference,
    repertoryNumber: stored.repertoryNumber,
    handler: personOf(stored.handlerId, stored.handlerFirstName, stored.handlerLastName),
    erasedAt: stored.erasedAt?.toISOString() ?? null,
    ...possibilitiesOf(user, stored),
    createdAt: stored.createdAt.toISOString(),
    createdBy: creatorOf(stored),
  };
}

/** Nobody is named where it concerns them all. */
function stoppedDefendantsOf(stored: ListedDossier): string[] {
  const defendants = listDefendantNames(stored);
  const stopped = defendants.filter(({ id }) => stored.stoppedDefendantIds.includes(id));
  return stopped.length < defendants.length ? stopped.map(({ name }) => name) : [];
}

export function presentAsset(asset: DossierMoney['assets'][number]): SoldAsset {
  const { id, version, name, description, collectedAmountCents, transactionKind, poolKind, inLetPremises } =
    asset;
  return {
    ...{ id, version, name, description, transactionKind, poolKind, inLetPremises },
    collectedAmount: eurosFromCents(collectedAmountCents),
    shares: sharesSchema.parse(asset.shares),
  };
}

export function presentExecutionCost(cost: DossierMoney['executionCosts'][number]): ExecutionCost {
  const { id, description, incurredOn: date, amountCents, assetIds, creditorId, tariffArticle } = cost;
  const assetId = assetIds.length === 1 ? (assetIds[0] ?? null) : null;
  const amount = eurosFromCents(amountCents);
  return { id, description, date, amount, assetIds: [...assetIds], assetId, creditorId, tariffArticle };
}

type TermFacts = Pick<
  DossierSurroundings,
  'invitedByMailOn' | 'invitedByLetterOn' | 'invitedQualifiedOn' | 'presentedOn' | 'reportSentOn'
> &
  Pick<
    DossierRecord,
    'status' | 'provisionedAt' | 'transactionKinds' | 'saleDate' | 'seizureDate' | 'contestationEndsOn'
  >;

export function termsOf(stored: TermFacts): DossierTerm[] {
  const provisionedOn = stored.provisionedAt && brusselsDate(stored.provisionedAt);
  return listDossierTerms({ ...stored, provisionedOn });
}

function countsOf(stored: DossierSurroundings): Dossier['counts'] {
  const { statements, statementsToReview, invitations, unsentInvitations } = stored;
  const { failedDeliveries, reportsUnderway, signedReports, addresseesToSettle, closingTasks } = stored;
  const { linesToPayAgain, looseDocuments, answeredInvitations, runsDue, receiptQuestions } = stored;
  const { statementsToShare, resultsToSign } = stored;
  return {
    ...{ statements, statementsToReview, invitations, unsentInvitations },
    ...{ failedDeliveries, reportsUnderway, signedReports, addresseesToSettle, closingTasks },
    ...{ linesToPayAgain, looseDocuments, answeredInvitations, runsDue, receiptQuestions },
    ...{ statementsToShare, resultsToSign },
  };
}

/** What the workflow allows, to a person who may write. */
function possibilitiesOf(
  user: ActingUser,
  stored: HoldFacts & { readonly status: DossierStatus; readonly isAnythingSent: boolean },
) {
  const { status, isAnythingSent } = stored;
  const canWrite = refusalOf(user, 'writeDossiers') === undefined;
  return {
    canDelete: canWrite && canDeleteDossier(status, isAnythingSent),
    canCancel: canWrite && decideDossierMove(status, 'cancel').isAllowed,
    canMarkAsPaid:
      canWrite && holdsOf(stored).length === 0 && decideDossierMove(status, 'markAsPaid').isAllowed,
  };
}

function responsibleOf(stored: DossierSurroundings & Pick<DossierRecord, 'responsibleBailiffId'>) {
  return personOf(stored.responsibleBailiffId, stored.responsibleFirstName, stored.responsibleLastName);
}

function creatorOf(stored: DossierSurroundings & Pick<DossierRecord, 'createdBy'>) {
  const { createdBy: id, creatorFirstName, creatorLastName } = stored;
  return { id, name: creatorFirstName ?? '', surname: creatorLastName ?? '' };
}

function personOf(id: string | null, name: string | null, surname: string | null) {
  return id === null ? null : { id, name: name ?? '', surname: surname ?? '' };
}

function eurosOf(cents: bigint | null): number | null {
  return cents === null ? null : eurosFromCents(cents);
}
