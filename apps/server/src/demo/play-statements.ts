import { newInvitedStatementSchema } from '@prorata/contract/invitations/invited-statement';
import { newInvitedClaimSchema } from '@prorata/contract/statements/privileged-claim';
import {
  statementReviewSchema,
  type ThirdPartyClaim,
} from '@prorata/contract/statements/third-party-statement';
import type { DemoCreditor, DemoDossier, DemoStatement } from '@prorata/demo/dossiers';
import { eurosFromCents } from '@prorata/domain/money';
import { closeOwnInvitation } from '../features/invitations/creditor/close.ts';
import { addOwnClaim } from '../features/invitations/creditor/file-claim.ts';
import { uploadOwnDocument } from '../features/invitations/creditor/file-document.ts';
import { beginStatement } from '../features/invitations/creditor/file-statement.ts';
import { closePastInvitations } from '../features/invitations/start-invitations.ts';
import { decideReview } from '../features/statements/decide-review.ts';
import { readThirdPartyStatement } from '../features/statements/review-statement.ts';
import type { CreditorAction, UserAction } from '../http/action.ts';
import { actionOfSystem } from '../http/action.ts';
import type { Agenda, Place } from './agenda.ts';
import { emptyOutbox, nameOf } from './play-invitations.ts';
import type { Story } from './story.ts';
import { withPaper } from './with-paper.ts';

/** Lets those who answer file and close. */
export function fileStatements(
  { moment }: Story,
  agenda: Agenda,
  { invitations }: DemoDossier,
  { invitationIds, statementIds }: Place,
): void {
  for (const { creditor, statement } of invitations) {
    if (statement === undefined) continue;
    const at = moment(statement.filedAt);
    const name = nameOf(creditor);
    agenda.add(at, async (story) => {
      const actor = { kind: 'creditor', id: invitationIds.get(name) ?? '', name } as const;
      const action = { actor, requestId: null, at };
      statementIds.set(name, await fileStatement(story, action, creditor, statement));
      await closeOwnInvitation(story.toolsAt(at), action);
      await emptyOutbox(story, agenda, at);
    });
  }
}

/** What a statement says besides its amounts, whether its creditor files it or the office enters it. */
export function statementFieldsOf(
  story: Story,
  creditor: DemoCreditor,
  statement: Pick<DemoStatement, 'declarant' | 'account' | 'reference' | 'sendOption' | 'titles'>,
) {
  return {
    creditorType: creditor.type,
    salutation: creditor.salutation,
    firstName: creditor.firstName,
    lastName: creditor.lastName,
    nationalNumber: creditor.nationalNumber,
    corporateName: creditor.name,
    corporateForm: creditor.form,
    kboNumber: creditor.enterpriseNumber,
    creditorAddress: creditor.address,
    declarant: statement.declarant,
    paymentaccount: statement.account,
    paymentreference: statement.reference,
    primaryEmail: creditor.email,
    sendOption: statement.sendOption,
    titles: statement.titles.map(story.title),
  };
}

async function fileStatement(
  story: Story,
  action: CreditorAction,
  creditor: DemoCreditor,
  statement: DemoStatement,
): Promise<string> {
  const input = newInvitedStatementSchema.parse({
    ...statementFieldsOf(story, creditor, statement),
    totalAmountClaimed: eurosFromCents(statement.filedTotalCents ?? statement.totalCents),
  });
  const { id } = await beginStatement(story.trx, action, input);
  const documentIds: string[] = [];
  for (const document of statement.documents) {
    const uploaded = await withPaper(story, document, nameOf(creditor), (file) =>
      uploadOwnDocument(story.toolsAt(action.at), action, id, { documentType: document.type, file }),
    );
    documentIds.push(uploaded.id);
  }
  for (const { type, privilegeId, amountCents, filedCents, assets, since } of statement.claims) {
    const claim = newInvitedClaimSchema.parse({
      ...{ type, privilegeId, assetDescription: assets?.join(', '), documentId: documentIds[0] },
      amountDemanded: eurosFromCents(filedCents ?? amountCents),
      since: since && story.day(since),
      titles: statement.titles.map(story.title),
    });
    await addOwnClaim(story.trx, action, id, claim);
  }
  return id;
}

/** Lets the terms of those who kept silent run out. */
export function closeSilent({ moment }: Story, agenda: Agenda, { invitations }: DemoDossier): void {
  const lapsedAt = invitations.find((invitation) => invitation.lapsedAt)?.lapsedAt;
  if (lapsedAt === undefined) return;
  const at = moment(lapsedAt);
  agenda.add(at, (story) => closePastInvitations(story.toolsAt(at), actionOfSystem(at)));
}

/** What of a claim is decided on: not what follows from it. */
const DECIDED: ReadonlySet<string> = new Set(Object.keys(statementReviewSchema.shape.claims.element.shape));

function decidableOf(claim: ThirdPartyClaim | undefined): object {
  return Object.fromEntries(Object.entries({ ...claim }).filter(([field]) => DECIDED.has(field)));
}

/** What the office made of what was filed: the lots on which it draws, who owes it, other amounts, the mark that it is right. */
export function reviewStatements(
  { moment }: Story,
  agenda: Agenda,
  { invitations, openedBy }: DemoDossier,
  place: Place,
): void {
  for (const { creditor, statement } of invitations) {
    if (statement?.reviewedAt === undefined) continue;
    const at = moment(statement.reviewedAt);
    agenda.add(at, async (story) => {
      const action = await story.actionOf(statement.validatedBy ?? openedBy, at);
      await reviewStatement(story, action, place, { creditor, statement });
    });
  }
}

async function reviewStatement(
  story: Story,
  action: UserAction,
  { dossierId, assetIds, estateIds, statementIds }: Place,
  { creditor, statement }: { readonly creditor: DemoCreditor; readonly statement: DemoStatement },
): Promise<void> {
  const reviewed = { dossierId, tpStatementId: statementIds.get(nameOf(creditor)) ?? '' };
  const { version, privilegedClaims } = await readThirdPartyStatement(story.trx, action.actor, reviewed);
  const filed = privilegedClaims.filter(({ isCalculatedAutomatically }) => !isCalculatedAutomatically);
  const { debtors = [], liability = 'own' } = statement.owedBy ?? {};
  const owedBy = { debtorIds: debtors.map((key) => estateIds.get(key)), liability };
  const decision = statementReviewSchema.parse({
    version,
    ...owedBy,
    totalAmountClaimed: eurosFromCents(statement.totalCents),
    claims: statement.claims.map(({ amountCents, assets = [] }, position) => {
      const lots = assets.map((name) => assetIds.get(name) ?? '');
      return {
        ...decidableOf(filed[position]),
        amountDemanded: eurosFromCents(amountCents),
        assetIds: lots,
        ...owedBy,
      };
    }),
    explanationOfChange: statement.explanation,
    verdict: statement.validatedBy === undefined ? 'undecided' : 'validated',
  });
  await decideReview(story.toolsAt(action.at), action, reviewed, decision);
}
