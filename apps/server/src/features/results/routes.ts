import { resultsCalls } from '@prorata/contract/results/calls';
import type { FileStorage } from '../../adapters/file-storage.ts';
import type { Database } from '../../database/tables.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { compareResults } from './compare-results.ts';
import { downloadReport } from './download-report.ts';
import { listResults } from './list-results.ts';
import { readLog } from './read-log.ts';
import { removeResult } from './remove-result.ts';

interface ResultsParts {
  readonly db: Database;
  readonly storage: FileStorage;
}

export function resultsRoutes(parts: ResultsParts): Route[] {
  const { db } = parts;
  return [
    route(resultsCalls.list, ({ actor, params, query }) =>
      listResults(db, actor.user, params.dossierId, query),
    ),
    route(resultsCalls.download, ({ actor, params }) => downloadReport(parts, actor.user, params)),
    route(resultsCalls.readLog, ({ actor, params }) => readLog(db, actor.user, params)),
    route(resultsCalls.compare, ({ actor, params }) => compareResults(db, actor.user, params)),
    route(resultsCalls.remove, ({ action, params }) => removeResult(db, action, params)),
  ];
}
