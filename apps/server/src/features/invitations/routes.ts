import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { invitationsCalls } from '@prorata/contract/invitations/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { sendAsSeen } from '../delivery/rehearse-sending.ts';
import { readDossier } from '../dossiers/read-dossier.ts';
import { askBalances } from './ask-balances.ts';
import { createInvitations } from './create-invitations.ts';
import { cancelDossier, moveToProvisioned } from './end-collection.ts';
import { listInvitationSendResults, listInvitations } from './list-invitations.ts';
import { readSendingCost } from './read-sending-cost.ts';
import { sendInvitations } from './send-invitations.ts';
import { showCode } from './show-code.ts';
import { removeInvitation, updateInvitation } from './update-invitation.ts';

export function invitationsRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(invitationsCalls.list, ({ actor, params, query }) =>
      listInvitations(tools, actor.user, params.dossierId, query),
    ),
    route(invitationsCalls.create, async ({ action, params, body }) => ({
      items: await createInvitations(tools, action, params.dossierId, body.invitations),
    })),
    route(invitationsCalls.update, ({ action, params, body }) =>
      updateInvitation(tools, action, params, body),
    ),
    route(invitationsCalls.showCode, ({ action, params }) => showCode(tools, action, params)),
    route(invitationsCalls.remove, ({ action, params, query }) =>
      removeInvitation(tools, action, {
        dossierId: params.dossierId,
        ...query,
      }),
    ),
    route(invitationsCalls.readSendingCost, ({ action, params }) =>
      readSendingCost(tools, action, params.dossierId),
    ),
    route(invitationsCalls.sendUnsent, ({ action, params, body }) =>
      sendAsSeen(tools, body.seen, (sending) =>
        sendInvitations(sending, action, params.dossierId, body.invitationIds),
      ),
    ),
    route(invitationsCalls.askBalances, ({ action, params }) => askBalances(tools, action, params.dossierId)),
    route(dossiersCalls.cancel, async ({ action, actor, params, body }) => {
      await cancelDossier(tools, action, params.dossierId, body.reason);
      return readDossier(tools, actor.user, params.dossierId);
    }),
    route(dossiersCalls.moveToProvisioned, async ({ action, actor, query }) => {
      await moveToProvisioned(db, action, query.dossierId);
      return readDossier(tools, actor.user, query.dossierId);
    }),
    route(invitationsCalls.listSendResults, ({ actor, params, query }) =>
      listInvitationSendResults(tools, actor.user, params, query),
    ),
  ];
}
