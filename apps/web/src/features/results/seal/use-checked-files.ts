import type { SealMark } from '@prorata/proof/seal/printed-seal';
import { useState } from 'react';
import { type Judgement, judge } from './judge.ts';
import { type ReadReceipt, readReceipt } from './read-receipt.ts';
import { type ReadReport, type ReportTrust, readReport, readSigned } from './read-report.ts';
import { NotAnExportError, type Recalculation, recalculate } from './recalculate.ts';

/** A file that was chosen, with what was found in it. */
interface Checked<Found> {
  readonly name: string;
  readonly found: Found;
}

/** Trusted authorities, and the keys of official reports and of receipts. */
interface Trust extends ReportTrust {
  readonly receiptKey: string;
}

type Refusal = 'notAnExport' | 'otherKind' | 'noAuthorities' | 'notChecked';

interface Files {
  readonly report?: Checked<ReadReport>;
  readonly input?: Checked<Recalculation>;
  /** The receipt of a creditor, which is checked by itself. */
  readonly receipt?: Checked<ReadReceipt> | undefined;
  readonly refusal?: Refusal | undefined;
  /** When the last look was taken, and how long it took. */
  readonly checkedAt?: Date;
  readonly milliseconds?: number;
}

export interface CheckedFiles extends Files {
  readonly isReading: boolean;
  /** Absent while another file is read: an answer is never seen beside the wrong file. */
  readonly judgement: Judgement | undefined;
  readonly check: (files: readonly File[]) => void;
  /** The signed revision alone, without later additions. */
  readonly checkSigned: (report: ReadReport) => Promise<ReadReport>;
}

/**
 * The report and the input that were chosen, together or one after the other. Everything happens on this device.
 *
 * @param loadTrust gives what is known already, and waits for it while it is under way.
 */
export function useCheckedFiles(loadTrust: () => Promise<Trust>, mark: SealMark | undefined): CheckedFiles {
  const [files, setFiles] = useState<Files>({});
  const [isReading, setReading] = useState(false);
  const check = async (chosen: readonly File[]) => {
    setReading(true);
    const start = performance.now();
    let now: Files = { ...files, refusal: undefined, receipt: undefined };
    for (const file of chosen) now = { ...now, ...(await look(file, loadTrust)) };
    setFiles({ ...now, checkedAt: new Date(), milliseconds: performance.now() - start });
    setReading(false);
  };
  const { report, input } = files;
  return {
    ...files,
    isReading,
    judgement:
      !isReading && (report || input)
        ? judge({ report: report?.found ?? null, recalculation: input?.found ?? null, mark: mark ?? null })
        : undefined,
    check: (chosen) => void check(chosen),
    checkSigned: async (found) => readSigned(found, await loadTrust()),
  };
}

async function look(file: File, loadTrust: () => Promise<Trust>): Promise<Files> {
  const { name } = file;
  if (/\.pdf$/i.test(name) || file.type === 'application/pdf') return lookAtPdf(file, loadTrust);
  if (!/\.json$/i.test(name) && file.type !== 'application/json') return { refusal: 'otherKind' };
  try {
    return { input: { name, found: await recalculate(await file.text()) } };
  } catch (error) {
    if (!(error instanceof NotAnExportError)) throw error;
    return { refusal: 'notAnExport' };
  }
}

async function lookAtPdf(file: File, loadTrust: () => Promise<Trust>): Promise<Files> {
  const { name } = file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const trust = await loadTrust().catch(() => null);
  if (trust === null) return { refusal: 'noAuthorities' };
  const receipt = await readReceipt(bytes, trust.receiptKey);
  if (receipt) return { receipt: { name, found: receipt } };
  try {
    return { report: { name, found: await readReport(bytes, trust) } };
  } catch {
    // The proof itself never throws: what reads PDFs could not be loaded.
    return { refusal: 'notChecked' };
  }
}
