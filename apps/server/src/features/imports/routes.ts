import { importsCalls } from '@prorata/contract/imports/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import {
  discardImport,
  downloadImport,
  listImports,
  MAX_IMPORT_BYTES,
  processImport,
  readImport,
  saveProgress,
} from './imports.ts';
import { takeOver } from './take-over.ts';

export function importsRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(importsCalls.list, async ({ actor, params }) => ({
      items: await listImports(db, actor.user, params.dossierId),
    })),
    route(
      importsCalls.process,
      ({ action, params, file }) => processImport(tools, action, params.dossierId, file),
      async () => MAX_IMPORT_BYTES,
    ),
    route(importsCalls.read, ({ actor, params }) => readImport(db, actor.user, params)),
    route(importsCalls.downloadFile, ({ actor, params }) => downloadImport(tools, actor.user, params)),
    route(importsCalls.saveProgress, ({ action, params, body }) => saveProgress(db, action, params, body)),
    route(importsCalls.takeOver, ({ action, params, body }) => takeOver(db, action, params, body)),
    route(importsCalls.discard, ({ action, params, query }) =>
      discardImport(db, action, params, query.version),
    ),
  ];
}
