import { createHash } from 'node:crypto';
import type { comingSendingSchema } from '@prorata/contract/previews/preview';
import type * as z from 'zod';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { sendLetters } from '../closings/do-tasks.ts';
import { type ComingDeliveries, type ComingDelivery, rehearseSending } from '../delivery/rehearse-sending.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { notifyExternalProvider } from '../dossiers/notify-external-provider.ts';
import { sendInvitations } from '../invitations/send-invitations.ts';
import { sendIncomeLetter } from '../recurring/letters.ts';
import { sendReport } from '../results/send-report.ts';
import { sendStopLetters } from '../stops/stop-letters.ts';

export type Sending = z.output<typeof comingSendingSchema>;

/** Which preview of which sending. */
export interface Previewed {
  readonly sending: Sending;
  readonly seen: string;
}

/** The last that were looked at, by all who work here: whoever walks through one asks for its pieces one by one. */
const MOST_KEPT = 20;

export interface ComingSendings {
  /** As it would leave now. */
  rehearse(action: UserAction, dossierId: string, sending: Sending): Promise<ComingDeliveries>;
  /**
   * As it was looked at.
   * @throws ProblemError `sending-changed` when that is not what would leave any more.
   */
  get(action: UserAction, dossierId: string, previewed: Previewed): Promise<ComingDeliveries>;
}

export function openComingSendings(tools: Tools): ComingSendings {
  const kept = new Map<string, ComingDeliveries>();
  const nameOf = (userId: string, dossierId: string, { sending, seen }: Previewed) =>
    createHash('sha256')
      .update(JSON.stringify([userId, dossierId, sending, seen]))
      .digest('hex');

  async function rehearse(action: UserAction, dossierId: string, sending: Sending) {
    const coming = await rehearseSending(tools, (rehearsing) =>
      carryOut(rehearsing, action, dossierId, sending),
    );
    kept.set(nameOf(action.actor.id, dossierId, { sending, seen: coming.fingerprint }), coming);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return coming;
  }

  return {
    rehearse,
    async get(action, dossierId, previewed) {
      await getDossier(tools.db, action.actor, dossierId);
      const name = nameOf(action.actor.id, dossierId, previewed);
      const known = kept.get(name);
      if (known !== undefined) {
        // The last used is the last to go.
        kept.delete(name);
        kept.set(name, known);
        return known;
      }
      const coming = await rehearse(action, dossierId, previewed.sending);
      if (coming.fingerprint !== previewed.seen) throw new ProblemError('sending-changed');
      return coming;
    },
  };
}

/** The very act that sends it. A rehearsal is no request that could be repeated, so it claims nothing. */
function carryOut(
  tools: Tools,
  { claim: _, ...rest }: UserAction,
  dossierId: string,
  sending: Sending,
): Promise<unknown> {
  const action: UserAction = rest;
  switch (sending.kind) {
    case 'report':
      return sendReport(tools, action, { dossierId, resultId: sending.resultId }, sending.request);
    case 'invitations':
      return sendInvitations(tools, action, dossierId, sending.request.invitationIds);
    case 'stopLetters':
      return sendStopLetters(tools, action, dossierId, sending.request);
    case 'closingLetters':
      return sendLetters(tools, action, dossierId, sending.request);
    case 'incomeLetter':
      return sendIncomeLetter(tools, action, dossierId, sending.request);
    case 'externalProvider':
      return notifyExternalProvider(tools, action, dossierId);
  }
}

export function getPiece({ deliveries }: ComingDeliveries, number: number): ComingDelivery {
  const piece = deliveries[number];
  if (piece === undefined) throw new ProblemError('not-found');
  return piece;
}
