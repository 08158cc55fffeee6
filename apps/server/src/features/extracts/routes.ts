import { randomInt } from 'node:crypto';
import { extractsCalls } from '@prorata/contract/extracts/calls';
import { type Route, route } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { readDossier } from '../dossiers/read-dossier.ts';
import { addExtractToDossier, createDossierFromExtract } from './apply-extract.ts';
import { discardDraft, readDraft, saveProgress } from './drafts.ts';
import { downloadExtract, listExtractTypes, mediaTypeOf } from './extract-files.ts';
import { listExtracts } from './list-extracts.ts';
import { processExtract, readMaxExtractBytes } from './process-extract.ts';
import { checkLayouts } from './reading/load-layouts.ts';
import { sampleExtract } from './samples/sample-extract.ts';

export function extractsRoutes(tools: Tools): Route[] {
  // A layout with a mistake in it is told when the server starts, and not to somebody who uploads.
  checkLayouts(tools.settings.extractLayouts);
  return [...draftRoutes(tools), ...dossierRoutes(tools)];
}

function draftRoutes(tools: Tools): Route[] {
  const { db, renderer, settings } = tools;
  return [
    route(extractsCalls.listTypes, () => listExtractTypes(settings.withDemoData)),
    route(extractsCalls.downloadSample, async ({ params: { docTypeId }, query }) => {
      if (!settings.withDemoData) throw new ProblemError('not-found');
      const reference = `U-2026-${randomInt(100_000, 1_000_000)}`;
      const { bytes, fileName } = await sampleExtract(renderer, docTypeId, query.lang ?? 'nl', reference);
      return { name: fileName, mediaType: mediaTypeOf(docTypeId), content: Buffer.from(bytes) };
    }),
    route(
      extractsCalls.process,
      ({ action, query, file }) => processExtract(tools, action, query, file),
      () => readMaxExtractBytes(db),
    ),
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
  ];
}

function dossierRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
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
