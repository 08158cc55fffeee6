import { describe, expect, it } from 'vitest';
import {
  type AddresseeOfReport,
  findLastDays,
  isComplete,
  isReceiptLacking,
  isToBeSent,
  ledgerEntryOf,
  type ReportAttempt,
} from './report-ledger.ts';

const SUNDAY = new Date('2026-11-15T10:00:00Z');
const attempt = (changes: Partial<ReportAttempt> = {}): ReportAttempt => ({
  sendMethod: 'Email',
  status: 'Sent',
  acceptedAt: SUNDAY,
  place: 'immo@example.be',
  correctionId: null,
  contestUntil: null,
  depositedAt: null,
  presentedAt: null,
  ...changes,
});
const letter = (changes: Partial<ReportAttempt> = {}) =>
  attempt({ sendMethod: 'RegisteredLetter', place: 'Haverwerf 27, 2800 Mechelen', ...changes });
const pending = attempt({ status: 'Pending', acceptedAt: null });
const bounced = attempt({ status: 'Bounced' });
const entryOf = (changes: Partial<AddresseeOfReport>) =>
  ledgerEntryOf({
    addresseeId: 's1',
    sendMethod: 'Email',
    decision: null,
    receivedOn: null,
    isEmailCounted: true,
    attempts: [],
    ...changes,
  });

describe('an addressee', () => {
  it.each([
    ['unsent', {}],
    ['waiting', { attempts: [pending] }],
    ['handedOver', { attempts: [attempt(), pending] }],
    ['failed', { attempts: [bounced] }],
    ['waiting', { attempts: [pending, bounced] }],
    ['setAside', { attempts: [bounced], decision: { id: 'd', decision: 'setAside' } }],
    ['unsent', { attempts: [attempt()], decision: { id: 'd', decision: 'correct' } }],
    [
      'handedOver',
      { attempts: [attempt({ correctionId: 'd' })], decision: { id: 'd', decision: 'correct' } },
    ],
    ['unsent', { sendMethod: 'RegisteredLetter', attempts: [attempt()] }],
    ['handedOver', { attempts: [attempt({ sendMethod: 'RegisteredLetter', status: 'Dropped' })] }],
  ] as const)('is %s: %j', (state, changes) => {
    expect(entryOf(changes).state).toBe(state);
  });

  it('has the days of the day on which the letter lies at the post, which is planned until the post says it', () => {
    // Asked for on a Sunday: posted on Monday the 16th, so the first day is Thursday the 19th.
    const planned = { lastDay: '2026-12-03', cautiousDay: '2026-12-04' };
    expect(entryOf({ attempts: [letter()] }).days).toEqual(planned);
    const depositedAt = new Date('2026-11-17T16:00:00Z');
    const posted = letter({ status: 'Dropped', depositedAt });
    expect(entryOf({ attempts: [posted] }).days).toEqual({
      lastDay: '2026-12-04',
      cautiousDay: '2026-12-07',
    });
  });

  it('has the days of the evidence of a qualified delivery, and not of a mail beside it', () => {
    const message = attempt({ sendMethod: 'QualifiedDelivery', status: 'Dropped', depositedAt: SUNDAY });
    const by = { sendMethod: 'QualifiedDelivery' } as const;
    expect(entryOf({ ...by, attempts: [attempt()] }).state).toBe('unsent');
    expect(entryOf({ ...by, attempts: [message] }).days?.lastDay).toBe('2026-12-03');
    const presentedAt = new Date('2026-11-25T10:00:00Z');
    const presented = { ...message, status: 'Delivered', presentedAt } as const;
    expect(entryOf({ ...by, attempts: [presented] }).days?.lastDay).toBe('2026-12-10');
    const refused = { ...message, status: 'Returned' } as const;
    expect(entryOf({ ...by, attempts: [refused] })).toMatchObject({ state: 'failed', days: null });
    expect(entryOf({ ...by, attempts: [refused, letter()] }).state).toBe('handedOver');
  });

  it('is never given less than they were told', () => {
    const told = letter({ contestUntil: '2026-12-09', depositedAt: new Date('2026-11-16T09:00:00Z') });
    expect(entryOf({ attempts: [told] }).days).toEqual({ lastDay: '2026-12-09', cautiousDay: '2026-12-09' });
  });

  it('whom a mail alone reached has no days before a receipt, unless the office counts the mail', () => {
    const waiting = entryOf({ isEmailCounted: false, attempts: [attempt()] });
    expect(waiting.days).toBeNull();
    expect(isReceiptLacking(waiting)).toBe(true);
    const received = entryOf({ isEmailCounted: false, receivedOn: '2026-11-18', attempts: [attempt()] });
    expect(received.days?.lastDay).toBe('2026-12-03');
    expect(isReceiptLacking(received)).toBe(false);
    expect(entryOf({ attempts: [attempt()] }).days?.lastDay).toBe('2026-11-30');
  });

  it('has the days of their receipt when the office brought them the report itself', () => {
    const aside = { id: 'd', decision: 'setAside' } as const;
    expect(entryOf({ decision: aside, receivedOn: '2026-11-18' }).days?.lastDay).toBe('2026-12-03');
    expect(isReceiptLacking(entryOf({ decision: aside }))).toBe(false);
  });

  it('has the term of the first that arrived: sending again to who has it starts no other', () => {
    const again = attempt({ acceptedAt: new Date('2026-11-20T10:00:00Z') });
    expect(entryOf({ attempts: [again, attempt()] }).days?.lastDay).toBe('2026-11-30');
    expect(entryOf({ attempts: [again, bounced] }).days?.lastDay).toBe('2026-12-07');
  });
});

it('is sent again only where nothing is on its way and nothing arrived', () => {
  const place = { sendMethod: 'Email', place: 'Immo@example.be' } as const;
  expect(isToBeSent(entryOf({ attempts: [attempt()] }), place)).toBe(false);
  expect(isToBeSent(entryOf({ attempts: [pending] }), place)).toBe(false);
  expect(isToBeSent(entryOf({ attempts: [bounced] }), place)).toBe(true);
  expect(isToBeSent(entryOf({ attempts: [attempt()] }), { ...place, place: 'other@example.be' })).toBe(true);
});

it('is complete when everybody was handed the report or set aside, and ends with the last of them', () => {
  const handedOver = entryOf({ attempts: [attempt()] });
  const aside = entryOf({ decision: { id: 'd', decision: 'setAside' } });
  expect(isComplete([handedOver, aside])).toBe(true);
  expect(isComplete([handedOver, entryOf({ attempts: [bounced] })])).toBe(false);
  expect(findLastDays([aside])).toBe(undefined);
  const byLetter = entryOf({ attempts: [letter()] });
  expect(findLastDays([byLetter, handedOver, aside])).toEqual(byLetter.days);
});
