import { type FieldError, fieldErrorsOf } from '@prorata/contract/field-errors';
import {
  type Filing,
  type FilingResult,
  type FilingRow,
  filingSchema,
  MAX_FILED_AT_ONCE,
} from '@prorata/contract/workspace/filing';
import { sumEuros } from '@prorata/domain/money';
import { LANGUAGES, TITLE_KINDS } from '@prorata/domain/vocabulary';
import { parseAmountCell, parseDayCell } from '@prorata/domain/workspace/parse-cell';
import type { RowFault } from '@prorata/domain/workspace/row-outcome';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { readLines } from '../imports/read-lines.ts';
import { listPrivileges } from '../statements/list-privileges.ts';
import { judgeAtOnce } from '../uploads/receive-upload.ts';
import type { Claimant } from './claimant.ts';
import { faultOfRefusal } from './fault-of-refusal.ts';
import { fileStatement } from './file-statement.ts';
import { MODEL_COLUMNS, type ModelColumn, SHEET_WORDS, VOCABULARIES } from './sheet-columns.ts';

/** A sheet with five hundred lines and room to spare; documents travel apart. */
export const MAX_SHEET_BYTES = 5 * 1024 ** 2;

type Value = string | number;
type Cells = Readonly<Partial<Record<ModelColumn, Value>>>;

/**
 * Answers for every line of a sheet, and files those that lack nothing where that is asked: each in a transaction of its own,
 * so that one that fails leaves the others. The same sheet again finds its lines filed.
 */
export async function fileSheet(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings' | 'scanner' | 'clock' | 'logger'>,
  claimant: Claimant,
  file: UploadedFile,
  wish: 'check' | 'close',
): Promise<FilingResult> {
  await judgeAtOnce(tools, file);
  const lines = await readSheet(file);
  const items: FilingRow[] = [];
  const seen = new Set<string>();
  for (const { number, cells } of lines) {
    const row = await answerLine(tools, claimant, { cells, seen, wish });
    items.push({ ...row, line: number });
  }
  const result = resultOf(items);
  if (result.filed > 0) {
    await inTransaction(tools.db, (trx) =>
      recordEvent(trx, claimant.action, {
        type: 'workspace.sheetFiled',
        organizationId: claimant.organizationId,
        subjectId: claimant.organizationId,
        before: null,
        after: { numberOfStatements: result.filed, sha256: file.sha256 },
        version: null,
      }),
    );
  }
  return result;
}

export function resultOf(items: FilingRow[]): FilingResult {
  const done = items.filter(({ outcome }) => outcome === 'ready' || outcome === 'filed');
  return {
    items,
    ready: items.filter(({ outcome }) => outcome === 'ready').length,
    filed: items.filter(({ outcome }) => outcome === 'filed').length,
    amount: sumEuros(done.map(({ amount }) => amount ?? 0)),
  };
}

interface Line {
  readonly number: number;
  readonly cells: Cells;
}

/** The lines below the head. Columns are known by their name in any language, so that they may stand in any order. */
async function readSheet(file: UploadedFile): Promise<Line[]> {
  const { lines } = await readLines(file);
  const headAt = lines.findIndex(({ cells }) => cells.some((cell) => columnOf(cell) === 'invitationId'));
  const head = lines[headAt];
  if (head === undefined) throw new ProblemError('import-unreadable');
  const columns = head.cells.map(columnOf);
  const rest = lines.slice(headAt + 1);
  if (rest.length > MAX_FILED_AT_ONCE) {
    throw new ProblemError('import-too-many-lines', {
      params: { lines: MAX_FILED_AT_ONCE, columns: MODEL_COLUMNS.length },
    });
  }
  return rest.map(({ number, cells }) => ({
    number,
    cells: Object.fromEntries(
      cells.flatMap((cell, at) => {
        const column = columns[at];
        return column === undefined || cell === '' ? [] : [[column, cell]];
      }),
    ),
  }));
}

function columnOf(cell: Value): ModelColumn | undefined {
  const named = folded(cell);
  return MODEL_COLUMNS.find((column) =>
    LANGUAGES.some((language) => folded(SHEET_WORDS[language].columns[column]) === named),
  );
}

function folded(cell: Value): string {
  return String(cell).normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}

const IDENTIFIER = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

async function answerLine(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'>,
  claimant: Claimant,
  {
    cells,
    seen,
    wish,
  }: { readonly cells: Cells; readonly seen: Set<string>; readonly wish: 'check' | 'close' },
): Promise<FilingRow> {
  const start = {
    line: 0,
    invitationId: null,
    fileNumber: textOf(cells.fileNumber),
    defendantName: textOf(cells.defendant),
    amount: null,
    outcome: 'faulty',
    faults: [],
    missingParts: [],
    missingDocuments: [],
    receiptNumber: null,
  } satisfies FilingRow;
  const isEmpty = (['principal', 'interest', 'costs'] as const).every((part) => cells[part] === undefined);
  const invitationId = folded(cells.invitationId ?? '');
  if (isEmpty) return { ...start, outcome: 'empty' };
  if (!IDENTIFIER.test(invitationId)) return faultyAt(start, 'invitationUnknown', 'invitationId');
  if (seen.has(invitationId)) return faultyAt(start, 'invitationTwice', 'invitationId');
  seen.add(invitationId);
  const { filing, faults } = readFiling(cells);
  if (filing === undefined) return { ...start, invitationId, faults };
  try {
    return await fileStatement(tools, claimant, invitationId, filing, wish);
  } catch (error) {
    return { ...start, invitationId, faults: [faultOfRefusal(error)] };
  }
}

function faultyAt(start: FilingRow, fault: RowFault, column: ModelColumn): FilingRow {
  return { ...start, faults: [{ fault, column }] };
}

type Faults = FilingRow['faults'];

/** What a line says, in the words of the API; or everything that is wrong with it. */
function readFiling(cells: Cells): { readonly filing: Filing | undefined; readonly faults: Faults } {
  const faults: Faults = [];
  const read = <T>(column: ModelColumn, fault: RowFault, parse: (cell: Value) => T | undefined): T | null => {
    const cell = cells[column];
    if (cell === undefined) return null;
    const value = parse(cell);
    if (value === undefined) faults.push({ fault, column });
    return value ?? null;
  };
  const given = {
    principal: read('principal', 'amountInvalid', parseAmountCell) ?? 0,
    interest: read('interest', 'amountInvalid', parseAmountCell) ?? 0,
    costs: read('costs', 'amountInvalid', parseAmountCell) ?? 0,
    privilegeId: read('privilege', 'privilegeUnknown', findPrivilege),
    titleKind: read('titleKind', 'titleUnknown', findTitleKind),
    titleDate: read('titleDate', 'dateInvalid', (cell) => parseDayCell(String(cell))),
    account: textOf(cells.account)?.replaceAll(/\s/g, '').toUpperCase() ?? null,
    assetDescription: textOf(cells.assetDescription),
    reference: textOf(cells.reference),
    communication: textOf(cells.communication),
    titleIssuer: textOf(cells.titleIssuer),
    titleNumber: textOf(cells.titleNumber),
    documentNames: (textOf(cells.documentNames) ?? '')
      .split(/[;|\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  };
  const parsed = filingSchema.safeParse(given);
  if (!parsed.success) faults.push(...fieldErrorsOf(parsed.error).map(faultOf));
  return { filing: faults.length === 0 ? parsed.data : undefined, faults };
}

/** Which fault it is that the contract refuses a value of a column. */
function faultOf({ path: column, code }: FieldError): Faults[number] {
  if (code === 'statement-too-large') return { fault: 'totalTooLarge', column };
  if (column === 'account') return { fault: 'accountInvalid', column };
  const isAmount = column === 'principal' || column === 'interest' || column === 'costs';
  return { fault: isAmount ? 'amountInvalid' : 'textTooLong', column };
}

function textOf(cell: Value | undefined): string | null {
  return cell === undefined ? null : String(cell);
}

function findPrivilege(cell: Value): string | undefined {
  const named = folded(cell);
  return listPrivileges(undefined).find(
    ({ id, names }) => id === named || LANGUAGES.some((language) => folded(names[language]) === named),
  )?.id;
}

function findTitleKind(cell: Value) {
  const named = folded(cell);
  return TITLE_KINDS.filter((kind) => kind !== 'withoutTitle').find(
    (kind) =>
      folded(kind) === named ||
      LANGUAGES.some((language) => folded(VOCABULARIES[language].titleKind[kind]) === named),
  );
}
