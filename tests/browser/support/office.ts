import type { Invitation } from '@prorata/contract/invitations/invitation';
import type { DemoPerson } from '@prorata/demo/people';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { personOf, takeUpSession } from './sign-in.ts';

/** A bailiff at the desk: signed in on a page that is still empty, and able to prepare by the API what a test is not about. */
export interface Office {
  readonly page: Page;
  readonly bailiff: DemoPerson;
  call<Answer>(method: string, path: string, body?: object): Promise<Answer>;
}

export const BAILIFF = personOf('demo-joris-dewitte');

export async function openOffice(page: Page, bailiff = BAILIFF): Promise<Office> {
  const token = await takeUpSession(page, bailiff);
  const send = (method: string, path: string, data?: object) =>
    page.request.fetch(path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(data !== undefined && { data }),
    });
  return {
    page,
    bailiff,
    call: async (method, path, body) => {
      const answer = await send(method, path, body);
      expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
      return answer.status() === 204 ? undefined : await answer.json();
    },
  };
}

export interface PreparedDossier {
  readonly id: string;
  readonly fileNumber: string;
}

/** A new dossier of its own for a test, against a defendant whose name nobody else has unless it is given. */
export async function openDossier(
  office: Office,
  companyName = `Meubelatelier ${Date.now()}`,
): Promise<PreparedDossier> {
  const bailiffs = await office.call<{ items: { id: string; surname: string }[] }>(
    'GET',
    '/api/User/bailiffs',
  );
  const bailiff = bailiffs.items.find(({ surname }) => surname === office.bailiff.lastName);
  return office.call<PreparedDossier>('POST', '/api/Dossier', {
    language: 'nl',
    responsibleBailiffId: bailiff?.id,
    defendant: {
      companyName,
      address: { address1: 'Dorpsstraat 1', zipcode: '2800', city: 'Mechelen', country: 'BE' },
    },
    transactionKind: ['sale'],
    saleDate: brusselsDate(new Date()),
  });
}

export const CREDITOR = 'Menuiserie du Hoyoux';

/** An invitation by email that was sent, so that its code opens. */
export async function inviteCreditor(
  office: Office,
  dossierId: string,
  details: Partial<Invitation> = {},
): Promise<Invitation & { readonly code: string }> {
  const address = `/api/Dossier/${dossierId}/Invitation`;
  const { items } = await office.call<{ items: Invitation[] }>('POST', `${address}/create`, {
    invitations: [
      { sendMethod: 'Email', addressee: CREDITOR, email: `hoyoux-${Date.now()}@example.be`, ...details },
    ],
  });
  const [invitation] = items;
  if (invitation === undefined) throw new Error('No invitation was created.');
  await office.call('POST', `${address}/sendUnsentInvitations`, { invitationIds: [invitation.id] });
  const { code } = await office.call<{ code: string }>('POST', `${address}/${invitation.id}/showCode`);
  return { ...invitation, code };
}
