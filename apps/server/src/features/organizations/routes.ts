import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { MAX_LOGO_BYTES } from '@prorata/contract/organizations/logo';
import { presentPage } from '../../database/read-page.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { ProblemError, refuse } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { acceptLicence } from './accept-licence.ts';
import { createOrganization } from './create-organization.ts';
import { listBailiffsOffices } from './list-bailiffs-offices.ts';
import { listOrganizations } from './list-organizations.ts';
import { listOfficeTexts, listSavedOfficeTexts, updateOfficeText } from './office-texts.ts';
import { findRefusalToRead } from './policy.ts';
import { presentOrganizationRow, presentStandardInvitation } from './present.ts';
import { readOrganization } from './read-organization.ts';
import { removeOrganization } from './remove-organization.ts';
import {
  createStandardInvitation,
  listStandardInvitations,
  removeStandardInvitation,
  updateStandardInvitation,
} from './standard-invitations.ts';
import { updateOrganization } from './update-organization.ts';
import { removeLogo, uploadLogo } from './upload-logo.ts';
import { verifyNumber } from './verify-number.ts';

export function organizationsRoutes(tools: Tools): Route[] {
  return [
    ...detailRoutes(tools),
    ...logoRoutes(tools),
    ...standardInvitationRoutes(tools),
    ...officeTextRoutes(tools),
  ];
}

function detailRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(organizationsCalls.list, async ({ query }) =>
      presentPage(await listOrganizations(db, query), presentOrganizationRow),
    ),
    route(organizationsCalls.listBailiffsOffices, ({ query }) => listBailiffsOffices(db, query)),
    route(organizationsCalls.create, async ({ action, body }) =>
      readOrganization(tools, await createOrganization(db, action, body)),
    ),
    route(organizationsCalls.read, ({ actor, params }) => {
      refuse(findRefusalToRead(actor.user, params.organizationId));
      return readOrganization(tools, params.organizationId);
    }),
    route(organizationsCalls.update, async ({ action, params, body }) => {
      await updateOrganization(db, action, params.organizationId, body);
      return readOrganization(tools, params.organizationId);
    }),
    route(organizationsCalls.verifyNumber, async ({ action, params, body }) => {
      await verifyNumber(db, action, params.organizationId, body);
      return readOrganization(tools, params.organizationId);
    }),
    route(organizationsCalls.remove, ({ action, params, query }) =>
      removeOrganization(db, action, params.organizationId, query.version),
    ),
    route(organizationsCalls.acceptEula, async ({ action, actor, body }) => {
      const organizationId = actor.user.organization?.id;
      if (organizationId === undefined) throw new ProblemError('not-found');
      await acceptLicence(tools, action, organizationId, body.language);
      return readOrganization(tools, organizationId);
    }),
  ];
}

function logoRoutes(tools: Tools): Route[] {
  return [
    route(
      organizationsCalls.uploadLogo,
      async ({ action, params: { organizationId }, file }) => {
        await uploadLogo(tools, action, organizationId, file);
        return readOrganization(tools, organizationId);
      },
      MAX_LOGO_BYTES,
    ),
    route(organizationsCalls.removeLogo, ({ action, params, query }) =>
      removeLogo(tools, action, params.organizationId, query.version),
    ),
  ];
}

function standardInvitationRoutes({ db }: Tools): Route[] {
  return [
    route(organizationsCalls.listStandardInvitations, async ({ actor, params, query }) =>
      presentPage(
        await listStandardInvitations(db, actor.user, params.organizationId, query),
        presentStandardInvitation,
      ),
    ),
    route(organizationsCalls.createStandardInvitation, ({ action, params, body }) =>
      createStandardInvitation(db, action, params.organizationId, body),
    ),
    route(organizationsCalls.updateStandardInvitation, ({ action, params, body }) =>
      updateStandardInvitation(db, action, params, body),
    ),
    route(organizationsCalls.removeStandardInvitation, ({ action, params, query }) =>
      removeStandardInvitation(db, action, params, query.version),
    ),
  ];
}

function officeTextRoutes({ db }: Tools): Route[] {
  return [
    route(organizationsCalls.listOfficeTexts, async ({ actor, params }) => ({
      items: await listOfficeTexts(db, actor.user, params.organizationId),
    })),
    route(organizationsCalls.updateOfficeText, ({ action, params, body }) =>
      updateOfficeText(db, action, params, body),
    ),
    route(organizationsCalls.listSavedOfficeTexts, async ({ actor, params }) => ({
      items: await listSavedOfficeTexts(db, actor.user, params),
    })),
  ];
}
