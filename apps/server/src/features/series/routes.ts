import { seriesCalls } from '@prorata/contract/series/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { readDossier } from '../dossiers/read-dossier.ts';
import { readMaxDocumentBytes } from '../statements/receive-document.ts';
import { openFollowUp } from './open-follow-up.ts';
import { attachPiece, downloadPiece } from './piece.ts';
import { readSeries } from './read-series.ts';

export function seriesRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(seriesCalls.read, ({ actor, params }) => readSeries(db, actor.user, params.dossierId)),
    route(seriesCalls.decideReserves, async ({ action, actor, params, body }) => {
      const given = { kind: 'reserveDecided', ...body } as const;
      return readDossier(tools, actor.user, await openFollowUp(db, action, params.dossierId, given));
    }),
    route(seriesCalls.receiveLater, async ({ action, actor, params, body }) => {
      const given = { kind: 'laterReceipt', ...body } as const;
      return readDossier(tools, actor.user, await openFollowUp(db, action, params.dossierId, given));
    }),
    route(
      seriesCalls.attachPiece,
      async ({ action, actor, params, file }) => {
        await attachPiece(tools, action, params.dossierId, file);
        return readSeries(db, actor.user, params.dossierId);
      },
      () => readMaxDocumentBytes(db),
    ),
    route(seriesCalls.downloadPiece, ({ actor, params }) =>
      downloadPiece(tools, actor.user, params.dossierId),
    ),
  ];
}
