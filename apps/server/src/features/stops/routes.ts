import { stopsCalls } from '@prorata/contract/stops/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { sendAsSeen } from '../delivery/rehearse-sending.ts';
import { readStopLetter, readStopLetters, sendStopLetters } from './stop-letters.ts';

export function stopsRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(stopsCalls.listLetters, ({ actor, params }) => readStopLetters(db, actor.user, params.dossierId)),
    route(stopsCalls.readLetter, ({ actor, params }) => readStopLetter(db, actor.user, params)),
    route(stopsCalls.sendLetters, async ({ action, actor, params, body }) => {
      await sendAsSeen(tools, body.seen, (sending) =>
        sendStopLetters(sending, action, params.dossierId, body),
      );
      return readStopLetters(db, actor.user, params.dossierId);
    }),
  ];
}
