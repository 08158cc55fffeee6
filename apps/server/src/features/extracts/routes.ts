import { extractsCalls } from '@prorata/contract/extracts/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { readDossier } from '../dossiers/read-dossier.ts';
import { addExtractToDossier, createDossierFromExtract } from './apply-extract.ts';
import { discardDraft, readDraft, saveProgress } from './drafts.ts';
import { downloadExtract } from './extract-files.ts';
import { listExtracts } from './list-extracts.ts';

export function extractsRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(extractsCalls.read, ({ action, params }) => readDraft(db, action, params.extractId)),
    route(extractsCalls.downloadFile, ({ actor, params }) =>
      downloadExtract(tools, actor.user, params.extractId),
    ),
    route(extractsCalls.saveProgress, ({ action, params, body }) =>
      saveProgress(db, action, params.extractId, body),
    ),
    route(extractsCalls.discard, ({ action, params, query }) =>
      discardDraft(db, action, params.extractId, query.version),
    ),
    route(extractsCalls.createDossier, async ({ action, actor, body }) =>
      readDossier(tools, actor.user, await createDossierFromExtract(tools, action, body)),
    ),
    route(extractsCalls.listOfDossier, async ({ actor, params }) => ({
      items: await listExtracts(db, actor.user, params.dossierId),
    })),
    route(extractsCalls.addToDossier, async ({ action, actor, params, body }) => {
      await addExtractToDossier(tools, action, params, body);
      return readDossier(tools, actor.user, params.dossierId);
    }),
  ];
}
