import { guideCalls } from '@prorata/contract/guide/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { endGuide } from './end-guide.ts';
import { openPractice } from './open-practice.ts';
import { readGuide } from './read-guide.ts';
import { startGuide } from './start-guide.ts';

export function guideRoutes(tools: Tools): Route[] {
  return [
    route(guideCalls.read, ({ actor }) => readGuide(tools, actor.user)),
    route(guideCalls.practise, async ({ action, actor }) => {
      await openPractice(tools, action);
      return readGuide(tools, actor.user);
    }),
    route(guideCalls.start, async ({ action, actor, body }) => {
      await startGuide(tools.db, action, body);
      return readGuide(tools, actor.user);
    }),
    route(guideCalls.end, async ({ action, actor }) => {
      await endGuide(tools.db, action);
      return readGuide(tools, actor.user);
    }),
  ];
}
