import type { Invitation } from '@prorata/contract/invitations/invitation';
import { invited } from '@prorata/i18n/nl/invited';
import { expect } from 'vitest';
import { atNight, PHONE } from '../support/browser.ts';
import { inviteCreditor, type Office, openDossier, openOffice } from '../support/office.ts';
import { beginStatement } from './creditor.ts';

/** All that an act of the creditor would change, as the office sees it; what the post reports meanwhile is no such act. */
async function stateOf(office: Office, dossierId: string): Promise<object> {
  const invitations = await office.call<{ items: Invitation[] }>(
    'GET',
    `/api/Dossier/${dossierId}/Invitation`,
  );
  const statements = await office.call<object>('GET', `/api/Dossier/${dossierId}/Statement`);
  return {
    invitations: invitations.items.map(({ lastSendResult: _reported, ...invitation }) => invitation),
    statements,
  };
}

/** What filters of mail do with a link: ask for its head, fetch it, and run it in a browser. */
atNight(
  'a mail scanner that follows every link and runs every script changes nothing',
  async ({ page, openPage }) => {
    const office = await openOffice(page);
    const dossier = await openDossier(office);
    const { code, id } = await inviteCreditor(office, dossier.id);
    const creditor = await openPage(PHONE);
    await creditor.goto(`/invited/${code}/statement`);
    await beginStatement(creditor, 'Schuldeiser', '100');
    const statement = new URL(creditor.url()).pathname;
    const isDelivered = async () => {
      const { items } = await office.call<{ items: { id: string; sendDate: string | null }[] }>(
        'GET',
        `/api/Dossier/${dossier.id}/Invitation`,
      );
      return items.find((one) => one.id === id)?.sendDate ?? null;
    };
    await expect.poll(isDelivered).not.toBeNull();
    const before = await stateOf(office, dossier.id);

    const links = [
      `/invited/${code}`,
      `/invited/${code}/dossier`,
      `/invited/${code}/myStatements`,
      `/invited/${code}/statement`,
      statement,
      ...['data', 'why', 'interest', 'check'].map((step) => `${statement}?step=${step}`),
      `/api/Invited/${code}/dossier`,
      `/api/Invited/${code}/privileges`,
      `/api/Invited/${code}/bailiffsOffices`,
      `/api/Invited/${code}/countries`,
      `/api/invited/${code}/thirdPartyStatement/myStatements`,
      `/api${statement.replace('/statement/', '/thirdPartyStatement/')}`,
    ];
    const scanner = await openPage(PHONE);
    const acts: string[] = [];
    scanner.on('request', (request) => {
      if (request.method() !== 'GET') acts.push(`${request.method()} ${request.url()}`);
    });
    for (const link of links) {
      expect((await scanner.request.head(link)).status(), `HEAD ${link}`).toBe(200);
      expect((await scanner.request.get(link)).status(), `GET ${link}`).toBe(200);
      await scanner.goto(link);
      if (!link.startsWith('/api')) await scanner.waitForLoadState('networkidle');
    }
    await scanner.goto(`/invited/${code}`);
    await scanner.getByRole('heading', { name: invited.dossier.title }).waitFor();
    expect(acts).toEqual([]);
    expect(await stateOf(office, dossier.id)).toEqual(before);
  },
);
