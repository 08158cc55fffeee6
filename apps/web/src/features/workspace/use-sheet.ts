import { workspaceCalls } from '@prorata/contract/workspace/calls';
import type { FilingResult } from '@prorata/contract/workspace/filing';
import type { DocumentType } from '@prorata/domain/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../platform/client/request.ts';
import { invitationsNaming } from './sheet-counts.ts';
import { WORKSPACE } from './workspace-queries.ts';

/** A file that could not be added, or that no line names. */
interface Remark {
  readonly name: string;
  readonly error?: Error;
}

/** A sheet from its choosing to its filing. The server keeps none of it: it is sent again to be filed. */
export function useSheet() {
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<FilingResult>();
  const [hasNoSheet, setNoSheet] = useState(false);
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);

  const checking = useMutation({
    mutationFn: (sheet: File) => request(workspaceCalls.checkSheet, { file: sheet }),
    onSuccess: setResult,
  });
  const attaching = useMutation({
    mutationFn: async ({ files, type, rows, sheet }: Attaching) => {
      setRemarks(await attachAll(files, type, rows));
      return request(workspaceCalls.checkSheet, { file: sheet });
    },
    onSuccess: setResult,
    onSettled: () => queries.invalidateQueries({ queryKey: WORKSPACE }),
  });
  const filing = useMutation({
    mutationFn: (sheet: File) => request(workspaceCalls.fileSheet, { file: sheet }),
    onSuccess: setResult,
    onSettled: () => queries.invalidateQueries({ queryKey: WORKSPACE }),
  });

  const attach = (files: readonly File[], type: DocumentType, rows = result?.items ?? []) => {
    if (file !== undefined) attaching.mutate({ files, type, rows, sheet: file });
  };
  /** A sheet, and the documents that it names when they are dropped with it. */
  const take = (files: readonly File[]) => {
    const sheet = files.find(({ name }) => /\.xlsx$/i.test(name));
    setNoSheet(sheet === undefined && files.length > 0);
    if (sheet === undefined) return;
    setFile(sheet);
    const documents = files.filter((other) => other !== sheet);
    checking.mutate(sheet, {
      onSuccess: ({ items }) =>
        documents.length > 0 &&
        attaching.mutate({ files: documents, type: 'settlement', rows: items, sheet }),
    });
  };
  const forget = () => {
    setFile(undefined);
    setResult(undefined);
    setRemarks([]);
    for (const act of [checking, attaching, filing]) act.reset();
  };
  return {
    file,
    result,
    remarks,
    hasNoSheet,
    isBusy: checking.isPending || attaching.isPending || filing.isPending,
    isAttaching: attaching.isPending,
    /** Whether the filing was tried: what fails then is another thing than reading. */
    isFiled: filing.isError,
    error: filing.error ?? attaching.error ?? checking.error,
    take,
    attach,
    forget,
    send: () => file !== undefined && filing.mutate(file),
  };
}

interface Attaching {
  readonly files: readonly File[];
  readonly type: DocumentType;
  readonly rows: FilingResult['items'];
  readonly sheet: File;
}

/** One after the other: many files at once would take the line from everybody else. */
async function attachAll(
  files: readonly File[],
  documentType: DocumentType,
  rows: FilingResult['items'],
): Promise<Remark[]> {
  const remarks: Remark[] = [];
  for (const file of files) {
    const invitations = invitationsNaming(rows, file.name);
    if (invitations.length === 0) remarks.push({ name: file.name });
    for (const invitationId of invitations) {
      try {
        await request(workspaceCalls.attachDocument, {
          params: { invitationId },
          upload: { documentType },
          file,
        });
      } catch (error) {
        remarks.push({ name: file.name, error: error instanceof Error ? error : new Error(String(error)) });
      }
    }
  }
  return remarks;
}
