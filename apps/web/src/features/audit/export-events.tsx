import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import { auditCalls } from '@prorata/contract/audit/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { ExportMenu } from '../../components/list/export-menu.tsx';
import { exportTable } from '../../components/list/export-rows.ts';
import { textCell } from '../../components/list/table-cells.ts';
import { useChangeTexts } from '../../components/use-change-texts.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { writeCsv } from '../../platform/write-csv.ts';
import type { AuditQuery } from './audit-query.ts';
import { COLUMNS, rowsOf } from './event-rows.ts';
import { useEventLabels } from './use-event-labels.ts';

/** As many as the API gives at once. */
const MAX_PAGE_SIZE = 200;
/** As much as a cell of a workbook is given. */
const LONGEST_CELL = 4_000;

interface ExportEventsProps {
  readonly dossier: Dossier;
  readonly query: AuditQuery;
}

/** What the filters leave, all pages of it, as a file for a spreadsheet: as text however long it is, or as a workbook. */
export function ExportEvents({ dossier, query }: ExportEventsProps) {
  const { t } = useTranslation('audit');
  const cellsOf = useEventCells();
  const title = `audit-${dossier.fileNumber.replaceAll('/', '-')}`;
  const head = COLUMNS.map((column) => t(`file.${column}`));
  return (
    <ExportMenu
      size="md"
      get={async (format) => {
        const rows = (await readAllEvents(dossier.id, query)).flatMap(cellsOf);
        if (format === 'csv') {
          const blob = new Blob([writeCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' });
          return { blob, fileName: `${title}.csv` };
        }
        const cut = rows.map((row) => row.map((text) => textCell(text.slice(0, LONGEST_CELL))));
        return exportTable({ list: 'events', format, title, head, rows: cut });
      }}
    />
  );
}

async function readAllEvents(dossierId: string, query: AuditQuery): Promise<AuditEvent[]> {
  const events: AuditEvent[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await request(auditCalls.list, {
      params: { dossierId },
      query: { ...query, page, pageSize: MAX_PAGE_SIZE },
    });
    events.push(...answer.items);
    if (answer.items.length < MAX_PAGE_SIZE || events.length >= answer.total) return events;
  }
}

/** The rows of an event, in the reader's words. */
function useEventCells(): (event: AuditEvent) => string[][] {
  const { phraseOf, actorOf } = useEventLabels();
  const changesOf = useChangeTexts();
  return (event) =>
    rowsOf(event, {
      actor: actorOf(event.actor),
      event: phraseOf(event),
      changes: changesOf(event.subject.type, event.changes),
    });
}
