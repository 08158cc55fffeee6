import { previewsCalls } from '@prorata/contract/previews/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { getPiece, openComingSendings } from './coming-sendings.ts';
import { downloadAll } from './download-all.ts';
import { mailTrial } from './mail-trial.ts';
import { readMail, readPaper } from './read-papers.ts';
import { readPreview } from './read-preview.ts';

export function previewsRoutes(tools: Tools): Route[] {
  const comings = openComingSendings(tools);
  return [
    route(previewsCalls.read, ({ action, params, body }) =>
      readPreview(tools, comings, action, params.dossierId, body.sending),
    ),
    route(previewsCalls.readPaper, async ({ action, params, body }) =>
      readPaper(tools, getPiece(await comings.get(action, params.dossierId, body), body.number), body),
    ),
    route(previewsCalls.readMail, async ({ action, params, body }) =>
      readMail(tools, getPiece(await comings.get(action, params.dossierId, body), body.number)),
    ),
    route(previewsCalls.downloadAll, async ({ actor, action, params, body }) =>
      downloadAll(tools, actor, await comings.get(action, params.dossierId, body)),
    ),
    route(previewsCalls.mailTrial, async ({ action, params, body }) => {
      const piece = getPiece(await comings.get(action, params.dossierId, body), body.number);
      return mailTrial(tools, action, params.dossierId, piece);
    }),
  ];
}
