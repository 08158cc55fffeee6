import type { AllotmentRow } from '@prorata/contract/results/allotment';
import { ALLOTMENT_COLUMNS, type AllotmentColumn } from '@prorata/domain/distribution/allotments';
import { standingInWords } from '@prorata/i18n/standing-in-words';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { writeCsv } from '../../platform/write-csv.ts';
import { isAmount, sumOf } from './allotment-sums.ts';

/** What is in view as a file for a spreadsheet, with its sums. */
export function useAllotmentCsv(): (rows: readonly AllotmentRow[]) => string {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  return (rows) => {
    const written = (euros: number) => euros.toFixed(2).replace('.', ',');
    const cellOf = (row: AllotmentRow, column: AllotmentColumn) => {
      if (column === 'name') return row.name;
      if (column === 'rank') return standingInWords(row.standings, language);
      return column === 'account' ? row.accounts.join(', ') : written(row[column]);
    };
    return writeCsv([
      ALLOTMENT_COLUMNS.map((column) => t(`table.columns.${column}`)),
      ...rows.map((row) => ALLOTMENT_COLUMNS.map((column) => cellOf(row, column))),
      ALLOTMENT_COLUMNS.map((column) => {
        if (column === 'name') return t('table.total');
        return isAmount(column) ? written(sumOf(rows, column)) : '';
      }),
    ]);
  };
}
