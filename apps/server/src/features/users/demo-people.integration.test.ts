import { meSchema } from '@prorata/contract/users/user';
import { DEMO_PEOPLE } from '@prorata/demo/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.loadDemoPeople();
});
afterAll(() => server.close());

describe('a person of the demonstration', () => {
  it.each(DEMO_PEOPLE)('$subject, $state, sees who they are and how far they have come', async (person) => {
    const response = await server.call(person.subject, { url: '/api/User/me' });
    const me = meSchema.parse(response.json());
    const { organization } = me;
    expect({
      isOnboarded: me.isOnboarded,
      isPending: me.isPending,
      isOrganizationComplete: organization?.isComplete ?? false,
      isLicensed: Boolean(organization?.eulaAcceptedAt),
    }).toMatchObject(
      {
        new: { isOnboarded: false },
        pending: { isOnboarded: true, isPending: true },
        disapproved: { isOnboarded: true, isPending: false },
        organizationIncomplete: { isOnboarded: true, isPending: false, isOrganizationComplete: false },
        licenceNotAccepted: {
          isOnboarded: true,
          isPending: false,
          isOrganizationComplete: true,
          isLicensed: false,
        },
        full: { isOnboarded: true, isPending: false, isOrganizationComplete: true, isLicensed: true },
      }[person.state],
    );
    if (person.state !== 'full') expect(me.canReadDossiers).toBe(false);
    if (person.state === 'full' && person.permissions.canReadDistributions)
      expect(me.canReadDossiers).toBe(true);
  });
});
