import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Clock } from '../../adapters/clock.ts';
import { actOf } from '../../http/calls/act.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { ExternalProviderParts } from './external-provider-parts.ts';
import { getDossier } from './find-dossier.ts';
import { notifyExternalProvider } from './notify-external-provider.ts';
import { makeProviderInvitation } from './provider-invitation.ts';

export function externalProviderRoutes(parts: ExternalProviderParts & { readonly clock: Clock }): Route[] {
  const { db, clock } = parts;
  return [
    route(dossiersCalls.notifyExternalProvider, (input) =>
      notifyExternalProvider(parts, actOf(input, clock), input.query.dossierId),
    ),
    // As it would go out now: looking at it sends and keeps nothing.
    route(dossiersCalls.downloadExternalProviderInvitation, async ({ actor, query }) => {
      const dossier = await getDossier(db, actor.user, query.dossierId);
      const { fileName, pdf } = await makeProviderInvitation(parts, dossier, clock());
      return { name: fileName, mediaType: 'application/pdf', content: pdf };
    }),
  ];
}
