import { newClaimSchema } from '@prorata/contract/statements/privileged-claim';
import { noticedStatementSchema } from '@prorata/contract/statements/statement';
import type { DemoDossier, DemoEntered } from '@prorata/demo/dossiers';
import { eurosFromCents } from '@prorata/domain/money';
import { type DossierRecord, lockDossierForChange } from '../features/dossiers/find-dossier.ts';
import { withAdmitted } from '../features/statements/claim-fields.ts';
import { receiveDocument } from '../features/statements/receive-document.ts';
import { refuseIncomplete } from '../features/statements/refuse-incomplete.ts';
import { addClaim } from '../features/statements/store-claim.ts';
import { addDocument } from '../features/statements/store-document.ts';
import { addStatement, changeStatement } from '../features/statements/store-statement.ts';
import type { UserAction } from '../http/action.ts';
import { nameOf } from './play-invitations.ts';
import type { IdsByName, Story } from './story.ts';
import { withPaper } from './with-paper.ts';

interface Place {
  readonly dossierId: string;
  readonly assetIds: IdsByName;
}

/** Enters the statements of which the office has the papers; gives them by the creditor's name. */
export async function enterStatements(
  story: Story,
  { entered = [], openedBy }: DemoDossier,
  { dossierId, assetIds }: Place,
): Promise<IdsByName> {
  const ids = new Map<string, string>();
  if (entered.length === 0) return ids;
  const { actor } = await story.actionOf(openedBy, story.now);
  const dossier = await lockDossierForChange(story.trx, actor, dossierId);
  for (const one of entered) {
    const action = { actor, requestId: null, at: story.moment(one.statement.filedAt) };
    ids.set(nameOf(one.creditor), await enterStatement(story, action, { dossier, assetIds }, one));
  }
  return ids;
}

/** As who takes over a list does: by the acts of which entering by hand is made, under one lock. */
async function enterStatement(
  story: Story,
  action: UserAction,
  { dossier, assetIds }: { readonly dossier: DossierRecord; readonly assetIds: IdsByName },
  { creditor, statement: told }: DemoEntered,
): Promise<string> {
  const { trx } = story;
  const author = { createdBy: action.actor.id, invitationId: null, invitedCreditorId: null };
  const fields = noticedStatementSchema.parse(fieldsOf(story, { creditor, statement: told }));
  const statement = await addStatement(trx, action, { dossier, author }, fields);
  const place = { dossier, statement };
  const tools = story.toolsAt(action.at);
  const documentIds: string[] = [];
  for (const document of told.documents) {
    const received = await withPaper(story, document, nameOf(creditor), (file) =>
      receiveDocument(tools, file),
    );
    const added = await addDocument(trx, action, place, { documentType: document.type, received });
    documentIds.push(added.id);
  }
  for (const { type, privilegeId, amountCents, filedCents, rejection, assets = [], since } of told.claims) {
    const claim = newClaimSchema.parse({
      ...{ type, privilegeId, documentId: documentIds[0] },
      amountDemanded: eurosFromCents(amountCents),
      ...(filedCents && { amountDeclared: eurosFromCents(filedCents) }),
      ...(rejection && { rejectionReason: 'noProof', rejectionNote: rejection }),
      assetIds: assets.map((name) => assetIds.get(name) ?? ''),
      since: since && story.day(since),
    });
    await addClaim(trx, action, place, withAdmitted(claim));
  }
  if (told.reviewedAt === undefined) return statement.id;
  const validatedAt = story.moment(told.reviewedAt);
  const mark = { validatedAt, validatedBy: action.actor.id };
  const reviewed = await changeStatement(trx, { ...action, at: validatedAt }, place, fields, mark);
  await refuseIncomplete(trx, reviewed);
  return statement.id;
}

function fieldsOf(story: Story, { creditor, statement }: DemoEntered) {
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
    totalAmountClaimed: eurosFromCents(statement.totalCents),
    isReserved: statement.isReserved ?? false,
    declarant: statement.declarant,
    paymentaccount: statement.account,
    paymentreference: statement.reference,
    primaryEmail: creditor.email,
    sendOption: statement.sendOption,
    titles: statement.titles.map(story.title),
  };
}
