import type { SendMethod } from '@prorata/domain/vocabulary';
import { inTransaction } from '../../database/transaction.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { askPost } from './ask-post.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { type ReportRun, readReports } from './read-reports.ts';
import { retry } from './retry-delivery.ts';
import { methodsOf, sendDelivery } from './send-delivery.ts';

/** What a run of a service does at most: the next one goes on where it ended. */
const MAX_PER_RUN = 500;
const AT_A_TIME = 10;

/** Hands what waits and is due to the mail server or the post. Two runs at once share the work: each claims its own. */
export async function sendDue(tools: DeliveryTools, method: SendMethod): Promise<ReportRun> {
  if (!methodsOf(tools).includes(method)) throw new ProblemError('service-unavailable');
  const due = await tools.db
    .selectFrom('deliveries')
    .select('id')
    .where('sendMethod', '=', method)
    .where('nextAttemptAt', '<=', tools.clock())
    .orderBy('nextAttemptAt')
    .limit(MAX_PER_RUN)
    .execute();
  return runEach(due, ({ id }) => sendDelivery(tools, id));
}

/** Mails that nobody took, however often it was tried, are tried again. */
export async function retryFailedMails(tools: DeliveryTools): Promise<ReportRun> {
  const failed = await tools.db
    .selectFrom('deliveries')
    .select('id')
    .where('emailStatus', '=', 'FailedToSend')
    .orderBy('statusChangedAt')
    .limit(MAX_PER_RUN)
    .execute();
  return runEach(failed, async ({ id }) => {
    const isOurs = await inTransaction(tools.db, (trx) => retry(trx, tools, id));
    return isOurs ? sendDelivery(tools, id) : 'nothing';
  });
}

/** Hands over what waits to be registered, and asks about that of which nothing was heard for long. */
export async function runLetterService(tools: DeliveryTools): Promise<ReportRun> {
  const posted = await sendDue(tools, 'RegisteredLetter');
  const isElectronic = tools.qualifiedDelivery !== undefined;
  const sent = isElectronic ? add(posted, await sendDue(tools, 'QualifiedDelivery')) : posted;
  const silent = await tools.db
    .selectFrom('deliveries')
    .select('id')
    .where('nextInquiryAt', '<=', tools.clock())
    .orderBy('nextInquiryAt')
    .limit(MAX_PER_RUN)
    .execute();
  const asked = await runEach(silent, async ({ id }) => {
    await askPost(tools, id);
    return 'succeeded';
  });
  return add(sent, asked);
}

/** Posts the letters that wait now, also those that wait for their next attempt. */
export async function postAtOnce(tools: DeliveryTools): Promise<ReportRun> {
  await tools.db
    .updateTable('deliveries')
    .set({ nextAttemptAt: tools.clock() })
    .where('sendMethod', '=', 'RegisteredLetter')
    .where('registeredLetterStatus', '=', 'Pending')
    // One that was handed over may be under way.
    .where('handedOverAt', 'is', null)
    .where('nextAttemptAt', '>', tools.clock())
    .execute();
  return sendDue(tools, 'RegisteredLetter');
}

/** Reads the reports on mails. */
export function runMailStatusService(tools: DeliveryTools): Promise<ReportRun> {
  return readReports(tools);
}

async function runEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<'nothing' | 'succeeded' | 'failed'>,
): Promise<ReportRun> {
  const run = { processed: 0, succeeded: 0, failed: 0 };
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) {
      const result = await act(item).catch(() => 'failed' as const);
      if (result === 'nothing') continue;
      run.processed += 1;
      run[result] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return run;
}

function add(one: ReportRun, other: ReportRun): ReportRun {
  return {
    processed: one.processed + other.processed,
    succeeded: one.succeeded + other.succeeded,
    failed: one.failed + other.failed,
  };
}
