// Reads one logo after the other for its parent. A process of its own: the files are strangers'.
import { readFile } from 'node:fs/promises';
import { answerParent } from '../../../adapters/guarded-process.ts';
import type { LogoAnswer } from './ask-logo.ts';
import { readLogo } from './read-logo.ts';

answerParent(async (path: string): Promise<LogoAnswer> => readLogo(await readFile(path)));
