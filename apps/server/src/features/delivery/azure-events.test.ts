import { describe, expect, it } from 'vitest';
import { readAzureEvents } from './azure-events.ts';

const NOW = new Date('2026-01-06T12:00:00.000Z');

function delivery(data: object, eventType = 'Microsoft.Communication.EmailDeliveryReportReceived') {
  return { id: 'event-1', eventType, eventTime: '2026-01-05T10:22:20.822Z', data };
}

function onlyReport(data: object) {
  return readAzureEvents([delivery(data)], NOW).reports[0];
}

describe('a report on a mail', () => {
  it.each([
    'Delivered',
    'Expanded',
    'Bounced',
    'Suppressed',
    'Quarantined',
    'FilteredSpam',
    'Failed',
  ] as const)('%s', (status) => {
    expect(onlyReport({ status })?.report).toMatchObject({ status, eventId: 'azure event-1' });
  });

  it('that we do not know is kept as it was said', () => {
    expect(onlyReport({ status: 'Vaporised' })?.report).toMatchObject({
      status: 'Undefined',
      detail: 'Vaporised',
    });
    expect(onlyReport({})?.report).toMatchObject({ status: 'Undefined', detail: null });
  });

  it.each([
    [
      'as it is now',
      {
        deliveryStatusDetails: { statusMessage: 'no mailbox' },
        deliveryAttemptTimeStamp: '2026-01-05T10:22:20.2855749+00:00',
      },
    ],
    [
      'as the libraries spell it',
      {
        deliveryStatusDetails: { statusMessage: 'no mailbox' },
        deliveryAttemptTimestamp: '2026-01-05T10:22:20.285Z',
      },
    ],
    [
      'as it was at first',
      { DeliveryStatusDetails: 'no mailbox', ReceivedTimestamp: '2026-01-05T10:22:20.285Z' },
    ],
  ])('is read %s', (_case, fields) => {
    expect(onlyReport({ status: 'Bounced', ...fields })?.report).toEqual({
      status: 'Bounced',
      detail: 'Bounced: no mailbox',
      occurredAt: new Date('2026-01-05T10:22:20.285Z'),
      eventId: 'azure event-1',
    });
  });
});

it('tells the code of the handshake', () => {
  const event = delivery({ validationCode: '512d' }, 'Microsoft.EventGrid.SubscriptionValidationEvent');
  expect(readAzureEvents([event], NOW)).toEqual({ validationCode: '512d', reports: [] });
});

it('leaves alone what is not about delivery: that somebody looked proves nothing', () => {
  const event = delivery(
    { engagementType: 'view' },
    'Microsoft.Communication.EmailEngagementTrackingReportReceived',
  );
  expect(readAzureEvents([event], NOW)).toEqual({ validationCode: undefined, reports: [] });
});

it.each([[{}], ['text'], [null], [[{ id: 1 }]], [[{ id: '', eventType: 'x' }]]])('refuses %j', (body) => {
  expect(() => readAzureEvents(body, NOW)).toThrow();
});
