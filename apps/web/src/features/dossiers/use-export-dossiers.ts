import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { DOSSIER_LIST_COLUMNS, type DossierRow } from '@prorata/contract/dossiers/dossier-row';
import type { TableFormat } from '@prorata/contract/views/table';
import type { Column } from '../../components/data-table.tsx';
import type { DownloadedFile } from '../../platform/client/create-request.ts';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import type { DossierFilters } from './dossier-list-page.tsx';

/** Takes along what the list finds, or only the chosen ones of it, with the columns in sight. */
export type WriteDossiers = (format: TableFormat, dossierIds?: readonly string[]) => Promise<DownloadedFile>;

export function useExportDossiers(
  columns: readonly Column<DossierRow>[],
  { query, filters: { mine, stopped, due } }: Pick<DossierFilters, 'query' | 'filters'>,
): WriteDossiers {
  const lang = useLanguage();
  return (format, dossierIds) =>
    request(dossiersCalls.exportList, {
      body: {
        ...{ format, lang },
        columns: columns.flatMap(({ key }) => DOSSIER_LIST_COLUMNS.find((column) => column === key) ?? []),
        filter: dossierIds
          ? // What is chosen may have been found by another search.
            { paid: true, cancelled: true }
          : {
              ...{ search: query.Search ?? null, status: query.status ?? null, mine, stopped, due },
              paid: query.ShowPaidDossiers,
              cancelled: query.ShowCancelledDossiers,
            },
        ...{ sort: query.sort, direction: query.direction },
        dossierIds: dossierIds ? [...dossierIds] : null,
      },
      // A question that is too long for an address, not an act: asked twice it is answered twice.
      signal: new AbortController().signal,
    });
}
