import { readFile } from 'node:fs/promises';
import { auditCalls } from '@prorata/contract/audit/calls';
import { type OutgoingFile, type Route, route } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
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
    route(auditCalls.downloadVerifier, async () => ({
      name: 'verify.mjs',
      mediaType: 'text/javascript',
      content: await readFile(VERIFIER),
    })),
    route(auditCalls.downloadTrust, () => downloadTrust(tools)),
  ];
}

/** All certificates that the script of an evidence file may be told to trust: of those who stamp, and of those who sign. */
async function downloadTrust({
  timeStamping,
  signing,
}: Pick<Tools, 'timeStamping' | 'signing'>): Promise<OutgoingFile> {
  const files = await Promise.all(
    [timeStamping, signing].map((service) => service?.readTrustFile().catch(() => undefined)),
  );
  const known = [...new Set(files.filter((pem) => pem !== undefined))];
  if (known.length === 0) throw new ProblemError('not-found');
  return {
    name: 'authorities.pem',
    mediaType: 'application/x-pem-file',
    content: Buffer.from(known.join('\n'), 'latin1'),
  };
}
