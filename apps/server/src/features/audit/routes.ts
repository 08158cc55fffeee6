import { readFile } from 'node:fs/promises';
import { auditCalls } from '@prorata/contract/audit/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import {
  downloadDayRoot,
  downloadDayStamp,
  downloadStampTrust,
  exportDayRoots,
  listDayRoots,
} from './day-roots/read-day-roots.ts';
import { exportEvidence, VERIFIER } from './evidence/export-evidence.ts';
import { listEvents } from './list-events.ts';
import { listReadings } from './list-readings.ts';

export function auditRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(auditCalls.listReadings, ({ actor, params, query }) =>
      listReadings(db, actor.user, params.dossierId, query),
    ),
    route(auditCalls.list, ({ actor, params, query }) => listEvents(db, actor.user, params.dossierId, query)),
    route(auditCalls.exportEvidence, ({ action, params, body }) =>
      exportEvidence(tools, action, params.dossierId, body.language),
    ),
    route(auditCalls.listDayRoots, ({ query }) => listDayRoots(db, query)),
    route(auditCalls.exportDayRoots, () => exportDayRoots(db)),
    route(auditCalls.downloadVerifier, async () => ({
      name: 'verify.mjs',
      mediaType: 'text/javascript',
      content: await readFile(VERIFIER),
    })),
    route(auditCalls.downloadStampTrust, () => downloadStampTrust(tools)),
    route(auditCalls.downloadDayRoot, ({ params }) => downloadDayRoot(db, params.day)),
    route(auditCalls.downloadDayStamp, ({ params }) => downloadDayStamp(db, params.day)),
  ];
}
