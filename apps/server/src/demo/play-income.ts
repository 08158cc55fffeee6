import {
  newPayerSchema,
  newReceiptSchema,
  recurringTermsSchema,
} from '@prorata/contract/recurring/recurring';
import type { DemoDossier, DemoIncome } from '@prorata/demo/dossiers';
import { eurosFromCents } from '@prorata/domain/money';
import { createPayer, listPayers } from '../features/recurring/payers.ts';
import { createReceipt } from '../features/recurring/receipts.ts';
import { setTerms } from '../features/recurring/set-terms.ts';
import type { Agenda, Place } from './agenda.ts';
import type { Story } from './story.ts';

/** Who pays month by month and what came in: it waits for the first run, which nobody has opened. */
export function receiveIncome(
  { moment }: Story,
  agenda: Agenda,
  { income, openedBy, openedAt }: DemoDossier,
  { dossierId }: Place,
): void {
  if (income === undefined) return;
  const opened = moment(openedAt);
  agenda.add(opened, async (story) => {
    const action = await story.actionOf(openedBy, opened);
    await setTerms(story.trx, action, dossierId, termsOf(story, income));
    await createPayer(story.trx, action, dossierId, payerOf(story, income));
  });
  for (const receipt of income.receipts) {
    const at = moment(`${receipt.receivedOn}T09:15`);
    agenda.add(at, async (story) => {
      const [payer] = await listPayers(story.trx, dossierId);
      const given = receiptOf(story, income, receipt, payer?.id);
      await createReceipt(story.trx, await story.actionOf(openedBy, at), dossierId, given);
    });
  }
}

function termsOf(story: Story, { everyMonths, thresholdCents, children, childrenSince }: DemoIncome) {
  return recurringTermsSchema.parse({
    version: 1,
    threshold: eurosFromCents(thresholdCents),
    everyMonths,
    children,
    childrenSince: story.day(childrenSince),
  });
}

function payerOf(story: Story, { payer: { address, seizedAt, ...payer } }: DemoIncome) {
  const { street, housenumber, zipcode, city, country } = address;
  return newPayerSchema.parse({
    ...payer,
    address: { street, housenumber, zipcode, city, country },
    seizedAt: story.moment(seizedAt).toISOString(),
  });
}

function receiptOf(
  story: Story,
  { payer, children }: DemoIncome,
  { paidOn, receivedOn, netCents, amountCents }: DemoIncome['receipts'][number],
  payerId: string | undefined,
) {
  const day = story.day(paidOn);
  return newReceiptSchema.parse({
    payerId,
    month: day.slice(0, 7),
    receivedOn: story.day(receivedOn),
    amount: eurosFromCents(amountCents),
    computation: {
      paidOn: day,
      incomes: [{ kind: payer.kind, payer: payer.name, net: eurosFromCents(netCents) }],
      children,
    },
  });
}
