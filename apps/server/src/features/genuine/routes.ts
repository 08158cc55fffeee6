import { genuineCalls } from '@prorata/contract/genuine/calls';
import { presentPage } from '../../database/read-page.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { checkGenuine } from './check-genuine.ts';
import { downloadReportedFile, handleFalseLetter, listFalseLetters } from './false-letters.ts';
import { MAX_REPORT_BYTES, reportFalseLetter } from './report-false-letter.ts';

export function genuineRoutes(tools: Tools): Route[] {
  const { db, settings } = tools;
  return [
    route(genuineCalls.readSender, () => ({
      mailDomain: settings.mailFrom.address.slice(settings.mailFrom.address.lastIndexOf('@') + 1),
      site: new URL(settings.publicOrigin).host,
    })),
    route(genuineCalls.check, ({ body, address, at }) =>
      checkGenuine(tools, { number: body.number, address, at }),
    ),
    route(genuineCalls.report, ({ action, body, address }) =>
      reportFalseLetter(tools, action, { told: body, file: null, address }),
    ),
    route(
      genuineCalls.reportWithFile,
      ({ action, upload, file, address }) =>
        reportFalseLetter(tools, action, { told: upload, file, address }),
      MAX_REPORT_BYTES,
    ),
    route(genuineCalls.listReports, async ({ query }) =>
      presentPage(await listFalseLetters(db, query), (report) => report),
    ),
    route(genuineCalls.handleReport, ({ action, params, body }) =>
      handleFalseLetter(db, action, params.falseLetterId, body),
    ),
    route(genuineCalls.downloadReportFile, ({ params }) => downloadReportedFile(tools, params.falseLetterId)),
  ];
}
