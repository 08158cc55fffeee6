import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EXTRACT_TYPES } from '@prorata/contract/extracts/extract';
import * as z from 'zod';
import { type Layout, layoutSchema } from './layout.ts';
import type { ExtractType } from './refused.ts';

/** The names of the files, in our own folder and in that of an operator. */
const FILES: Readonly<Record<ExtractType, string>> = {
  cbbDutch: 'cbb-dutch.json',
  cbbFrench: 'cbb-french.json',
  providerCsv: 'provider-csv.json',
  providerXml: 'provider-xml.json',
  providerPdf: 'provider-pdf.json',
};

const OWN_FOLDER = path.resolve(import.meta.dirname, '../layouts');

/** A layout that cannot be used, in a sentence for who wrote it. */
class LayoutError extends Error {
  override readonly name = 'LayoutError';
}

/**
 * Looks at every layout, so that a wrong one is told when the server starts. A file in the operator's folder takes the place
 * of ours of the same name.
 * @throws LayoutError that names the file and what is wrong with it.
 */
export function checkLayouts(operatorFolder: string | undefined): void {
  if (operatorFolder !== undefined && !existsSync(operatorFolder)) {
    throw new LayoutError(`EXTRACT_LAYOUTS names a folder that is not there: ${operatorFolder}`);
  }
  for (const type of EXTRACT_TYPES) loadLayout(type, operatorFolder);
}

/**
 * The layout of a type of extract, as it is now: who corrects one need not start the server again.
 * @throws LayoutError that names the file and what is wrong with it.
 */
export function loadLayout(type: ExtractType, operatorFolder?: string): Layout {
  const own = path.join(OWN_FOLDER, FILES[type]);
  const operators = operatorFolder && path.join(operatorFolder, FILES[type]);
  const file = operators && existsSync(operators) ? operators : own;
  const parsed = layoutSchema.safeParse(readJson(file));
  if (!parsed.success) throw new LayoutError(`${file}: ${z.prettifyError(parsed.error)}`);
  if (parsed.data.docTypeId !== type) throw new LayoutError(`${file}: docTypeId must be ${type}.`);
  return parsed.data;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new LayoutError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
