import type { Database } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { fetchSignature } from './finish-signing.ts';
import { listVisits, WITHOUT_SIGNATURE } from './open-visit.ts';
import { getResultToSign } from './result-to-sign.ts';

/** Each asks the service, and what was signed is checked: a run ends before the next one begins. */
const BATCH = 30;
/** A signature may have been given in the last minute of a visit, while the service or we were down. */
const AFTER_EXPIRY_MILLISECONDS = 12 * 60 * 60 * 1000;

/** Fetches what was signed in visits from which the bailiff did not come back, by the same checks as when the bailiff does. */
export async function fetchSignatures(tools: Tools, action: Action): Promise<void> {
  const { db, logger, signing } = tools;
  if (signing === undefined) return;
  for (const place of await listReports(db, action.at)) {
    try {
      const visits = await listVisits(db, place.resultId);
      const result = await getResultToSign(db, place);
      if (result.signedAt === null) await fetchSignature(tools, action, { place, result, visits });
    } catch (err) {
      logger.error({ err, resultId: place.resultId }, 'a signature could not be fetched');
      // The others would wait for it in vain, each as long.
      if (err instanceof ProblemError && err.code === 'service-unavailable') return;
    }
  }
}

function listReports(db: Database, at: Date) {
  return (
    db
      .selectFrom('signingSessions as visit')
      .innerJoin('calculationResults as result', 'result.id', 'visit.resultId')
      .select(['visit.dossierId', 'visit.resultId'])
      .where('visit.status', 'in', WITHOUT_SIGNATURE)
      .where('visit.expiresAt', '>', new Date(at.getTime() - AFTER_EXPIRY_MILLISECONDS))
      .where('result.signedAt', 'is', null)
      .groupBy(['visit.dossierId', 'visit.resultId'])
      // One that cannot be fetched must not keep the others waiting.
      .orderBy(({ fn }) => fn('random'))
      .limit(BATCH)
      .execute()
  );
}

export async function startFetchingSignatures(tools: Tools): Promise<void> {
  const { jobs } = tools;
  await jobs.work('fetch-signatures', (_, action) => fetchSignatures(tools, action));
  await jobs.repeat('fetch-signatures', '*/3 * * * *');
}
