import { mkdir, open, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { MAX_REPORT_BYTES } from '../../http/hooks.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { parseDeliveryReport } from './parse-delivery-report.ts';
import { createReportAddress } from './report-address.ts';
import { takeMailReport } from './take-report.ts';

export interface ReportRun {
  processed: number;
  succeeded: number;
  failed: number;
}

const BATCH_SIZE = 500;

/**
 * Reads the mails that came to the folder for reports (a Maildir, as mail servers fill it) and stores what they say
 * before moving them aside: what a crash leaves is read again, and a report that is read twice counts once. Strangers
 * write there, too: what is larger than a report is moved aside unread, or it would lie in the way of every copy.
 */
export async function readReports(tools: DeliveryTools): Promise<ReportRun> {
  const { bounceFolder: reportFolder } = tools.settings;
  const { logger } = tools;
  const run = { processed: 0, succeeded: 0, failed: 0 };
  if (reportFolder === undefined) return run;
  const arrived = path.join(reportFolder, 'new');
  const names = (await readdir(arrived).catch(nothingYet)).sort().slice(0, BATCH_SIZE);
  for (const name of names) {
    const raw = await readSmall(path.join(arrived, name)).catch(takenByAnother);
    if (raw === undefined) continue;
    run.processed += 1;
    try {
      if (raw === 'tooLarge') {
        // It may be a report all the same, of a server that sent the whole mail back: somebody should look.
        logger.error(
          { file: name },
          'a mail in the folder for reports is too large to be read, and was set aside',
        );
      }
      if (raw !== 'tooLarge' && (await takeReportMail(tools, raw))) run.succeeded += 1;
      else run.failed += 1;
      await setAside(reportFolder, name);
    } catch (err) {
      run.failed += 1;
      logger.error({ err, file: name }, 'a report on a mail could not be stored yet');
    }
  }
  return run;
}

/** A Maildir shows a mail once it is written as a whole. */
async function readSmall(file: string): Promise<Buffer | 'tooLarge'> {
  await using mail = await open(file);
  const { size } = await mail.stat();
  return size > MAX_REPORT_BYTES ? 'tooLarge' : mail.readFile();
}

/** Stores what a mail to the mailbox for reports says; `false` when it is no report on a mail of ours. */
export async function takeReportMail(tools: DeliveryTools, raw: Buffer): Promise<boolean> {
  const found = await parseDeliveryReport(raw, createReportAddress(tools.settings), tools.clock()).catch(
    () => undefined,
  );
  if (found === undefined) {
    tools.logger.warn('a mail came to the mailbox for reports that is no report on a mail of ours');
    return false;
  }
  await takeMailReport(tools, found.deliveryId, found.report);
  return true;
}

/** Maildir: what was seen lies in `cur`, with a mark behind its name. */
async function setAside(folder: string, name: string): Promise<void> {
  const mark = process.platform === 'win32' ? ';2,S' : ':2,S';
  await mkdir(path.join(folder, 'cur'), { recursive: true, mode: 0o700 });
  const from = path.join(folder, 'new', name);
  await rename(from, path.join(folder, 'cur', `${name}${mark}`)).catch(takenByAnother);
}

function nothingYet(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}

function takenByAnother(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
