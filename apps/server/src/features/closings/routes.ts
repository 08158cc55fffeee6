import { closingsCalls } from '@prorata/contract/closings/calls';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { sendAsSeen } from '../delivery/rehearse-sending.ts';
import { finishTask, reopenTask, sendLetters } from './do-tasks.ts';
import { makeCertificate } from './make-certificate.ts';
import { readClosing } from './read-closing.ts';

export function closingsRoutes(tools: Tools): Route[] {
  const { db } = tools;
  interface Request {
    readonly actor: { readonly user: ActingUser };
    readonly params: { readonly dossierId: string };
  }
  /** What it has become, for whoever changed it. */
  const afterwards = async (change: Promise<void>, { actor, params }: Request) => {
    await change;
    return readClosing(db, actor.user, params.dossierId);
  };
  return [
    route(closingsCalls.read, ({ actor, params }) => readClosing(db, actor.user, params.dossierId)),
    route(closingsCalls.finishTask, (input) =>
      afterwards(finishTask(db, input.action, input.params, input.body), input),
    ),
    route(closingsCalls.reopenTask, (input) => afterwards(reopenTask(db, input.action, input.params), input)),
    route(closingsCalls.sendLetters, (input) =>
      afterwards(
        sendAsSeen(tools, input.body.seen, (sending) =>
          sendLetters(sending, input.action, input.params.dossierId, input.body),
        ),
        input,
      ),
    ),
    route(closingsCalls.downloadCertificate, ({ actor, params, at }) =>
      makeCertificate(tools, actor.user, params, at),
    ),
  ];
}
