import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { GRID_COLUMNS, type GridColumn } from './grid-cells.ts';

/** Of what a declared amount is made: they come and go together. */
export const PART_COLUMNS = ['principal', 'interest', 'costs'] as const satisfies readonly GridColumn[];

/** What somebody may leave out; who claims how much, and how far it is, always stands there. */
export const OPTIONAL_COLUMNS = [
  'kind',
  ...PART_COLUMNS,
  'rejected',
  'account',
  'sendOption',
  'documents',
] as const satisfies readonly GridColumn[];
type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

/** In rem; the creditor takes what is left. */
const WIDTHS: Record<GridColumn, number> = {
  creditor: 12.5,
  number: 8,
  kind: 8.25,
  principal: 6.75,
  interest: 6,
  costs: 6,
  declared: 6.75,
  rejected: 6.25,
  admitted: 6.75,
  account: 10.75,
  sendOption: 7,
  documents: 5.75,
  state: 8.25,
};
const CHOICE_REM = 3;
const ACTS_REM = 2.75;

/** Which columns the grid shows, and what each person chose for themselves in this browser. */
export function useGridColumns() {
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const isWide = useMediaQuery('(min-width: 100em)', false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useLocalStorage<Partial<Record<OptionalColumn, boolean>>>({
    key: `prorata.statementColumns.${me.id}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  // Rows are drawn anew when these are others.
  const columns = useMemo(
    () =>
      GRID_COLUMNS.filter(
        (column) => !isOptional(column) || (chosen[column] ?? isShownByItself(column, isWide)),
      ),
    [chosen, isWide],
  );
  return {
    columns,
    isShown: (column: OptionalColumn) => columns.includes(column),
    show: (which: readonly OptionalColumn[], isOn: boolean) =>
      setChosen({ ...chosen, ...Object.fromEntries(which.map((column) => [column, isOn])) }),
  };
}

export type GridColumns = ReturnType<typeof useGridColumns>;

/** The kind is guessed from the number: it is looked at less than the rest. */
function isShownByItself(column: OptionalColumn, isWide: boolean): boolean {
  return column === 'kind' ? isWide : !PART_COLUMNS.some((part) => part === column);
}

function isOptional(column: GridColumn): column is OptionalColumn {
  return OPTIONAL_COLUMNS.some((known) => known === column);
}

/** What stands beside the amounts, from the first line of the table after them up to that one. */
export function besideAmounts(columns: readonly GridColumn[], until: -1 | -2) {
  return { gridColumn: `${columns.indexOf('admitted') + 3} / ${until}` };
}

/** The columns as the style sheet lays them out. */
export function layoutOf(columns: readonly GridColumn[]) {
  const rest = columns.filter((column) => column !== 'creditor').map((column) => WIDTHS[column]);
  const widths = [`minmax(${WIDTHS.creditor}rem, 1fr)`, ...rest.map((rem) => `${rem}rem`)];
  const total = rest.reduce((sum, rem) => sum + rem, CHOICE_REM + WIDTHS.creditor + ACTS_REM);
  return {
    '--columns': `${CHOICE_REM}rem ${widths.join(' ')} ${ACTS_REM}rem`,
    '--width': `${total}rem`,
  };
}
