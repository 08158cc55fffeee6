import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { sendAsSeen } from '../delivery/rehearse-sending.ts';
import { getDossier } from './find-dossier.ts';
import { notifyExternalProvider } from './notify-external-provider.ts';
import { makeProviderInvitation } from './provider-invitation.ts';

export function externalProviderRoutes(tools: Tools): Route[] {
  const { db, clock } = tools;
  return [
    route(dossiersCalls.notifyExternalProvider, ({ action, query }) =>
      sendAsSeen(tools, query.seen, (sending) => notifyExternalProvider(sending, action, query.dossierId)),
    ),
    // As it would go out now: looking at it sends and keeps nothing.
    route(dossiersCalls.downloadExternalProviderInvitation, async ({ actor, query }) => {
      const dossier = await getDossier(db, actor.user, query.dossierId);
      const { fileName, pdf } = await makeProviderInvitation(tools, dossier, clock());
      return { name: fileName, mediaType: 'application/pdf', content: pdf };
    }),
  ];
}
