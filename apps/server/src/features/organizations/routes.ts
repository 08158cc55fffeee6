import { readFile } from 'node:fs/promises';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { MAX_LOGO_BYTES } from '@prorata/contract/organizations/logo';
import { presentPage } from '../../database/read-page.ts';
import { actOf } from '../../http/calls/act.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { validateOrganization } from '../users/validate-organization.ts';
import { acceptLicence } from './accept-licence.ts';
import { createOrganization } from './create-organization.ts';
import { createStandardInvitation } from './create-standard-invitation.ts';
import { listBailiffsOffices } from './list-bailiffs-offices.ts';
import { listOrganizations } from './list-organizations.ts';
import { listStandardInvitations } from './list-standard-invitations.ts';
import type { OrganizationsParts } from './parts.ts';
import { findRefusalToRead } from './policy.ts';
import { presentOrganizationRow, presentStandardInvitation } from './present.ts';
import { readOrganization } from './read-organization.ts';
import { removeOrganization } from './remove-organization.ts';
import { removeStandardInvitation } from './remove-standard-invitation.ts';
import { updateOrganization } from './update-organization.ts';
import { updateStandardInvitation } from './update-standard-invitation.ts';
import { removeLogo, uploadLogo } from './upload-logo.ts';

export function organizationsRoutes(parts: OrganizationsParts): Route[] {
  return [...detailRoutes(parts), ...logoRoutes(parts), ...standardInvitationRoutes(parts)];
}

function detailRoutes(parts: OrganizationsParts): Route[] {
  const { db, clock } = parts;
  return [
    route(organizationsCalls.list, async ({ query }) =>
      presentPage(await listOrganizations(db, query), presentOrganizationRow),
    ),
    route(organizationsCalls.listBailiffsOffices, ({ query }) => listBailiffsOffices(db, query)),
    route(organizationsCalls.create, async (input) =>
      readOrganization(parts, await createOrganization(db, actOf(input, clock), input.body)),
    ),
    route(organizationsCalls.read, ({ actor, params }) => {
      refuse(findRefusalToRead(actor.user, params.organizationId));
      return readOrganization(parts, params.organizationId);
    }),
    route(organizationsCalls.update, async (input) => {
      await updateOrganization(db, actOf(input, clock), input.params.organizationId, input.body);
      return readOrganization(parts, input.params.organizationId);
    }),
    route(organizationsCalls.remove, (input) =>
      removeOrganization(db, actOf(input, clock), input.params.organizationId),
    ),
    route(organizationsCalls.validate, async (input) => {
      await validateOrganization(parts, actOf(input, clock), input.params.organizationId, input.body);
      return readOrganization(parts, input.params.organizationId);
    }),
    route(organizationsCalls.acceptEula, async (input) => {
      const organizationId = input.actor.user.organization?.id;
      if (organizationId === undefined) throw new ProblemError('not-found');
      await acceptLicence(parts, actOf(input, clock), organizationId, input.body.language);
      return readOrganization(parts, organizationId);
    }),
  ];
}

function logoRoutes(parts: OrganizationsParts): Route[] {
  return [
    route(
      organizationsCalls.uploadLogo,
      async (input) => {
        const { organizationId } = input.params;
        await uploadLogo(parts, actOf(input, parts.clock), organizationId, await readFile(input.file.path));
        return readOrganization(parts, organizationId);
      },
      MAX_LOGO_BYTES,
    ),
    route(organizationsCalls.removeLogo, (input) =>
      removeLogo(parts, actOf(input, parts.clock), input.params.organizationId),
    ),
  ];
}

function standardInvitationRoutes({ db, clock }: OrganizationsParts): Route[] {
  return [
    route(organizationsCalls.listStandardInvitations, async ({ actor, params, query }) =>
      presentPage(
        await listStandardInvitations(db, actor.user, params.organizationId, query),
        presentStandardInvitation,
      ),
    ),
    route(organizationsCalls.createStandardInvitation, (input) =>
      createStandardInvitation(db, actOf(input, clock), input.params.organizationId, input.body),
    ),
    route(organizationsCalls.updateStandardInvitation, (input) =>
      updateStandardInvitation(db, actOf(input, clock), input.params, input.body),
    ),
    route(organizationsCalls.removeStandardInvitation, (input) =>
      removeStandardInvitation(db, actOf(input, clock), input.params),
    ),
  ];
}
