import { invitationsCalls } from '@prorata/contract/invitations/calls';
import { type Route, route } from '../../http/calls/route.ts';
import { createInvitations } from './create-invitations.ts';
import { listInvitationSendResults } from './list-invitation-send-results.ts';
import { listInvitations } from './list-invitations.ts';
import type { InvitationsParts } from './parts.ts';
import { readSendingCost } from './read-sending-cost.ts';
import { removeInvitation } from './remove-invitation.ts';
import { sendInvitations } from './send-invitations.ts';
import { updateInvitation } from './update-invitation.ts';

export function invitationsRoutes(parts: InvitationsParts): Route[] {
  return [
    route(invitationsCalls.list, ({ actor, params, query }) =>
      listInvitations(parts, actor.user, params.dossierId, query),
    ),
    route(invitationsCalls.create, async ({ action, params, body }) => ({
      items: await createInvitations(parts, action, params.dossierId, body.invitations),
    })),
    route(invitationsCalls.update, ({ action, params, body }) =>
      updateInvitation(parts, action, params, body),
    ),
    route(invitationsCalls.remove, ({ action, params, query }) =>
      removeInvitation(parts, action, {
        dossierId: params.dossierId,
        invitationId: query.invitationId,
      }),
    ),
    route(invitationsCalls.readSendingCost, ({ action, params }) =>
      readSendingCost(parts, action, params.dossierId),
    ),
    route(invitationsCalls.sendUnsent, ({ action, params, body }) =>
      sendInvitations(parts, action, params.dossierId, body.invitationIds),
    ),
    route(invitationsCalls.listSendResults, ({ actor, params, query }) =>
      listInvitationSendResults(parts, actor.user, params, query),
    ),
  ];
}
