import { searchCalls } from '@prorata/contract/search/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { findAnywhere } from './find-anywhere.ts';

export function searchRoutes(tools: Tools): Route[] {
  return [route(searchCalls.find, ({ actor, query }) => findAnywhere(tools, actor.user, query))];
}
