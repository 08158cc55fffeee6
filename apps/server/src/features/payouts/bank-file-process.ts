// Reads one file of a bank after the other for its parent. A process of its own: whoever uploads them, nobody knows who made them.
import { answerParent } from '../../adapters/guarded-process.ts';
import { parseBankFile } from './parse-bank-file.ts';

answerParent((path: string) => parseBankFile(path));
