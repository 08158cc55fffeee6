import { invitationsCalls } from '@prorata/contract/invitations/calls';
import { actOf } from '../../http/calls/act.ts';
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
  const { clock } = parts;
  return [
    route(invitationsCalls.list, ({ actor, params, query }) =>
      listInvitations(parts, actor.user, params.dossierId, query),
    ),
    route(invitationsCalls.create, async (input) => ({
      items: await createInvitations(
        parts,
        actOf(input, clock),
        input.params.dossierId,
        input.body.invitations,
      ),
    })),
    route(invitationsCalls.update, (input) =>
      updateInvitation(parts, actOf(input, clock), input.params, input.body),
    ),
    route(invitationsCalls.remove, (input) =>
      removeInvitation(parts, actOf(input, clock), {
        dossierId: input.params.dossierId,
        invitationId: input.query.invitationId,
      }),
    ),
    route(invitationsCalls.readSendingCost, (input) =>
      readSendingCost(parts, actOf(input, clock), input.params.dossierId),
    ),
    route(invitationsCalls.sendUnsent, (input) =>
      sendInvitations(parts, actOf(input, clock), input.params.dossierId, input.body.invitationIds),
    ),
    route(invitationsCalls.listSendResults, ({ actor, params, query }) =>
      listInvitationSendResults(parts, actor.user, params, query),
    ),
  ];
}
