/** What the seal at the end of a report says, as it stands on the paper. */
export interface PrintedSeal {
  readonly inputSha256: string;
  readonly outcomeSha256: string;
  readonly lawVersion: string;
  readonly engineVersion: string;
}

const GROUP = /(?<![0-9a-z])[0-9a-f]{8}(?![0-9a-z])/g;
const LABEL = 'SHA-256';
const LAW_VERSION = /\d{4}\.\d+\+[0-9a-f]{12}/;
const ENGINE_VERSION = /\b\d+\.\d+\.\d+\b/;

/** Finds the seal among the lines of a report, whatever its language and layout; it closes the report. */
export function findPrintedSeal(lines: readonly string[]): PrintedSeal | undefined {
  const text = lines.join('\n');
  const lawVersion = LAW_VERSION.exec(text);
  if (lawVersion === null) return undefined;
  const rest = text.slice(lawVersion.index + lawVersion[0].length);
  const [, inputSha256 = '', outcomeSha256 = ''] = rest.split(LABEL).map(fingerprintIn);
  const engineVersion = ENGINE_VERSION.exec(rest)?.[0];
  if (inputSha256 === '' || outcomeSha256 === '' || engineVersion === undefined) return undefined;
  return { lawVersion: lawVersion[0], engineVersion, inputSha256, outcomeSha256 };
}

/** Eight groups of eight digits, over as many lines as they take; what stands beside them is no such group. */
function fingerprintIn(text: string): string {
  const groups = [...text.matchAll(GROUP)].slice(0, 8).map(([group]) => group);
  return groups.length === 8 ? groups.join('') : '';
}

/** What the QR code of a report carries behind the address of the seal page. */
export interface SealMark {
  readonly fileNumber: string;
  readonly calculation: number;
  readonly inputSha256: string;
  readonly outcomeSha256: string;
}

const MARK = /^#?(\d{4}\/\d+)\/(\d+)\/([0-9a-f]{64})\/([0-9a-f]{64})$/;

export function parseSealMark(fragment: string): SealMark | undefined {
  const [, fileNumber, calculation, inputSha256, outcomeSha256] =
    MARK.exec(decodeURIComponent(fragment)) ?? [];
  if (!fileNumber || !calculation || !inputSha256 || !outcomeSha256) return undefined;
  return { fileNumber, calculation: Number(calculation), inputSha256, outcomeSha256 };
}
