import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { importsCalls } from '@prorata/contract/imports/calls';
import type { Import, ImportedCreditor } from '@prorata/contract/imports/import';
import type { Party, PartyMatch, PartyTraits } from '@prorata/contract/parties/party';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import {
  type Findings,
  findInDossier,
  listPoints,
  type RowState,
  type Standing,
  statesOf,
  tallyOf,
} from '@prorata/domain/imports/import-state';
import type { RowValues } from '@prorata/domain/imports/read-cell';
import {
  fullName,
  headsOf,
  type ImportCreditor,
  type ReadImport,
  readImport,
} from '@prorata/domain/imports/read-import';
import { maskNationalNumber } from '@prorata/domain/national-number';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { request } from '../../platform/client/request.ts';
import { useKeeping } from '../../platform/use-keeping.ts';
import { partyNameOf } from '../parties/party-values.ts';
import { statementRowsQuery } from '../statements/statement-queries.ts';
import { creditorToTake } from './import-body.ts';
import { type ImportProgress, progressOf, recognitionOf } from './import-progress.ts';
import { importQuery } from './import-queries.ts';
import { partyMatchesQuery } from './party-matches.ts';

/** Who a creditor of the sheet may be. */
export interface KnownAs {
  readonly match: PartyMatch | undefined;
  readonly inDossier: {
    readonly certainty: Findings['inDossier'];
    readonly statement: StatementRow | undefined;
  };
}

/** A sheet under somebody's hands: what was read in it, who its creditors are, and what still waits. */
export function useImport(dossier: Dossier, imported: Import) {
  const recognition = useMemo(() => recognitionOf(imported), [imported]);
  const { progress, change, undo } = useProgress(() => progressOf(imported, recognition));
  const keeping = useKeepingImport(imported, progress);
  const [wasReadBefore] = useState(() => imported.progress !== null || imported.taken.length > 0);
  const read = useMemo(
    () => readSheet(dossier, imported, progress, recognition.headNumber),
    [dossier, imported, progress, recognition],
  );
  const { known, isLooking } = useKnown(dossier.id, read.creditors);
  const standing = useMemo(() => standingOf(imported, progress, known), [imported, progress, known]);
  const states = useMemo(() => statesOf(read, standing), [read, standing]);
  const creditorOfRow = useMemo(
    () =>
      new Map(read.creditors.flatMap((creditor) => creditor.rows.map(({ number }) => [number, creditor]))),
    [read],
  );
  const heads = useMemo(
    () => headsOf(imported.lines, recognition.headNumber, recognition.columns.length),
    [imported, recognition],
  );
  return {
    ...{
      imported,
      recognition,
      heads,
      progress,
      change,
      undo,
      keeping,
      wasReadBefore,
      read,
      creditorOfRow,
      known,
      isLooking,
      states,
    },
    tally: tallyOf(states),
    points: useMemo(() => listPoints(read, standing), [read, standing]),
    taking: useMemo(() => listReady({ read, states, progress, known }), [read, states, progress, known]),
  };
}
export type SheetImport = ReturnType<typeof useImport>;

/** Each change can be undone, the last one first. */
function useProgress(first: () => ImportProgress) {
  const [progress, setProgress] = useState(first);
  const before = useRef<ImportProgress[]>([]);
  const change = useCallback((to: (old: ImportProgress) => ImportProgress) => {
    setProgress((old) => {
      const next = to(old);
      if (next !== old && before.current.at(-1) !== old) before.current.push(old);
      return next;
    });
  }, []);
  const undo = useCallback(() => {
    const last = before.current.pop();
    if (last !== undefined) setProgress(last);
  }, []);
  return { progress, change, undo };
}

function useKeepingImport({ id: importId, dossierId, version }: Import, progress: ImportProgress) {
  const queries = useQueryClient();
  const save = useCallback(
    async (sent: ImportProgress, old: number) => {
      const body = { version: old, progress: { ...sent } };
      const saved = await request(importsCalls.saveProgress, { params: { dossierId, importId }, body });
      queries.setQueryData(
        importQuery(dossierId, importId).queryKey,
        (kept) => kept && { ...kept, ...body, version: saved.version },
      );
      return saved.version;
    },
    [dossierId, importId, queries],
  );
  return useKeeping(progress, version, save);
}

function readSheet(dossier: Dossier, { lines }: Import, progress: ImportProgress, headNumber: number | null) {
  const { columns, corrections, causes, notation } = progress;
  const lots = dossier.soldAssets.map(({ id, name }) => ({ id, name }));
  return readImport(lines, { headNumber, columns, corrections, causes, notation, lots });
}

/** Who of the dossier, the book and the register each creditor may be, by the number of its first line. */
function useKnown(dossierId: string, creditors: readonly ImportCreditor[]) {
  const traits = useMemo(() => creditors.map(({ values }) => traitsOf(values)), [creditors]);
  const matches = useQuery(partyMatchesQuery(traits));
  const { data: statements = NO_STATEMENTS } = useQuery(statementRowsQuery(dossierId));
  const known = useMemo(() => {
    const inDossier = statements.map((row) => ({
      row,
      id: row.id,
      name: row.creditorName,
      enterpriseNumber: row.kboNumber,
      nationalNumber: row.nationalNumber,
      account: row.paymentaccount,
    }));
    return new Map(
      creditors.map((creditor, index): [number, KnownAs] => {
        const { certainty: found, statement } = findInDossier(masked(creditor), inDossier);
        // The end of a national number makes it possible only.
        const isSure = creditor.values.enterpriseNumber === statement?.enterpriseNumber;
        const certainty = found === 'exact' && !isSure ? 'possible' : found;
        return [
          creditor.key,
          {
            match: matches.data?.get(JSON.stringify(traits[index])),
            inDossier: { certainty, statement: statement?.row },
          },
        ];
      }),
    );
  }, [creditors, traits, matches.data, statements]);
  return { known, isLooking: matches.isFetching };
}

/** As the list of the dossier's statements has it. */
function masked(creditor: ImportCreditor): ImportCreditor {
  const { nationalNumber } = creditor.values;
  if (nationalNumber === undefined) return creditor;
  return { ...creditor, values: { ...creditor.values, nationalNumber: maskNationalNumber(nationalNumber) } };
}

const NO_STATEMENTS: readonly StatementRow[] = [];

function traitsOf({ name, firstName, enterpriseNumber, nationalNumber, zipcode }: RowValues): PartyTraits {
  const isPerson = firstName !== undefined;
  return {
    name: isPerson ? null : (name ?? null),
    firstname: firstName ?? null,
    lastname: isPerson ? (name ?? null) : null,
    nationalNumber: nationalNumber ?? null,
    kboNumber: enterpriseNumber ?? null,
    zipcode: zipcode ?? null,
  };
}

function standingOf(
  { taken }: Import,
  answers: ImportProgress,
  known: ReadonlyMap<number, KnownAs>,
): Standing {
  const takenRows = new Set(taken.map(({ row }) => row));
  const own = new Set(taken.map(({ statementId }) => statementId));
  const findings = [...known].map(([key, { match, inDossier }]): [number, Findings] => [
    key,
    {
      party: match?.certainty ?? 'none',
      // What was made of this very line is no double of it.
      inDossier: takenRows.has(key) && own.has(inDossier.statement?.id ?? '') ? 'none' : inDossier.certainty,
    },
  ]);
  return { answers, taken: takenRows, findings: new Map(findings) };
}

/** The party that is meant: for certain, or because somebody said so. */
export function partyMeant({ match }: KnownAs, answer: string | undefined): Party | undefined {
  if (match?.certainty === 'exact' || (match?.certainty === 'possible' && answer === 'same')) {
    return match.candidates[0];
  }
  return undefined;
}

export interface Taking {
  readonly creditor: ImportCreditor;
  readonly name: string;
  readonly body: ImportedCreditor;
}

interface Reading {
  readonly read: ReadImport;
  readonly states: ReadonlyMap<number, RowState>;
  readonly progress: ImportProgress;
  readonly known: ReadonlyMap<number, KnownAs>;
}

/** What would be taken over now. */
function listReady({ read, states, progress, known }: Reading): Taking[] {
  return read.creditors.flatMap((creditor) => {
    const rows = creditor.rows.filter(({ number }) => states.get(number) === 'ready');
    const as = known.get(creditor.key);
    if (rows.length === 0 || as === undefined) return [];
    const party = partyMeant(as, progress.parties[creditor.key]);
    const isJoined = progress.doubles[creditor.key] === 'join';
    const { statement } = as.inDossier;
    const statementId = isJoined ? statement?.id : undefined;
    const name =
      (isJoined ? statement?.creditorName : party && partyNameOf(party)) ?? fullName(creditor.values);
    return [{ creditor, name, body: creditorToTake(creditor, rows, { party, statementId }) }];
  });
}
