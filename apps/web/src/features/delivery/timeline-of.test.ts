import type { SendResult } from '@prorata/contract/delivery/delivery';
import { describe, expect, it } from 'vitest';
import { timelineOf } from './timeline-of.ts';

const LETTER = {
  id: 'a',
  sendMethod: 'RegisteredLetter',
  addressee: 'Kessel',
  address: 'Eupen',
  requestedAt: '2026-10-15T09:02:00.000Z',
  requestedBy: 'Petra Kalbusch',
  acceptedAt: null,
  statusChangedAt: '2026-10-15T09:02:00.000Z',
  failure: null,
  nextAttemptAt: null,
  replacesDeliveryId: null,
  barcode: null,
  registeredLetterId: 'a',
  hasProofOfDeposit: false,
} as const;

type LetterStatus = Exclude<SendResult, { sendMethod: 'Email' }>['status'];

function letter(status: LetterStatus, steps: readonly LetterStatus[], changes: object = {}): SendResult {
  return {
    ...LETTER,
    status,
    steps: steps.map((step, index) => ({
      status: step,
      occurredAt: `2026-10-1${6 + index}T10:00:00.000Z`,
      detail: null,
      evidence: null,
    })),
    ...changes,
  };
}

function inWords(result: SendResult): string[] {
  return timelineOf(result).map(({ kind, label, isCurrent }) => `${kind} ${label}${isCurrent ? ' now' : ''}`);
}

describe('the way of a letter', () => {
  it('begins with who asked, and ends with what is expected', () => {
    expect(inWords(letter('Ongoing', ['Sent', 'Dropped', 'Ongoing']))).toEqual([
      'requested requested',
      'step letterSteps.Sent',
      'step letterSteps.Dropped',
      'step letterSteps.Ongoing now',
      'expected letterSteps.Delivered',
    ]);
    expect(timelineOf(letter('Pending', []))[0]).toMatchObject({ note: 'Petra Kalbusch', isCurrent: true });
  });

  it('expects nothing once it is over', () => {
    expect(inWords(letter('Returned', ['Sent', 'Returned']))).toEqual([
      'requested requested',
      'step letterSteps.Sent',
      'step letterSteps.Returned now',
    ]);
  });

  it('says where it is, also when something older was reported last', () => {
    expect(inWords(letter('Received', ['Sent', 'Received', 'Ongoing']))).toContain(
      'step letterSteps.Received now',
    );
  });

  it('says once what a service says twice, but tells of each attempt', () => {
    expect(inWords(letter('Sent', ['Pending', 'Pending', 'Sent', 'Sent']))).toEqual([
      'requested requested',
      'step letterSteps.Pending',
      'step letterSteps.Pending',
      'step letterSteps.Sent now',
      'expected letterSteps.Delivered',
    ]);
  });

  it('tells when it is attempted again', () => {
    const nextAttemptAt = '2026-10-15T09:12:00.000Z';
    expect(timelineOf(letter('Pending', ['Pending'], { nextAttemptAt })).at(-1)).toMatchObject({
      kind: 'expected',
      label: 'letterSteps.Sent',
      at: nextAttemptAt,
    });
  });
});
