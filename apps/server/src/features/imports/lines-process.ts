// Reads one sheet after the other for its parent. A process of its own: the files are strangers'.
import { answerParent } from '../../adapters/guarded-process.ts';
import { parseLines } from './parse-lines.ts';

answerParent((path: string) => parseLines(path));
