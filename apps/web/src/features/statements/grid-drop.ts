import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure, showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { typesFor } from './grid-rows.ts';
import { uploadDocument } from './statement-documents.tsx';
import { useCreditorName } from './statement-state.tsx';
import { useRefusalWords } from './use-grid-saving.ts';

/** Files that are dropped on a row become documents of its statement. */
export function useDroppedFiles(dossier: Dossier) {
  const { t } = useTranslation('statements');
  const inWords = useRefusalWords();
  const nameOf = useCreditorName();
  const refresh = useRefreshDossier(dossier.id);
  const [over, setOver] = useState<{ readonly rowId: string; readonly count: number }>();
  const adding = useMutation({
    mutationFn: async ({ row, files }: { readonly row: StatementRow; readonly files: readonly File[] }) => {
      const place = { dossierId: dossier.id, statementId: row.id, origin: row.origin };
      const types = typesFor(
        files.map(({ name }) => name),
        row.missingParts,
      );
      for (const [at, file] of files.entries()) {
        const options = { onProgress: () => undefined, signal: new AbortController().signal };
        await uploadDocument(place, [file, types[at] ?? 'other', options]).catch((error: unknown) =>
          showFailure(t('editor.notUploaded', { name: file.name }), inWords(error)),
        );
      }
    },
    onSuccess: (_, { row, files }) =>
      showSuccess(t('grid.dropped', { count: files.length, name: nameOf(row) })),
    onSettled: refresh,
  });
  return {
    over,
    /** What a row listens to; nothing where it takes no files. */
    listenersOf: (row: StatementRow) => {
      if (dossier.isReadOnly || row.reviewState === 'filing') return {};
      return {
        onDragOver: (event: DragEvent) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          event.stopPropagation();
          const count = event.dataTransfer.items.length;
          if (over?.rowId !== row.id || over.count !== count) setOver({ rowId: row.id, count });
        },
        onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
          if (!currentTarget.contains(relatedTarget as Node | null)) setOver(undefined);
        },
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          event.stopPropagation();
          setOver(undefined);
          const files = [...event.dataTransfer.files];
          if (files.length > 0) adding.mutate({ row, files });
        },
      };
    },
  };
}
