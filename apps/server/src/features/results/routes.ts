import { resultsCalls } from '@prorata/contract/results/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { compareResults } from './compare-results.ts';
import { downloadReport } from './download-report.ts';
import { listResults } from './list-results.ts';
import { readLog } from './read-log.ts';
import { removeResult } from './remove-result.ts';
import { viewExternalDocument } from './view-external-document.ts';

export function resultsRoutes(tools: Tools): Route[] {
  const { db, clock } = tools;
  return [
    route(resultsCalls.list, ({ actor, params, query }) =>
      listResults(db, actor.user, params.dossierId, query),
    ),
    route(resultsCalls.download, ({ actor, params }) => downloadReport(tools, actor.user, params)),
    route(resultsCalls.readLog, ({ actor, params }) => readLog(db, actor.user, params)),
    route(resultsCalls.compare, ({ actor, params }) => compareResults(db, actor.user, params)),
    route(resultsCalls.viewExternal, ({ params, actor, isHead }) =>
      viewExternalDocument(tools, params.documentViewCode, {
        visitor: isHead ? undefined : actor,
        at: clock(),
      }),
    ),
    route(resultsCalls.remove, ({ action, params }) => removeResult(db, action, params)),
  ];
}
