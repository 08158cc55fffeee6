import type { EmailSendStatus } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import type { MailReport } from './take-report.ts';

/**
 * What Azure Communication Services says about mails through Event Grid, as an array of events. Only what we need is
 * asked of them: fields are added and renamed now and then, and an event that we do not know is none of our business.
 */
const eventSchema = z.object({
  id: z.string().min(1).max(200),
  eventType: z.string(),
  eventTime: z.string().optional(),
  data: z.record(z.string(), z.unknown()).catch({}),
});
const eventsSchema = z.array(eventSchema).max(5000);

export interface AzureReport {
  /** What the service calls the mail, and our own name for it, where it was told. */
  readonly messageId: string | undefined;
  readonly internetMessageId: string | undefined;
  readonly recipient: string | undefined;
  readonly report: MailReport;
}

export interface AzureNews {
  /** Set when the service asks us to prove that the address is ours to receive its events. */
  readonly validationCode: string | undefined;
  readonly reports: readonly AzureReport[];
}

const STATUSES: Readonly<Record<string, EmailSendStatus>> = {
  Delivered: 'Delivered',
  Expanded: 'Expanded',
  Bounced: 'Bounced',
  Suppressed: 'Suppressed',
  Quarantined: 'Quarantined',
  FilteredSpam: 'FilteredSpam',
  Failed: 'Failed',
  OutForDelivery: 'Success',
};

const MAX_DETAIL_LENGTH = 500;

/** @throws ZodError when the body is no list of events. */
export function readAzureEvents(body: unknown, receivedAt: Date): AzureNews {
  const events = eventsSchema.parse(body);
  const validation = events.find(
    ({ eventType }) => eventType === 'Microsoft.EventGrid.SubscriptionValidationEvent',
  );
  return {
    validationCode: textOf(validation?.data['validationCode']),
    reports: events
      .filter(({ eventType }) => eventType === 'Microsoft.Communication.EmailDeliveryReportReceived')
      .map((event) => reportOf(event, receivedAt)),
  };
}

function reportOf({ id, data, eventTime }: z.output<typeof eventSchema>, receivedAt: Date): AzureReport {
  const said = textOf(data['status']) ?? '';
  const [, known] =
    Object.entries(STATUSES).find(([word]) => word.toLowerCase() === said.toLowerCase()) ?? [];
  return {
    messageId: textOf(data['messageId']),
    internetMessageId: textOf(data['internetMessageId']),
    recipient: textOf(data['recipient']),
    report: {
      status: known ?? 'Undefined',
      detail: [said, detailOf(data)].filter(Boolean).join(': ').slice(0, MAX_DETAIL_LENGTH) || null,
      occurredAt: momentOf([...TIME_FIELDS.map((name) => data[name]), eventTime], receivedAt),
      eventId: `azure ${id}`,
    },
  };
}

/** Spelled differently on the wire, in the client libraries, and in the first version. */
const TIME_FIELDS = ['deliveryAttemptTimeStamp', 'deliveryAttemptTimestamp', 'ReceivedTimestamp'];

function detailOf(data: Readonly<Record<string, unknown>>): string | undefined {
  const details = data['deliveryStatusDetails'] ?? data['DeliveryStatusDetails'];
  if (typeof details === 'object' && details !== null && 'statusMessage' in details) {
    return textOf(details.statusMessage);
  }
  return textOf(details);
}

function momentOf(given: readonly unknown[], receivedAt: Date): Date {
  const moments = given.map((text) => new Date(textOf(text) ?? Number.NaN));
  const moment = moments.find((date) => !Number.isNaN(date.getTime())) ?? receivedAt;
  return moment > receivedAt ? receivedAt : moment;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
