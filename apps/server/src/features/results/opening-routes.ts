import { openingCalls } from '@prorata/contract/results/opening-calls';
import type { Input, Route } from '../../http/calls/route.ts';
import { route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { askLetter } from './ask-letter.ts';
import { listOpenings } from './list-openings.ts';
import { openDraft } from './open-draft.ts';
import type { Visit } from './opening-visit.ts';
import { downloadDraft, readDraft } from './read-draft.ts';
import { readLink } from './read-link.ts';
import { sendOpeningCode } from './send-opening-code.ts';

/** How whoever was sent a link opens the draft, and how the office sees that they did. */
export function openingRoutes(tools: Tools): Route[] {
  return [
    route(openingCalls.readLink, ({ params, at }) => readLink(tools, params.documentViewCode, at)),
    route(openingCalls.sendCode, (input) =>
      sendOpeningCode(tools, visitOf(input), input.params.documentViewCode),
    ),
    route(openingCalls.open, (input) =>
      openDraft(tools, visitOf(input), input.params.documentViewCode, input.body),
    ),
    route(openingCalls.readDraft, ({ params, body, at }) =>
      readDraft(tools, { code: params.documentViewCode, token: body.token, at }),
    ),
    route(openingCalls.download, ({ params, body, at }) =>
      downloadDraft(tools, { code: params.documentViewCode, token: body.token, at }),
    ),
    route(openingCalls.askLetter, (input) => askLetter(tools, visitOf(input), input.params.documentViewCode)),
    route(openingCalls.list, ({ actor, params, query }) => listOpenings(tools.db, actor.user, params, query)),
  ];
}

function visitOf({
  actor,
  at,
  requestId,
  claim,
}: Pick<Input<typeof openingCalls.open>, 'actor' | 'at' | 'requestId' | 'claim'>): Visit {
  return { origin: actor.origin, at, requestId, claim };
}
