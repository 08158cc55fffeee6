import type { DemoDossier, DemoInvitation } from '@prorata/demo/dossiers';
import { addDays } from '@prorata/domain/iso-date';
import { newId } from '../database/new-id.ts';
import { recordEvent } from '../events/record-event.ts';
import type { DossierRecord } from '../features/dossiers/find-dossier.ts';
import { moveDossier } from '../features/dossiers/move-dossier.ts';
import { closeInvitation, moveOnWhenAllClosed } from '../features/invitations/close-invitation.ts';
import type { InvitationRecord } from '../features/invitations/find-invitation.ts';
import { type Action, actionOfSystem } from '../http/action.ts';
import { actionOfCreditor, actionOfPerson, type DemoContext, idOf, nameOf } from './demo-context.ts';
import { insertDelivery } from './insert-delivery.ts';
import type { AssetIds } from './insert-money.ts';
import { insertStatement, reviewStatement } from './insert-statement.ts';

/** Creditors have some weeks more than the law gives them, so that the demonstration does not end too soon. */
const VALID_DAYS = 42;

interface Answer {
  readonly demo: DemoInvitation;
  readonly invitation: InvitationRecord;
  readonly statementId: string | undefined;
}

/** Invites the creditors, lets them answer, and gives the dossier as that leaves it. */
export async function insertInvitations(
  stage: DemoContext,
  demo: DemoDossier,
  dossier: DossierRecord,
  assetIds: AssetIds,
): Promise<DossierRecord> {
  const answers: Answer[] = [];
  let current = dossier;
  for (const one of demo.invitations) {
    const invitation = await insertInvitation(stage, demo, dossier, one);
    if (one.sentAt !== undefined && current.status === 'Created') {
      const deed = actionOfPerson(stage, demo.openedBy, stage.clock.moment(one.sentAt));
      current = await moveDossier(stage.trx, deed, current, { event: 'sendInvitations' });
    }
    const statementId =
      one.statement && (await insertStatement(stage, dossier, { invitation, demo: one, assetIds }));
    answers.push({ demo: one, invitation, statementId });
  }
  return closeAnswered(stage, current, answers);
}

async function insertInvitation(
  stage: DemoContext,
  { openedBy }: DemoDossier,
  dossier: DossierRecord,
  demo: DemoInvitation,
): Promise<InvitationRecord> {
  const { creditor, method, sentAt, openedAt } = demo;
  const sent = sentAt === undefined ? null : stage.clock.moment(sentAt);
  const invitation = await stage.trx
    .insertInto('invitations')
    .values({
      id: newId(),
      dossierId: dossier.id,
      status: openedAt !== undefined ? 'Opened' : sent === null ? 'Created' : 'Sent',
      sendMethod: method,
      addressee: nameOf(creditor),
      emails: method === 'Email' ? [creditor.email] : [],
      address: creditor.address,
      sentAt: sent,
      validUntil: sentAt === undefined ? null : stage.clock.day(addDays(sentAt.slice(0, 10), VALID_DAYS)),
      openedAt: openedAt === undefined ? null : stage.clock.moment(openedAt),
      ...stage.surroundings.makeInvitationCode(),
      createdBy: idOf(stage, openedBy),
      createdAt: sent ?? dossier.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const action = actionOfPerson(stage, openedBy, sent ?? dossier.createdAt);
  await recordInvited(stage, action, dossier, invitation);
  if (sent !== null) await insertDelivery(stage, action, dossier, { demo, invitation });
  return invitation;
}

async function recordInvited(
  { trx }: DemoContext,
  action: Action,
  dossier: DossierRecord,
  { id, addressee, sendMethod, version }: InvitationRecord,
): Promise<void> {
  await recordEvent(trx, action, {
    dossier,
    type: 'invitation.created',
    subjectId: id,
    before: null,
    after: { addressee, sendMethod },
    version,
  });
}

/** Closes, in the order of the story, what is over; the last closing makes the dossier ready. */
async function closeAnswered(
  stage: DemoContext,
  dossier: DossierRecord,
  answers: readonly Answer[],
): Promise<DossierRecord> {
  const closing = answers
    .filter(({ demo }) => demo.closedAt !== undefined)
    .toSorted((one, other) => ((one.demo.closedAt ?? '') < (other.demo.closedAt ?? '') ? -1 : 1));
  for (const { demo, invitation } of closing) {
    const at = stage.clock.moment(demo.closedAt ?? '');
    const closedBy = demo.closedBy ?? 'term';
    const action = closedBy === 'creditor' ? actionOfCreditor(invitation, at) : actionOfSystem(at);
    await closeInvitation(stage.trx, action, dossier, invitation, closedBy);
  }
  const last = closing.at(-1)?.demo.closedAt;
  if (last !== undefined)
    await moveOnWhenAllClosed(stage.trx, actionOfSystem(stage.clock.moment(last)), dossier);
  for (const { demo, statementId } of answers) {
    if (demo.statement && statementId) await reviewStatement(stage, statementId, demo.statement);
  }
  return stage.trx.selectFrom('dossiers').selectAll().where('id', '=', dossier.id).executeTakeFirstOrThrow();
}
