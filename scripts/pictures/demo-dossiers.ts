import { randomUUID } from 'node:crypto';
import type { Language } from '@prorata/domain/vocabulary';
import type { Visitor } from './visitor.ts';

/** The dossier of the demonstration against this defendant; gives its id. */
export async function findDossier(visitor: Visitor, defendant: string): Promise<string> {
  const query = new URLSearchParams({ Search: defendant, ShowPaidDossiers: 'true' });
  const { items } = await visitor.call<{ items: { id: string }[] }>('GET', `/api/Dossier?${query}`);
  const [found] = items;
  if (found === undefined) throw new Error(`The demonstration has no dossier against ${defendant}.`);
  return found.id;
}

/** Invites somebody in a language and tells the code; the mail goes to the stand-in. */
export async function inviteForShow(
  visitor: Visitor,
  dossierId: string,
  language: Language,
): Promise<string> {
  const own = `/api/Dossier/${dossierId}/Invitation`;
  const email = `boekhouding-${randomUUID().slice(0, 4)}@lumio.example`;
  const created = await visitor.call<{ items: { id: string }[] }>('POST', `${own}/create`, {
    invitations: [{ sendMethod: 'Email', addressee: 'Lumio Energie NV', email, language }],
  });
  const id = created.items[0]?.id;
  await visitor.call('POST', `${own}/sendUnsentInvitations`, { invitationIds: [id] });
  return (await visitor.call<{ code: string }>('POST', `${own}/${id}/showCode`)).code;
}
