import { extractToDossierSchema } from '@prorata/contract/extracts/decision';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import type { ExtractCreditor } from '@prorata/contract/extracts/extract';
import { partySchema } from '@prorata/contract/parties/party';
import { describe, expect, test } from 'vitest';
import {
  countDecisions,
  decisionsOf,
  isStopDecided,
  isSubjectOpen,
  listAsked,
  type Progress,
  progressOf,
  sendMethodOf,
  stopOf,
  takenFor,
  withCreditor,
} from './progress.ts';

const NOTHING = { value: null, printed: null, places: [] };
const A = '00000000-0000-4000-8000-00000000000a';
const B = '00000000-0000-4000-8000-00000000000b';

function found<Value>(value: Value) {
  return {
    value,
    printed: String(value),
    places: [{ page: 3, left: 0.4, top: 0.2, width: 0.2, height: 0.02 }],
  };
}

const NOTICE = {
  noticeType: found('seizure' as const),
  noticeNumber: found('2026-0398214'),
  receivedAt: NOTHING,
  expiresOn: NOTHING,
  seizureNature: NOTHING,
  actOn: NOTHING,
  servedOn: NOTHING,
  place: NOTHING,
  seizedGoods: NOTHING,
  claimNature: NOTHING,
  amount: found(7_250),
  causeOfPreference: NOTHING,
  bailiff: NOTHING,
  thirdPartyDebtor: NOTHING,
  court: NOTHING,
  contact: NOTHING,
  saleOn: NOTHING,
  details: [],
};

function creditor(key: string, details: Partial<ExtractCreditor> = {}): ExtractCreditor {
  return {
    key,
    name: 'Immo Dijlezicht',
    firstName: NOTHING,
    lastName: NOTHING,
    corporateName: found('Immo Dijlezicht'),
    corporateForm: found('BV' as const),
    kboNumber: NOTHING,
    nationalNumber: NOTHING,
    birthDate: NOTHING,
    address: found({
      street: 'Haverwerf',
      housenumber: '27',
      housenumberaddition: null,
      zipcode: '2800',
      city: 'Mechelen',
      country: 'BE',
    }),
    department: NOTHING,
    email: NOTHING,
    electedDomicile: NOTHING,
    notices: [NOTICE],
    totalAmount: 7_250,
    suggestedPrivilegeId: 'lessor',
    ...details,
  };
}

function draftOf(creditors: readonly ExtractCreditor[], details: Partial<ExtractDraft> = {}): ExtractDraft {
  return {
    creditors: [...creditors],
    comparison: null,
    stoppingNotices: [],
    progress: null,
    ...details,
  } as ExtractDraft;
}

const WORDS = {
  nameOf: () => 'Immo Dijlezicht BV',
  privilegeTypes: new Map([['lessor', 'specific' as const]]),
};

function decided(draft: ExtractDraft, decision: 'invitation' | 'statement' | 'skip'): Progress {
  return draft.creditors.reduce(
    (progress, { key }) => withCreditor(progress, key, { decision }),
    progressOf(draft),
  );
}

describe('what the wizard was told', () => {
  test('begins with nothing decided, and goes on where it was left', () => {
    const draft = draftOf([creditor(A)]);
    const begun = progressOf(draft);
    expect(countDecisions(begun)).toMatchObject({ open: 1, invitations: 0 });
    const left = withCreditor(begun, A, { decision: 'skip' });
    expect(progressOf({ ...draft, progress: { ...left } })).toEqual(left);
    expect(progressOf({ ...draft, progress: { edition: 0 } })).toEqual(begun);
  });

  test('takes from a known party what the extract lacks, and leaves what it says', () => {
    const one = progressOf(draftOf([creditor(A)])).creditors[A];
    const address = { street: 'Kerkstraat', housenumber: '1', zipcode: '9000', city: 'Gent', country: 'BE' };
    const party = partySchema.parse({
      ...{ name: 'Immo Dijle', kboNumber: '0403227515', email: 'a@dijle.example', address },
      sendMethod: 'Email',
    });
    expect(one && takenFor(party, one)).toMatchObject({
      values: {
        corporateName: 'Immo Dijlezicht',
        kboNumber: '0403227515',
        primaryEmail: 'a@dijle.example',
        creditorAddress: { city: 'Mechelen' },
      },
      sendMethod: 'Email',
      isMatched: true,
      revision: 1,
    });
  });

  test('becomes an invitation that the contract takes, by letter where there is no email address', () => {
    const draft = draftOf([creditor(A)]);
    const body = decisionsOf(draft, decided(draft, 'invitation'), WORDS);
    expect(body.creditors).toMatchObject([
      {
        decision: 'invitation',
        invitation: { sendMethod: 'RegisteredLetter', addressee: 'Immo Dijlezicht BV' },
      },
    ]);
    expect(extractToDossierSchema.safeParse(body).error).toBeUndefined();
  });

  test('a letter to a large creditor names the service that follows the claim', () => {
    const draft = draftOf([creditor(A, { department: found('team Invordering') })]);
    const [first] = decisionsOf(draft, decided(draft, 'invitation'), WORDS).creditors;
    expect(first).toMatchObject({ invitation: { addressee: 'Immo Dijlezicht BV, team Invordering' } });
  });

  test('an email address is used where there is one, with the letter behind it', () => {
    const draft = draftOf([creditor(A, { email: found('huur@dijlezicht.example') })]);
    const progress = decided(draft, 'invitation');
    expect(Object.values(progress.creditors).map(sendMethodOf)).toEqual(['Email']);
    const [first] = decisionsOf(draft, progress, WORDS).creditors;
    expect(first).toMatchObject({
      invitation: { email: 'huur@dijlezicht.example', address: null, fallbackAddress: { zipcode: '2800' } },
    });
  });

  test('becomes a statement with the claim that its privilege is for', () => {
    const draft = draftOf([creditor(A)]);
    const body = decisionsOf(draft, decided(draft, 'statement'), WORDS);
    expect(body.creditors).toMatchObject([
      {
        decision: 'statement',
        statement: { corporateName: 'Immo Dijlezicht', totalAmountClaimed: 7_250, firstName: null },
        claims: [{ type: 'specific', privilegeId: 'lessor', amountDemanded: 7_250 }],
      },
    ]);
    expect(extractToDossierSchema.safeParse(body).error).toBeUndefined();
  });

  test('whoever was joined to a creditor that is now skipped is open again', () => {
    const draft = draftOf([creditor(A), creditor(B)]);
    const joined = withCreditor(progressOf(draft), B, { decision: 'joined', joinedWith: A });
    const skipped = withCreditor(joined, A, { decision: 'skip' });
    expect(skipped.creditors[B]).toMatchObject({ decision: null, joinedWith: null });
    expect(withCreditor(joined, A, { decision: 'invitation' }).creditors[B]?.joinedWith).toBe(A);
  });

  test('says nothing of creditors whom the dossier has unchanged', () => {
    const compared = { decidedBefore: null, creditorId: null, changes: [] };
    const comparison = {
      defendants: [],
      defendantId: 'main',
      previous: null,
      creditors: [
        { key: A, state: 'same' as const, ...compared },
        { key: B, state: 'new' as const, ...compared },
      ],
      gone: [],
      knownStops: [],
    };
    const draft = draftOf([creditor(A), creditor(B)], { comparison });
    expect(listAsked(draft).map(({ key }) => key)).toEqual([B]);
    const { creditors } = decisionsOf(draft, decided(draft, 'skip'), WORDS);
    expect(creditors).toEqual([{ decision: 'skip', key: B }]);
  });
});

describe('a further extract', () => {
  const defendants = [{ id: 'main', name: 'Koen Leemans' }];
  const comparison = { defendants, previous: null, creditors: [], gone: [], knownStops: [] };
  const dossierId = A;

  test('about a defendant of the dossier is taken over as such', () => {
    const draft = draftOf([], { dossierId, comparison: { ...comparison, defendantId: 'main' } });
    const progress = progressOf(draft);
    expect(isSubjectOpen(draft, progress)).toBe(false);
    expect(decisionsOf(draft, progress, WORDS)).toMatchObject({ defendantId: 'main' });
  });

  test('about somebody else waits for a person to say about whom, who may be added as the extract tells', () => {
    const defendant = {
      ...creditor(A),
      corporateName: NOTHING,
      firstName: found('An'),
      lastName: found('Coenen'),
    };
    const draft = draftOf([], { dossierId, defendant, comparison: { ...comparison, defendantId: null } });
    const progress = progressOf(draft);
    expect(isSubjectOpen(draft, progress)).toBe(true);
    const decided = { ...progress, subject: { id: B, isNew: true } };
    expect(isSubjectOpen(draft, decided)).toBe(false);
    const sent = decisionsOf(draft, decided, WORDS);
    expect(sent.newDefendant).toMatchObject({
      ...{ id: B, name: 'An', surname: 'Coenen', companyName: null },
      address: { address1: 'Haverwerf 27', zipcode: '2800', city: 'Mechelen' },
    });
    expect(extractToDossierSchema.safeParse(sent).error).toBeUndefined();
  });
});

describe('a notice that stops the distribution', () => {
  const received = found('2026-06-04T13:31:00Z');

  test('stops it from the judgment, of which the hour is not known', () => {
    const stop = stopOf({
      ...NOTICE,
      stopKind: found('bankruptcy' as const),
      actOn: found('2026-06-01'),
      receivedAt: received,
    });
    expect(stop).toMatchObject({ kind: 'bankruptcy', date: '2026-06-01', time: null });
  });

  test('stops it from its own hour where that counts, on the clock in Belgium', () => {
    const stop = stopOf({
      ...NOTICE,
      stopKind: found('collectiveDebtSettlement' as const),
      actOn: found('2026-06-01'),
      receivedAt: received,
    });
    expect(stop).toMatchObject({ date: '2026-06-04', time: '15:31' });
  });

  test('is not decided on again when the dossier knows of it', () => {
    const comparison = {
      defendants: [],
      defendantId: 'main',
      previous: null,
      creditors: [],
      gone: [],
      knownStops: [0],
    };
    const stoppingNotices = [{ ...NOTICE, stopKind: NOTHING }];
    const progress = progressOf(draftOf([], { comparison, stoppingNotices }));
    expect(progress.stops.every(isStopDecided)).toBe(true);
    expect(decisionsOf(draftOf([], { comparison, stoppingNotices }), progress, WORDS).stops).toEqual([]);
  });

  test('is left out only with a reason, and registered only with a kind and a day', () => {
    const stop = stopOf({ ...NOTICE, stopKind: NOTHING, receivedAt: received });
    expect(isStopDecided(stop)).toBe(false);
    expect(isStopDecided({ ...stop, kind: 'bankruptcy' })).toBe(true);
    expect(isStopDecided({ ...stop, isLeftOut: true, reason: ' ' })).toBe(false);
    expect(isStopDecided({ ...stop, isLeftOut: true, reason: 'Andere persoon.' })).toBe(true);
  });
});
