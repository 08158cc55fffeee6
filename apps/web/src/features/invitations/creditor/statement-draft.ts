import type { StatementValues } from './statement-values.ts';

/** What was typed and could not be kept yet, with the state of the statement that it was typed on. */
export interface StatementDraft {
  readonly base: StatementValues;
  readonly values: StatementValues;
}

const nameOf = (tpStatementId: string) => `prorata.statement.${tpStatementId}`;

/** Waits in this browser for the connection, or for the rest of a number; nothing where the browser keeps nothing. */
export function keepDraft(tpStatementId: string, draft: StatementDraft | undefined): void {
  try {
    if (draft === undefined) window.localStorage.removeItem(nameOf(tpStatementId));
    else window.localStorage.setItem(nameOf(tpStatementId), JSON.stringify(draft));
  } catch {
    // Full or forbidden: what is typed is still on the screen, and goes to the server as soon as it can.
  }
}

export function readDraft(tpStatementId: string): StatementDraft | undefined {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(nameOf(tpStatementId)) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(kept: unknown): kept is StatementDraft {
  const { base, values } = Object(kept);
  return typeof base?.version === 'number' && typeof values === 'object' && values !== null;
}
