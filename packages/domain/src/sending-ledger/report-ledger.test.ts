import { describe, expect, it } from 'vitest';
import {
  type AddresseeOfReport,
  findLastDay,
  isComplete,
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
  ...changes,
});
const pending = attempt({ status: 'Pending', acceptedAt: null });
const bounced = attempt({ status: 'Bounced' });
const entryOf = (changes: Partial<AddresseeOfReport>) =>
  ledgerEntryOf({ addresseeId: 's1', sendMethod: 'Email', decision: null, attempts: [], ...changes });

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

  it('can contest until the last day by their own way, and never less than they were told', () => {
    expect(entryOf({ attempts: [attempt()] }).lastDay).toBe('2026-11-30');
    expect(entryOf({ attempts: [attempt({ sendMethod: 'RegisteredLetter', status: 'Sent' })] }).lastDay).toBe(
      '2026-12-02',
    );
    expect(entryOf({ attempts: [attempt({ contestUntil: '2026-12-04' })] }).lastDay).toBe('2026-12-04');
  });

  it('has the term of the first that arrived: sending again to who has it starts no other', () => {
    const again = attempt({ acceptedAt: new Date('2026-11-20T10:00:00Z') });
    expect(entryOf({ attempts: [again, attempt()] }).lastDay).toBe('2026-11-30');
    expect(entryOf({ attempts: [again, bounced] }).lastDay).toBe('2026-12-07');
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
  expect(findLastDay([handedOver, aside])).toBe('2026-11-30');
  expect(findLastDay([aside])).toBe(undefined);
});
