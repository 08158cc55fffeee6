import type { FieldError, FieldErrorCode } from '@prorata/contract/field-errors';
import { statementsCalls } from '@prorata/contract/statements/calls';
import {
  MAX_STATEMENTS,
  type StatementChanges,
  type StatementOutcome,
} from '@prorata/contract/statements/statement-changes';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';
import type { EditedColumn } from './grid-cells.ts';
import { statementRowsQuery } from './statement-queries.ts';

/** What a cell shows besides its value: that it is being saved, was saved, or why it was not. */
export interface CellState {
  readonly status: 'saving' | 'saved' | 'refused';
  readonly text: string;
  readonly message?: string;
}
export type RowStates = Partial<Record<EditedColumn, CellState>>;
type States = ReadonlyMap<string, RowStates>;

interface CellPlace {
  readonly statementId: string;
  readonly column: EditedColumn;
}

export interface CellEdit extends CellPlace {
  readonly text: string;
  readonly changes: StatementChanges;
}

/** As long as one looks for the tick. */
const TICK_MS = 1_000;

/** Saves cells as they are left, one request after the other: each row then goes with the version that it has by then. */
export function useGridSaving(dossierId: string) {
  const queries = useQueryClient();
  const inWords = useRefusalWords();
  const keep = useKeepOutcomes(dossierId);
  const [states, setStates] = useState<States>(new Map());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const put = (places: readonly CellPlace[], stateOf: (index: number) => CellState | undefined) =>
    setStates((before) => withStates(before, places, stateOf));

  const send = async (edits: readonly CellEdit[]) => {
    const rows = queries.getQueryData(statementRowsQuery(dossierId).queryKey) ?? [];
    try {
      const items = await changeStatements(dossierId, statementsOf(edits, rows));
      keep(items);
      const problems = new Map(items.map(({ statementId, problem }) => [statementId, problem]));
      const isSaved = ({ statementId }: CellEdit) => problems.get(statementId) === null;
      const [saved, refused] = [edits.filter(isSaved), edits.filter((edit) => !isSaved(edit))];
      put(saved, (at) => ({ status: 'saved', text: saved[at]?.text ?? '' }));
      put(refused, (at) => {
        const { statementId = '', text = '' } = refused[at] ?? {};
        const problem = problems.get(statementId);
        return { status: 'refused', text, message: inWords(problem ? new ProblemError(problem) : undefined) };
      });
      setTimeout(() => put(saved, () => undefined), TICK_MS);
    } catch (error) {
      put(edits, (at) => ({ status: 'refused', text: edits[at]?.text ?? '', message: inWords(error) }));
    }
  };
  return {
    states,
    save: (edits: readonly CellEdit[]) => {
      if (edits.length === 0) return;
      put(edits, (at) => ({ status: 'saving', text: edits[at]?.text ?? '' }));
      queue.current = queue.current.then(() => send(edits));
    },
    /** What cannot even be sent stays in its cell, with what is wrong with it. */
    refuse: (place: CellPlace, text: string, fault: FieldErrorCode) =>
      put([place], () => ({ status: 'refused', text, message: inWords(fault) })),
    forget: (place: CellPlace) => put([place], () => undefined),
  };
}

function withStates(
  before: States,
  places: readonly CellPlace[],
  stateOf: (index: number) => CellState | undefined,
): States {
  const states = new Map(before);
  for (const [index, { statementId, column }] of places.entries()) {
    const { [column]: _, ...others } = states.get(statementId) ?? {};
    const state = stateOf(index);
    states.set(statementId, { ...others, ...(state && { [column]: state }) });
  }
  return states;
}

interface StatementVersion {
  readonly statementId: string;
  readonly version: number;
}

interface ChangedStatement extends StatementVersion {
  readonly changes: StatementChanges;
}

/** The cells of one row go together. */
function statementsOf(edits: readonly CellEdit[], rows: readonly StatementRow[]): ChangedStatement[] {
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return [...Map.groupBy(edits, ({ statementId }) => statementId)].map(([statementId, cells]) => ({
    statementId,
    version: versions.get(statementId) ?? 1,
    changes: Object.assign({}, ...cells.map(({ changes }) => changes)),
  }));
}

export function changeStatements(
  dossierId: string,
  statements: readonly ChangedStatement[],
): Promise<StatementOutcome[]> {
  return inChunks(statements, (chunk) =>
    request(statementsCalls.changeSeveral, { params: { dossierId }, body: { statements: chunk } }),
  );
}

export function removeStatements(
  dossierId: string,
  statements: readonly StatementVersion[],
): Promise<StatementOutcome[]> {
  return inChunks(statements, (chunk) =>
    request(statementsCalls.removeSeveral, { params: { dossierId }, body: { statements: chunk } }),
  );
}

/** As many at a time as the API takes, one request after the other. */
async function inChunks<Sent>(
  statements: readonly Sent[],
  send: (chunk: Sent[]) => Promise<{ readonly items: readonly StatementOutcome[] }>,
): Promise<StatementOutcome[]> {
  const outcomes: StatementOutcome[] = [];
  for (let at = 0; at < statements.length; at += MAX_STATEMENTS) {
    const { items } = await send(statements.slice(at, at + MAX_STATEMENTS));
    outcomes.push(...items);
  }
  return outcomes;
}

/** Puts what came back into the grid, which is not read anew for it; the rest of the dossier is. */
export function useKeepOutcomes(dossierId: string) {
  const queries = useQueryClient();
  return (outcomes: readonly StatementOutcome[]) => {
    const { queryKey } = statementRowsQuery(dossierId);
    const newest = new Map(outcomes.map(({ statementId, row }) => [statementId, row]));
    queries.setQueryData(queryKey, (rows) =>
      rows
        ?.map((row) => (newest.has(row.id) ? (newest.get(row.id) ?? undefined) : row))
        .filter((row) => row !== undefined),
    );
    void queries.invalidateQueries({
      queryKey: dossierKey(dossierId),
      predicate: (query) => query.queryKey.join() !== queryKey.join(),
    });
  };
}

/** What was refused, in words: the faults of the fields, or the phrase of the problem. */
export function useRefusalWords(): (error: unknown) => string {
  const { t } = useTranslation('fieldErrors');
  const inWords = useProblem();
  const phrase = ({ code, params }: Pick<FieldError, 'code' | 'params'>) =>
    t(code, { length: '', minimum: '', maximum: '', n: '', characters: '', ...params });
  return (error) => {
    if (typeof error === 'string') return phrase({ code: error as FieldErrorCode });
    if (!(error instanceof ProblemError) || error.fields.length === 0) return inWords(error).message;
    return error.fields.map(phrase).join(' ');
  };
}
