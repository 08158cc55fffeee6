import { PDF } from '@libpdf/core';
import { answerParent } from '../../adapters/guarded-process.ts';

/** Puts the pages of files behind each other, outside the process that answers everybody else. */
answerParent<readonly Uint8Array[]>(async (files) => {
  const joined = await PDF.merge([...files]);
  return joined.save();
});
