import { trayCalls } from '@prorata/contract/tray/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { readMaxDocumentBytes } from '../statements/receive-document.ts';
import { discardLooseDocument } from './discard-loose-document.ts';
import { layDown } from './lay-down.ts';
import { listLooseDocuments, sendLooseDocument } from './list-loose-documents.ts';
import { placeDocuments } from './place-documents.ts';

export function trayRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(trayCalls.list, async ({ actor, params }) => ({
      items: await listLooseDocuments(db, actor.user, params.dossierId),
    })),
    route(
      trayCalls.layDown,
      ({ action, params, upload, file }) => layDown(tools, action, params.dossierId, { ...upload, file }),
      () => readMaxDocumentBytes(db),
    ),
    route(trayCalls.place, ({ action, params, body }) => placeDocuments(db, action, params.dossierId, body)),
    route(trayCalls.download, ({ actor, params }) => sendLooseDocument(tools, actor.user, params)),
    route(trayCalls.discard, ({ action, params }) => discardLooseDocument(db, action, params)),
  ];
}
