import { findPrintedSeal } from '../seal/printed-seal.ts';
import type { SignatureReading } from '../signature/read-signature.ts';
import type { OriginState, PlatformSigner, ReportOrigin } from './report-proof.ts';

const DAY_IN_BRUSSELS = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Brussels',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
});
/** The line of the seal: number of the dossier, number of the calculation. */
const SEALED_NUMBER = /(?<!\d)(\d{4}\/\d{1,9})\s+·\s+\d+(?!\d)/;
const FILE_NUMBER = /(?<![\d/])(\d{4}\/\d{4,9})(?![\d/])/;

export const UNCHECKED: ReportOrigin = { state: 'unchecked', signer: null, seal: null, fileNumber: null };

interface Signed {
  readonly reading: SignatureReading | null;
  readonly signers: readonly PlatformSigner[] | undefined;
  /** Counts as the moment of signing where no trusted time stamp tells it. */
  readonly at: Date;
}

/** Whether a report is one of the platform: it prints a seal, and the platform knows its signer. */
export function findOrigin(
  pages: readonly (readonly string[])[],
  { reading, signers, at }: Signed,
): ReportOrigin {
  const lines = pages.flat();
  if (lines.length === 0) return UNCHECKED;
  const seal = findPrintedSeal(lines) ?? null;
  const read = { seal, fileNumber: findFileNumber(lines), signer: null };
  if (seal === null) return { ...read, state: 'noSeal' };
  if (signers === undefined || reading === null) return { ...read, state: 'unchecked' };
  const found = findKeys(signers, reading, at).map(({ signer, isInPeriod }) => ({
    signer,
    state: isInPeriod ? stateOf(signer, pages) : ('outsidePeriod' as const),
  }));
  // One key can sign in several periods, and for several offices.
  const best = found.find(({ state }) => state === 'ours') ?? found[0];
  if (best !== undefined) return { ...read, ...best };
  const name = foldName(reading.signer.name);
  return { ...read, state: signers.some((one) => foldName(one.name) === name) ? 'namesake' : 'otherSigner' };
}

/** The published keys that are that of a signature, and whether each could sign on the day of the signature. */
export function findKeys(
  signers: readonly PlatformSigner[],
  { certificateSha256, keySha256, evidence, timeStamp }: SignatureReading,
  at: Date,
): readonly { readonly signer: PlatformSigner; readonly isInPeriod: boolean }[] {
  const day = dayOf(evidence.timeStamp === 'good' ? (timeStamp.at ?? at) : at);
  return signers
    .filter((one) => one.certificateSha256 === certificateSha256 || one.keySha256 === keySha256)
    .map((signer) => {
      const { from, until } = signer;
      return { signer, isInPeriod: from <= day && (until === null || day <= until) };
    });
}

function dayOf(moment: Date): string {
  const parts = new Map(DAY_IN_BRUSSELS.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

function stateOf(
  { office }: PlatformSigner,
  [firstPage = [], ...others]: readonly (readonly string[])[],
): OriginState {
  const digits = office.enterpriseNumber?.replace(/\D/g, '') ?? '';
  const isNumbered =
    digits.length >= 9 && firstPage.some((line) => line.replace(/[.\s]/g, '').includes(digits));
  const isNamed = ` ${fold([firstPage, ...others].flat().join(' '))} `.includes(` ${fold(office.name)} `);
  return isNumbered || (isNamed && fold(office.name) !== '') ? 'ours' : 'otherOffice';
}

function findFileNumber(lines: readonly string[]): string | null {
  const sealed = lines
    .map((line) => SEALED_NUMBER.exec(line)?.[1])
    .findLast((number) => number !== undefined);
  return (
    sealed ?? lines.map((line) => FILE_NUMBER.exec(line)?.[1]).find((number) => number !== undefined) ?? null
  );
}

/** Without what an identity card adds in brackets, and in whichever order. */
function foldName(name: string): string {
  return fold(name.replace(/\([^)]{0,40}\)/g, ' '))
    .split(' ')
    .sort()
    .join(' ');
}

/** Letters and digits alone, without accents and capitals. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
