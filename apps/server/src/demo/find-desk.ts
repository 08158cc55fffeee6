import { setTimeout as wait } from 'node:timers/promises';
import type { SigningService } from '../adapters/signing.ts';
import type { DemoTools } from './story.ts';

const TRIES = 40;
const BETWEEN_MILLISECONDS = 250;

/**
 * The stand-in at which the bailiffs of the demonstration sign, once it serves: it starts together with the server. No real
 * service is asked to sign what is invented; without a stand-in the dossiers wait for their signature.
 */
export async function findDesk({
  settings,
  signing,
  logger,
}: Pick<DemoTools, 'settings' | 'signing' | 'logger'>): Promise<SigningService | undefined> {
  if (signing === undefined || settings.signing === undefined) return undefined;
  const { hostname, origin } = new URL(settings.signing.url);
  if (hostname !== 'localhost') return undefined;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const answer = await fetch(`${origin}/signing/authority.pem`).catch(() => undefined);
    if (answer?.ok) return signing;
    await wait(BETWEEN_MILLISECONDS);
  }
  logger.warn('nobody signs the reports of the demonstration: the stand-in signing desk does not answer');
  return undefined;
}
