import type { DossierRow, FoundDossier } from '@prorata/contract/dossiers/dossier-row';
import { useRef, useState } from 'react';
import type { RowChoice } from '../../components/data-table.tsx';
import { useEscape } from '../../platform/use-escape.ts';

/** The dossiers that are chosen, also those on other pages, and how the list chooses them. */
export interface ChosenDossiers {
  readonly all: readonly FoundDossier[];
  readonly choice: RowChoice<DossierRow>;
  /** How many of them stand on this page. */
  readonly onPage: number;
  /** Whether all of this page are chosen. */
  readonly isPageChosen: boolean;
  readonly set: (dossiers: readonly FoundDossier[]) => void;
  readonly clear: () => void;
}

const NONE: ReadonlyMap<string, FoundDossier> = new Map();

export function useChosenDossiers(rows: readonly DossierRow[]): ChosenDossiers {
  const [chosen, setChosen] = useState(NONE);
  /** From which a range reaches to the next. */
  const last = useRef<string>(undefined);
  const change = (some: readonly DossierRow[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Map(before);
      for (const row of some) {
        if (isChosen) after.set(row.id, foundOf(row));
        else after.delete(row.id);
      }
      return after;
    });
  const clear = () => setChosen(NONE);
  useEscape(clear);
  return {
    all: [...chosen.values()],
    onPage: rows.filter(({ id }) => chosen.has(id)).length,
    isPageChosen: rows.length > 0 && rows.every(({ id }) => chosen.has(id)),
    set: (dossiers) => setChosen(new Map(dossiers.map((dossier) => [dossier.id, dossier]))),
    clear,
    choice: {
      isChosen: ({ id }) => chosen.has(id),
      nameOf: ({ fileNumber }) => fileNumber,
      onChooseAll: (isChosen) => change(rows, isChosen),
      onChoose: (row, isRange) => {
        const from = isRange ? rows.findIndex(({ id }) => id === last.current) : -1;
        const to = rows.indexOf(row);
        const some = from === -1 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
        change(some, !chosen.has(row.id));
        last.current = row.id;
      },
    },
  };
}

function foundOf({ id, fileNumber, balanceToDistribute, handler, erasedAt }: DossierRow): FoundDossier {
  return { id, fileNumber, balanceToDistribute, handlerId: handler?.id ?? null, isErased: erasedAt !== null };
}
