import { Button } from '@mantine/core';
import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import { auditCalls } from '@prorata/contract/audit/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useChangeTexts } from '../../components/use-change-texts.ts';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';
import { writeCsv } from '../../platform/write-csv.ts';
import type { AuditQuery } from './audit-query.ts';
import { COLUMNS, rowsOf } from './event-rows.ts';
import { useEventLabels } from './use-event-labels.ts';

/** As many as the API gives at once. */
const MAX_PAGE_SIZE = 200;

interface ExportButtonProps {
  readonly dossier: Dossier;
  readonly query: AuditQuery;
}

/** What the filters leave, all pages of it, as a file for a spreadsheet. */
export function ExportButton({ dossier, query }: ExportButtonProps) {
  const { t } = useTranslation('audit');
  const inWords = useProblem();
  const save = useSavingEvents(dossier.fileNumber);
  const exporting = useMutation({
    mutationFn: () => readAllEvents(dossier.id, query),
    onSuccess: save,
    onError: (error) => showFailure(t('exportFailed'), inWords(error).message),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet />}
      loading={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      {t('export')}
    </Button>
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

/** Saves events as a table in the reader's words. */
function useSavingEvents(fileNumber: string): (events: readonly AuditEvent[]) => void {
  const { t } = useTranslation('audit');
  const { phraseOf, actorOf } = useEventLabels();
  const changesOf = useChangeTexts();
  const wordsOf = (event: AuditEvent) => ({
    actor: actorOf(event.actor),
    event: phraseOf(event),
    changes: changesOf(event.subject.type, event.changes),
  });
  return (events) => {
    const head = COLUMNS.map((column) => t(`file.${column}`));
    const csv = writeCsv([head, ...events.flatMap((event) => rowsOf(event, wordsOf(event)))]);
    saveFile({
      blob: new Blob([csv], { type: 'text/csv;charset=utf-8' }),
      fileName: `audit-${fileNumber.replaceAll('/', '-')}.csv`,
    });
  };
}
