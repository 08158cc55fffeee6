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
import type { Agenda, Place } from './agenda.ts';
import { nameOf } from './play-invitations.ts';
import { statementFieldsOf } from './play-statements.ts';
import type { IdsByName, Story } from './story.ts';
import { withPaper } from './with-paper.ts';

/** Enters the statements of which the office has the papers, and looks at them later. */
export function enterStatements(
  { moment }: Story,
  agenda: Agenda,
  { entered = [], openedBy }: DemoDossier,
  { dossierId, assetIds, statementIds }: Place,
): void {
  for (const one of entered) {
    const at = moment(one.statement.filedAt);
    agenda.add(at, async (story) => {
      const action = await story.actionOf(openedBy, at);
      const dossier = await lockDossierForChange(story.trx, action.actor, dossierId);
      const place = await enterStatement(story, action, { dossier, assetIds }, one);
      statementIds.set(nameOf(one.creditor), place.statement.id);
      const { reviewedAt } = one.statement;
      if (reviewedAt === undefined) return;
      const validatedAt = moment(reviewedAt);
      agenda.add(validatedAt, async (then) => {
        const mark = { validatedAt, validatedBy: action.actor.id };
        const fields = fieldsOf(then, one);
        const reviewed = await changeStatement(then.trx, { ...action, at: validatedAt }, place, fields, mark);
        await refuseIncomplete(then.trx, reviewed);
      });
    });
  }
}

/** As who takes over a list does: by the acts of which entering by hand is made, under one lock. */
async function enterStatement(
  story: Story,
  action: UserAction,
  { dossier, assetIds }: { readonly dossier: DossierRecord; readonly assetIds: IdsByName },
  { creditor, statement: told }: DemoEntered,
) {
  const { trx } = story;
  const author = { createdBy: action.actor.id, invitationId: null, invitedCreditorId: null };
  const fields = fieldsOf(story, { creditor, statement: told });
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
  return place;
}

function fieldsOf(story: Story, { creditor, statement }: DemoEntered) {
  return noticedStatementSchema.parse({
    ...statementFieldsOf(story, creditor, statement),
    totalAmountClaimed: eurosFromCents(statement.totalCents),
    isReserved: statement.isReserved ?? false,
  });
}
