import { dirname } from 'node:path';
import { askProcess } from '../../adapters/guarded-process.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { judgeAtOnce, type UploadTools } from '../uploads/receive-upload.ts';
import type { BankFile, BankFileAnswer } from './parse-bank-file.ts';

const PROCESS = new URL('./bank-file-process.ts', import.meta.url);
/** A file as large as is taken is read in a second. */
const LIMITS = { maxMilliseconds: 20_000, maxMegabytes: 600 };

/**
 * What stands in a file of a bank, read in a process of its own before any transaction begins. It is not kept: the scanner is
 * asked first.
 *
 * @throws ProblemError that says why it cannot be read.
 */
export async function readBankFile(
  tools: Pick<UploadTools, 'scanner' | 'clock' | 'logger'>,
  file: UploadedFile,
): Promise<BankFile> {
  await judgeAtOnce(tools, file);
  const limits = { ...LIMITS, folder: dirname(file.path) };
  const outcome = await askProcess<BankFileAnswer>(PROCESS, file.path, limits, file);
  if (outcome.kind !== 'answered') throw new ProblemError('upload-too-complex');
  const { answer } = outcome;
  if (answer.kind !== 'unreadable') return answer;
  throw new ProblemError('bank-statement-unreadable', { params: { ...answer.at } });
}
