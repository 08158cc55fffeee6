import type { AnswerOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { brusselsDate } from '@prorata/domain/iso-date';
import { insertFile } from '../../database/insert-file.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { deedOfUser } from '../../events/dossier-deed.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { Act } from '../../http/calls/act.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { ExternalProviderParts } from './external-provider-parts.ts';
import { type DossierRecord, getDossier, lockDossierForChange } from './find-dossier.ts';
import { makeProviderInvitation, type ProviderInvitation } from './provider-invitation.ts';

/**
 * Mails the invitation of a dossier to the external provider. The paper is made before the dossier is held, for that
 * takes a while; should somebody change the dossier meanwhile, nothing goes out.
 */
export async function notifyExternalProvider(
  parts: ExternalProviderParts,
  act: Act,
  dossierId: string,
): Promise<AnswerOf<typeof dossiersCalls.notifyExternalProvider>> {
  const shown = await getDossier(parts.db, act.actor, dossierId);
  const invitation = await makeProviderInvitation(parts, shown, act.at);
  const stored = await parts.storage.store(invitation.pdf);
  await inTransaction(parts.db, async (trx) => {
    const dossier = await lockDossierForChange(trx, act.actor, dossierId);
    await refuseStale(trx, dossier, shown.version);
    await refuseWithoutPrice(parts, trx, act, dossier);
    const fileId = await insertFile(trx, { ...stored, mediaType: 'application/pdf' });
    const occasion = `invitation of dossier ${dossierId} with ${stored.sha256}`;
    await mailInvitation(parts, trx, act, { dossier, invitation, fileId, occasion });
  });
  return { accepted: 1, requestedAt: act.at.toISOString() };
}

/** What was sent is charged when the mail server takes it; without a price it could never be. */
async function refuseWithoutPrice(
  { findPlatformPrice }: ExternalProviderParts,
  trx: Transaction,
  { at }: Act,
  { organizationId }: DossierRecord,
): Promise<void> {
  const type = 'emailPort';
  if ((await findPlatformPrice(trx, { type, organizationId, at })) !== undefined) return;
  throw new ProblemError('no-price-in-force', { params: { event: type, date: brusselsDate(at) } });
}

interface ToMail {
  readonly dossier: DossierRecord;
  readonly invitation: ProviderInvitation;
  readonly fileId: string;
  readonly occasion: string;
}

/** The same paper goes to the same address once: a second click is told so, and leaves nothing behind. */
async function mailInvitation(
  { requestDelivery }: ExternalProviderParts,
  trx: Transaction,
  act: Act,
  { dossier, invitation, fileId, occasion }: ToMail,
): Promise<void> {
  const { provider, language, values, fileName } = invitation;
  const earlier = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('dossierId', '=', dossier.id)
    .where('purpose', '=', 'external-provider')
    .execute();
  const deliveryId = await requestDelivery(trx, deedOfUser(act), {
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
