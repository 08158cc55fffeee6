import { readFile } from 'node:fs/promises';
import {
  type BankStatement,
  type StatementFault,
  StatementFaultError,
} from '@prorata/domain/payouts/bank-statement';
import { readCoda } from '@prorata/domain/payouts/read-coda';
import { readCamt } from './read-camt.ts';
import { isStatusReport, readStatusReport, type StatusReport } from './read-status-report.ts';

/** What a bank gives: statements of an account, or its answer to a file of payments. */
export type BankFile =
  | { readonly kind: 'statements'; readonly statements: readonly BankStatement[] }
  | { readonly kind: 'answer'; readonly answer: StatusReport };

export type BankFileAnswer = BankFile | { readonly kind: 'unreadable'; readonly at: StatementFault };

/** What stands in a file of a bank. What it is, its content tells. */
export async function parseBankFile(path: string): Promise<BankFileAnswer> {
  const content = await readFile(path);
  try {
    const answer = parseAnswer(content);
    if (answer) return { kind: 'answer', answer };
    return { kind: 'statements', statements: parseStatements(content) };
  } catch (error) {
    if (error instanceof StatementFaultError) return { kind: 'unreadable', at: error.at };
    throw error;
  }
}

function parseAnswer(content: Buffer): StatusReport | undefined {
  const text = content.toString('utf8').replace(/^\ufeff/, '');
  return isStatusReport(text) ? readStatusReport(text) : undefined;
}

/** CODA is text in the signs of western Europe; camt.053 is XML. */
function parseStatements(content: Buffer): BankStatement[] {
  const isXml = content
    .toString('latin1', 0, 400)
    .trimStart()
    .replace('\u00ef\u00bb\u00bf', '')
    .startsWith('<');
  return isXml
    ? readCamt(content.toString('utf8').replace(/^\ufeff/, ''))
    : readCoda(content.toString('latin1'));
}
