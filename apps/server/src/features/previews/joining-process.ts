import { readFile, writeFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';
import { answerParent } from '../../adapters/guarded-process.ts';

export interface JoiningJob {
  readonly papers: readonly string[];
  readonly joined: string;
}

/** Puts the pages of files behind each other, outside the process that answers everybody else. */
answerParent<JoiningJob>(async ({ papers, joined }) => {
  const merged = await PDF.merge(await Promise.all(papers.map((paper) => readFile(paper))));
  await writeFile(joined, await merged.save(), { flag: 'wx', mode: 0o600 });
});
