import type { AnswerOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { insertFile } from '../../database/insert-file.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { refuseWithoutPrice } from '../costs/find-platform-price.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import { type DossierRecord, getDossier, lockDossierForChange } from './find-dossier.ts';
import { makeProviderInvitation, type ProviderInvitation } from './provider-invitation.ts';

/**
 * Mails the invitation of a dossier to the external provider. The paper is made before the dossier is locked, for that
 * takes a while; should somebody change the dossier meanwhile, nothing goes out.
 */
export async function notifyExternalProvider(
  tools: Tools,
  action: UserAction,
  dossierId: string,
): Promise<AnswerOf<typeof dossiersCalls.notifyExternalProvider>> {
  const shown = await getDossier(tools.db, action.actor, dossierId);
  const invitation = await makeProviderInvitation(tools, shown, action.at);
  const stored = await tools.storage.store(invitation.pdf);
  await inTransaction(tools.db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, dossierId);
    await refuseStale(trx, dossier, shown.version);
    await refuseWithoutPrice(trx, ['emailPort'], { organizationId: dossier.organizationId, at: action.at });
    const fileId = await insertFile(trx, { ...stored, mediaType: 'application/pdf' });
    const occasion = `invitation of dossier ${dossierId} with ${stored.sha256}`;
    await mailInvitation(tools, trx, action, { dossier, invitation, fileId, occasion });
  });
  return { accepted: 1, requestedAt: action.at.toISOString() };
}

interface ToMail {
  readonly dossier: DossierRecord;
  readonly invitation: ProviderInvitation;
  readonly fileId: string;
  readonly occasion: string;
}

/** The same paper goes to the same address once: a second click is told so, and leaves nothing behind. */
async function mailInvitation(
  tools: Tools,
  trx: Transaction,
  action: UserAction,
  { dossier, invitation, fileId, occasion }: ToMail,
): Promise<void> {
  const { provider, language, values, fileName } = invitation;
  const earlier = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('dossierId', '=', dossier.id)
    .where('purpose', '=', 'external-provider')
    .execute();
  const deliveryId = await requestDelivery(tools, trx, action, {
    template: 'external-provider-email',
    values,
    dossier,
    language,
    addressee: provider.name,
    email: provider.email,
    enclosures: [{ fileId, name: fileName }],
    occasion,
  });
  if (earlier.some(({ id }) => id === deliveryId)) throw new ProblemError('invitation-already-sent');
}
