import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { invitationsCalls } from '@prorata/contract/invitations/calls';
import { actOf } from '../../http/calls/act.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { readDossier } from '../dossiers/read-dossier.ts';
import { createInvitations } from './create-invitations.ts';
import { cancelDossier, moveToProvisioned } from './end-collection.ts';
import { listInvitationSendResults } from './list-invitation-send-results.ts';
import { listInvitations } from './list-invitations.ts';
import { readSendingCost } from './read-sending-cost.ts';
import { removeInvitation } from './remove-invitation.ts';
import { sendInvitations } from './send-invitations.ts';
import { updateInvitation } from './update-invitation.ts';

export function invitationsRoutes(tools: Tools): Route[] {
  const { db, clock } = tools;
  return [
    route(invitationsCalls.list, ({ actor, params, query }) =>
      listInvitations(tools, actor.user, params.dossierId, query),
    ),
    route(invitationsCalls.create, async (input) => ({
      items: await createInvitations(
        tools,
        actOf(input, clock),
        input.params.dossierId,
        input.body.invitations,
      ),
    })),
    route(invitationsCalls.update, (input) =>
      updateInvitation(tools, actOf(input, clock), input.params, input.body),
    ),
    route(invitationsCalls.remove, (input) =>
      removeInvitation(tools, actOf(input, clock), {
        dossierId: input.params.dossierId,
        invitationId: input.query.invitationId,
      }),
    ),
    route(invitationsCalls.readSendingCost, (input) =>
      readSendingCost(tools, actOf(input, clock), input.params.dossierId),
    ),
    route(invitationsCalls.sendUnsent, (input) =>
      sendInvitations(tools, actOf(input, clock), input.params.dossierId, input.body.invitationIds),
    ),
    route(dossiersCalls.cancel, async (input) => {
      await cancelDossier(db, actOf(input, clock), input.params.dossierId, input.body.reason);
      return readDossier(tools, input.actor.user, input.params.dossierId);
    }),
    route(dossiersCalls.moveToProvisioned, async (input) => {
      await moveToProvisioned(db, actOf(input, clock), input.query.dossierId);
      return readDossier(tools, input.actor.user, input.query.dossierId);
    }),
    route(invitationsCalls.listSendResults, ({ actor, params, query }) =>
      listInvitationSendResults(tools, actor.user, params, query),
    ),
  ];
}
