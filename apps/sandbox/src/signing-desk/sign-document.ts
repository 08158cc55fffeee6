import { PDF, rgb } from '@libpdf/core';
import type { Authority, Holder } from './authority.ts';

/** How the desk behaves, so that one can see what the product does about a desk that does not behave. */
export const SIGNING_SCENARIOS = ['honest', 'otherPerson', 'changedDocument', 'brokenSignature'] as const;
export type SigningScenario = (typeof SIGNING_SCENARIOS)[number];

const OTHER_PERSON: Holder = { fullName: 'Iemand Anders', nationalNumber: '70010199712' };

/** Signs a document: PAdES at the basic level (B-B), as an addition that leaves every byte of it where it was. */
export async function signDocument(
  authority: Authority,
  document: Uint8Array,
  holder: Holder,
  scenario: SigningScenario,
): Promise<Uint8Array> {
  const pdf = await PDF.load(document);
  if (scenario === 'changedDocument') changeFirstPage(pdf);
  const signer = await authority.issue(scenario === 'otherPerson' ? OTHER_PERSON : holder);
  const { bytes } = await pdf.sign({ signer, level: 'B-B' });
  return scenario === 'brokenSignature' ? withOneByteChanged(bytes, document.length) : bytes;
}

function changeFirstPage(pdf: PDF): void {
  pdf.getPage(0)?.drawText('€ 1 000 000', { x: 72, y: 72, size: 24, color: rgb(1, 0, 0) });
}

/** The day of signing, which the signature vouches for like everything else that was added. */
function withOneByteChanged(bytes: Uint8Array, ownLength: number): Uint8Array {
  const changed = Buffer.from(bytes);
  const day = changed.indexOf('/M (D:', ownLength) + '/M (D:20260101'.length - 1;
  changed[day] = (changed[day] ?? 0) ^ 1;
  return changed;
}
