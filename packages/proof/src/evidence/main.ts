import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import type { PlatformSigner } from '../report/report-proof.ts';
import { parseCertificates } from '../signature/certificates.ts';
import { EXIT_CODES, type Finding, type Outcome } from './finding.ts';
import type { Inflate } from './read-archive.ts';
import { type EvidenceOptions, type EvidenceResult, verifyEvidence } from './verify-evidence.ts';
import { verifyReport } from './verify-report.ts';
import { inWords, LANGUAGES, type ScriptLanguage } from './words/in-words.ts';

export { EXIT_CODES } from './finding.ts';
export type { EvidenceResult } from './verify-evidence.ts';
export { verifyReport } from './verify-report.ts';
export { inWords, LANGUAGES, listCodes } from './words/in-words.ts';

const inflate: Inflate = (packed, size) => {
  // One byte more than it should be is enough to know that it is too much.
  const { buffer, engine } = inflateRawSync(packed, { maxOutputLength: size + 1, info: true }) as unknown as {
    readonly buffer: Uint8Array;
    readonly engine: { readonly bytesWritten: number };
  };
  return { content: buffer, consumed: engine.bytesWritten };
};

export function checkEvidence(
  bytes: Uint8Array,
  options: Omit<EvidenceOptions, 'inflate'> = {},
): Promise<EvidenceResult> {
  return verifyEvidence(bytes, { ...options, inflate });
}

/** A slip of the person who started the script, not a fault of the file. */
class UsageError extends Error {
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;

  constructor(code: string, params: Readonly<Record<string, string>> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

interface Command {
  readonly file: string;
  readonly trust: string | undefined;
  readonly signers: readonly PlatformSigner[] | undefined;
}

type Options = Partial<Record<'trust' | 'signers' | 'language', string>>;

async function main(given: readonly string[]): Promise<number> {
  const { names, options } = readOptions(given);
  const language = languageOf(options.language ?? process.env['LANG'] ?? '');
  try {
    if (options.language !== undefined && language !== options.language) throw new UsageError('usage');
    return await run(readCommand(names, options), language);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(inWords(error, language));
    return EXIT_CODES.unreadable;
  }
}

/** An option that is unknown or has no value is named as `undefined`, and refused with everything else. */
function readOptions(given: readonly string[]) {
  const options: Options = {};
  const names: (string | undefined)[] = [];
  for (let place = 0; place < given.length; place += 1) {
    const word = given[place];
    const [, option] = /^--(trust|signers|language)$/.exec(word ?? '') ?? [];
    if (option === undefined) names.push(word?.startsWith('--') ? undefined : word);
    else {
      place += 1;
      const value = given[place];
      if (value === undefined || options[option as keyof Options] !== undefined) names.push(undefined);
      else options[option as keyof Options] = value;
    }
  }
  return { names, options };
}

function languageOf(spoken: string): ScriptLanguage {
  return LANGUAGES.find((language) => language === spoken.slice(0, 2)) ?? 'en';
}

function readCommand(names: readonly (string | undefined)[], { trust, signers }: Options): Command {
  const [file] = names;
  if (file === undefined || names.length > 1) throw new UsageError('usage');
  return {
    file,
    trust: trust === undefined ? undefined : readTrust(trust),
    signers: signers === undefined ? undefined : readSigners(signers),
  };
}

function read(name: string): Uint8Array {
  try {
    return readFileSync(name);
  } catch {
    throw new UsageError('fileUnreadable', { name });
  }
}

function readTrust(name: string): string {
  const pem = new TextDecoder('latin1').decode(read(name));
  try {
    if (parseCertificates(pem).length > 0) return pem;
  } catch {
    // Said in the same words as a file without any.
  }
  throw new UsageError('trustEmpty', { name });
}

/** The list as the platform publishes it: alone, or with the authorities beside it. */
function readSigners(name: string): readonly PlatformSigner[] {
  try {
    const value = JSON.parse(new TextDecoder().decode(read(name)));
    const list = Array.isArray(value) ? value : (value.signers ?? value.items);
    if (Array.isArray(list) && list.every(isSigner)) return list;
  } catch (error) {
    if (error instanceof UsageError) throw error;
  }
  throw new UsageError('signersUnreadable', { name });
}

function isSigner(value: unknown): value is PlatformSigner {
  const { certificateSha256, keySha256, name, office, from, until } = Object(value);
  const texts = [certificateSha256, keySha256, name, Object(office).name, from, until ?? ''];
  return until !== undefined && texts.every((text) => typeof text === 'string');
}

async function run({ file, trust, signers }: Command, language: ScriptLanguage): Promise<number> {
  const bytes = read(file);
  const isReport = new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';
  const { findings, outcome } = isReport
    ? await verifyReport(bytes, { ...(trust !== undefined && { trust }), ...(signers && { signers }) })
    : await checkEvidence(bytes, trust === undefined ? {} : { trust });
  for (const finding of findings) {
    console.log(`${inWords({ code: finding.level }, language)}: ${inWords(finding, language)}`);
  }
  console.log(`\n${conclude(isReport ? 'report' : 'evidence', outcome, findings, language)}`);
  return EXIT_CODES[outcome];
}

const COUNTED: Partial<Record<Outcome, Finding['level']>> = { contradicts: 'bad', unconfirmed: 'unproven' };

function conclude(
  what: 'report' | 'evidence',
  outcome: Outcome,
  findings: readonly Finding[],
  language: ScriptLanguage,
): string {
  const count = findings.filter(({ level }) => level === COUNTED[outcome]).length;
  const code = `${what}${outcome[0]?.toUpperCase()}${outcome.slice(1)}`;
  return inWords({ code, params: { count } }, language);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error);
    // Node would end with 1, which says that the file contradicts itself.
    return EXIT_CODES.unreadable;
  });
}
