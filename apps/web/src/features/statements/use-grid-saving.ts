import type { FieldErrorCode } from '@prorata/contract/field-errors';
import type { Problem } from '@prorata/contract/problems';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { Statement } from '@prorata/contract/statements/statement';
import {
  MAX_STATEMENTS,
  type StatementChanges,
  type StatementOutcome,
} from '@prorata/contract/statements/statement-changes';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import type { Language } from '@prorata/domain/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRefusalPhrase } from '../../components/form/field.tsx';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure, showSuccess } from '../../platform/toasts.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';
import { partyNameOf } from '../parties/party-values.ts';
import { useKnownParties } from '../parties/use-known-party.ts';
import { type GridColumn, isEdited, textOf } from './grid-cells.ts';
import { type Act, actOf, withoutLast } from './grid-history.ts';
import { statementRowsQuery } from './statement-queries.ts';
import { partyChanges } from './statement-values.ts';

/** What a cell shows besides its value: that it is being saved, was saved, or why it was not. */
export interface CellState {
  /** `changed`: somebody else gave it another value meanwhile. */
  readonly status: 'saving' | 'saved' | 'refused' | 'changed';
  readonly text: string;
  readonly message?: string;
  /** What is to be saved once more, if what somebody else wrote there is not to stay. */
  readonly edit?: CellEdit;
}
export type RowStates = Partial<Record<GridColumn, CellState>>;
type States = ReadonlyMap<string, RowStates>;

interface CellPlace {
  readonly statementId: string;
  readonly column: GridColumn;
}

export interface CellEdit extends CellPlace {
  readonly text: string;
  /** What stood in the cell when it was changed. */
  readonly was?: string;
  readonly changes: StatementChanges;
}

/** As long as one looks for the tick. */
const TICK_MS = 1_000;

/** Saves cells as they are left, one request after the other: each row then goes with the version that it has by then. */
export function useGridSaving(dossierId: string) {
  const queries = useQueryClient();
  const language = useLanguage();
  const { t } = useTranslation('statements');
  const inWords = useRefusalWords();
  const keep = useKeepOutcomes(dossierId);
  const findKnown = useKnownParties();
  const [states, setStates] = useState<States>(new Map());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const acts = useRef<readonly Act[]>([]);
  const put = <Place extends CellPlace>(
    places: readonly Place[],
    stateOf: (place: Place) => CellState | undefined,
  ) => setStates((before) => withStates(before, places, stateOf));
  const rowsNow = () => queries.getQueryData(statementRowsQuery(dossierId).queryKey) ?? [];
  const remember = (act: Act) => {
    if (act.length > 0) acts.current = [...acts.current, act];
  };

  const send = async (edits: readonly CellEdit[], isAgain = false): Promise<void> => {
    const rows = rowsNow();
    try {
      const asked = statementsOf(edits, rows);
      // What a row does not tell, such as the address or the whole national number, is read before it is changed.
      const whole = await readWhole(
        asked.filter(({ changes }) => 'creditorAddress' in changes || 'nationalNumber' in changes),
      );
      const outcomes = await changeStatements(dossierId, asked);
      keep(outcomes);
      remember(actOf(asked, [...whole, ...rows], outcomes));
      const { saved, refused, untouched } = sortEdits(edits, outcomes, language);
      put(saved, ({ text }) => ({ status: 'saved', text }));
      put(refused, stateOfRefused);
      setTimeout(() => put(saved, () => undefined), TICK_MS);
      // Others changed something else of these rows: that stands in the way of nothing.
      if (untouched.length > 0) await (isAgain ? put(untouched, () => undefined) : send(untouched, true));
    } catch (error) {
      put(edits, ({ text }) => ({ status: 'refused', text, message: inWords(error) }));
    }
  };
  const readWhole = (statements: readonly { readonly statementId: string }[]) =>
    Promise.all(
      statements.map(({ statementId }) =>
        request(statementsCalls.read, { params: { dossierId, statementId } }),
      ),
    );
  const stateOfRefused = ({ problem, theirs, ...edit }: RefusedEdit): CellState => {
    const { text } = edit;
    if (theirs === undefined) {
      return { status: 'refused', text, message: inWords(problem ? new ProblemError(problem) : undefined) };
    }
    const message = t('grid.changedMeanwhile', { theirs: theirs || NOTHING, mine: text || NOTHING });
    return { status: 'changed', text, message, edit: { ...edit, was: theirs } };
  };
  const save = (edits: readonly CellEdit[]) => {
    if (edits.length === 0) return;
    put(edits, ({ text }) => ({ status: 'saving', text }));
    queue.current = queue.current.then(() => send(edits));
  };
  /** Takes the last act back, unless somebody changed the same rows since. */
  const undo = async () => {
    const last = acts.current.at(-1);
    if (last === undefined) return;
    try {
      const asked = last.map(({ statementId, version, before }) => ({
        statementId,
        version,
        changes: before,
      }));
      const outcomes = await changeStatements(dossierId, asked);
      keep(outcomes);
      acts.current = withoutLast(acts.current, outcomes);
      const refused = outcomes.find(({ problem }) => problem !== null);
      if (refused?.problem)
        return showFailure(t('grid.notUndone'), inWords(new ProblemError(refused.problem)));
      showSuccess(t('grid.undone'), [...new Set(outcomes.map(({ row }) => row?.creditorName))].join(', '));
    } catch (error) {
      showFailure(t('grid.notUndone'), inWords(error));
    }
  };
  /** A number that is known brings what its statement does not say yet. */
  const fillIn = async (numbers: readonly CellEdit[]) => {
    const found = await findKnown(
      numbers.map(({ changes: { kboNumber = null, nationalNumber = null } }) => ({
        kboNumber,
        nationalNumber,
      })),
    );
    const known = numbers.flatMap(({ statementId }, at) => {
      const party = found[at];
      return party === undefined ? [] : [{ statementId, party }];
    });
    const statements = await readWhole(known);
    const edits = known.map(({ statementId, party }): CellEdit => {
      const statement = statements.find(({ id }) => id === statementId);
      const changes = statement ? blanksIn(partyChanges(party), statement) : {};
      return { statementId, column: 'creditor', text: partyNameOf(party), changes };
    });
    const filled = edits.filter(({ changes }) => Object.keys(changes).length > 0);
    if (filled.length === 0) return;
    await send(filled);
    showSuccess(t('grid.known', { count: filled.length }), filled.map(({ text }) => text).join(', '));
  };
  return {
    states,
    save,
    remember,
    /** It was taken back elsewhere. */
    forgetAct: (act: Act) => {
      acts.current = acts.current.filter((one) => one !== act);
    },
    fillIn: (numbers: readonly CellEdit[]) => {
      const told = numbers.filter(({ changes }) => changes.kboNumber ?? changes.nationalNumber);
      // Nobody waits for it: what is not found is typed.
      if (told.length > 0) queue.current = queue.current.then(() => fillIn(told)).catch(() => undefined);
    },
    undo: () => {
      queue.current = queue.current.then(undo);
    },
    /** What cannot even be sent stays in its cell, with what is wrong with it. */
    refuse: (place: CellPlace, text: string, message: string) =>
      put([place], () => ({ status: 'refused', text, message })),
    forget: (place: CellPlace) => put([place], () => undefined),
  };
}

/** What is known and not said yet; who was named by hand keeps that name. */
function blanksIn(known: StatementChanges, statement: Statement): StatementChanges {
  const { creditorName, creditorAddress } = statement;
  const isBlank = (field: string) => {
    if (field === 'creditorAddress') return creditorAddress.street === null && creditorAddress.city === null;
    if (NAMES.has(field) && creditorName !== '') return false;
    return statement[field as keyof Statement] === null;
  };
  return Object.fromEntries(
    Object.entries(known).filter(([field, value]) => value !== null && isBlank(field)),
  );
}

const NAMES: ReadonlySet<string> = new Set(['corporateName', 'firstName', 'lastName']);

interface RefusedEdit extends CellEdit {
  readonly problem: Problem | undefined;
  /** What stands in the cell now, where somebody else changed it. */
  readonly theirs?: string;
}

/** Which cells were saved, which were refused, and which were not looked at because of another cell of their row. */
function sortEdits(edits: readonly CellEdit[], outcomes: readonly StatementOutcome[], language: Language) {
  const saved: CellEdit[] = [];
  const refused: RefusedEdit[] = [];
  const untouched: CellEdit[] = [];
  for (const edit of edits) {
    const { row, problem } = outcomes.find(({ statementId }) => statementId === edit.statementId) ?? {};
    const theirs = row && isEdited(edit.column, row) ? textOf(edit.column, row, language) : undefined;
    if (problem === null) saved.push(edit);
    else if (problem?.code !== 'stale' || edit.was === undefined || theirs === undefined) {
      refused.push({ ...edit, problem });
    } else if (theirs === edit.was) untouched.push(edit);
    else refused.push({ ...edit, problem, theirs });
  }
  return { saved, refused, untouched };
}

function withStates<Place extends CellPlace>(
  before: States,
  places: readonly Place[],
  stateOf: (place: Place) => CellState | undefined,
): States {
  const states = new Map(before);
  for (const place of places) {
    const { [place.column]: _, ...others } = states.get(place.statementId) ?? {};
    const state = stateOf(place);
    states.set(place.statementId, { ...others, ...(state && { [place.column]: state }) });
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
  const inWords = useProblem();
  const phrase = useRefusalPhrase();
  return (error) => {
    if (typeof error === 'string') return phrase({ code: error as FieldErrorCode });
    if (!(error instanceof ProblemError) || error.fields.length === 0) return inWords(error).message;
    return error.fields.map(phrase).join(' ');
  };
}
