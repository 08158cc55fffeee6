import { describe, expect, it } from 'vitest';
import { type CreditorToReach, canAttachToLink, planSending } from './plan-sending.ts';

const address = { street: 'Haverwerf', housenumber: '27', zipcode: '2800', city: 'Mechelen', country: 'BE' };
const defendant = {
  addresseeId: 'dossier',
  name: 'Meubelatelier Van Hoorick BV',
  person: null,
  language: 'nl',
  address,
} as const;

function creditor(changes: Partial<CreditorToReach> = {}): CreditorToReach {
  const { statementId = 's1' } = changes;
  return {
    addresseeId: statementId ?? 'invitation',
    creditorId: 'immo',
    statementId,
    name: 'Immo Dijlezicht BV',
    person: null,
    language: 'nl',
    address,
    primaryEmail: 'immo@example.be',
    extraEmails: [],
    sendOption: 'EmailLink',
    isSentSeparately: false,
    isReportSentByEmail: false,
    isDistributionFileAttached: false,
    hasNoSecurityLink: false,
    ...changes,
  };
}

function parcelsOf(...creditors: readonly CreditorToReach[]) {
  const { parcels, unreachable } = planSending({ creditors, defendants: [] });
  expect(unreachable).toEqual([]);
  return parcels;
}

describe('the way of the report to a creditor', () => {
  it.each<[string, Partial<CreditorToReach>, object[]]>([
    ['a secured link', {}, [{ way: 'EmailLink', email: 'immo@example.be', hasEnclosure: false }]],
    [
      'a secured link with the report attached as well',
      { isDistributionFileAttached: true },
      [{ way: 'EmailLink', hasEnclosure: true }],
    ],
    [
      'no link when none is wanted: the report goes along instead',
      { hasNoSecurityLink: true },
      [{ way: 'EmailAttachment', hasEnclosure: true }],
    ],
    ['an attachment', { sendOption: 'EmailAttachment' }, [{ way: 'EmailAttachment', hasEnclosure: true }]],
    ['a registered letter', { sendOption: 'RegisteredLetter' }, [{ way: 'RegisteredLetter', address }]],
    [
      'a qualified delivery to the first address, without a copy',
      { sendOption: 'QualifiedDelivery', extraEmails: ['legal@example.be'], isReportSentByEmail: true },
      [{ way: 'QualifiedDelivery', email: 'immo@example.be' }],
    ],
    ['a registered letter when nothing was chosen', { sendOption: null }, [{ way: 'RegisteredLetter' }]],
    [
      'a registered letter and a mail',
      { sendOption: 'RegisteredLetter', isReportSentByEmail: true },
      [{ way: 'RegisteredLetter' }, { way: 'EmailLink' }],
    ],
    [
      'a mail to each address, each once',
      { extraEmails: ['legal@example.be', 'IMMO@example.be'] },
      [{ email: 'immo@example.be' }, { email: 'legal@example.be' }],
    ],
  ])('is %s', (_case, changes, expected) => {
    const parcels = parcelsOf(creditor(changes));
    expect(parcels).toHaveLength(expected.length);
    expect(parcels).toMatchObject(expected);
  });
});

describe('creditors at the same address', () => {
  const other = creditor({ statementId: 's2', creditorId: 'beheer', name: 'Dijlezicht Beheer' });

  it('share a mail, which names them both', () => {
    expect(parcelsOf(creditor(), other)).toEqual([
      {
        way: 'EmailLink',
        email: 'immo@example.be',
        hasEnclosure: false,
        recipient: 'creditor',
        addressee: 'Immo Dijlezicht BV, Dijlezicht Beheer',
        person: null,
        language: 'nl',
        addresseeIds: ['s1', 's2'],
        statementIds: ['s1', 's2'],
      },
    ]);
  });

  it.each<[string, Partial<CreditorToReach>]>([
    ['one is to be sent to separately', { isSentSeparately: true }],
    ['they read another language', { language: 'fr' }],
    ['one wants the report attached', { sendOption: 'EmailAttachment' }],
  ])('do not when %s', (_case, changes) => {
    expect(parcelsOf(creditor(), { ...other, ...changes })).toHaveLength(2);
  });

  it('share a letter only when it is one and the same creditor', () => {
    const byLetter = { sendOption: 'RegisteredLetter' } as const;
    expect(parcelsOf(creditor(byLetter), creditor({ ...byLetter, statementId: 's3' }))).toHaveLength(1);
    expect(parcelsOf(creditor(byLetter), { ...other, ...byLetter })).toHaveLength(2);
  });

  it('each get their own letter when two creditors have one name', () => {
    const byLetter = { sendOption: 'RegisteredLetter' } as const;
    const namesake = creditor({ ...byLetter, statementId: 's2', creditorId: 'another' });
    expect(parcelsOf(creditor(byLetter), namesake).map(({ addresseeIds }) => addresseeIds)).toEqual([
      ['s1'],
      ['s2'],
    ]);
  });

  it('are named as far as there is room, and counted', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      creditor({ statementId: `s${index}`, name: `Schuldeiser nummer ${index}` }),
    );
    const [parcel] = parcelsOf(...many);
    expect(parcel?.addresseeIds).toHaveLength(300);
    expect(parcel?.addressee).toMatch(/^Schuldeiser nummer 0, .*, \+29\d$/);
    expect(parcel?.addressee.length).toBeLessThanOrEqual(160);
  });

  it('lack what was not sent to them, and share only that', () => {
    const { parcels } = planSending(
      { creditors: [creditor(), other], defendants: [defendant] },
      ({ addresseeIds }) => addresseeIds.includes('s2'),
    );
    expect(parcels).toMatchObject([{ addressee: 'Dijlezicht Beheer', addresseeIds: ['s2'] }]);
  });
});

it('writes to each of two defendants, also where they live together', () => {
  const spouse = { ...defendant, addresseeId: 'spouse', name: 'An Maes' };
  const { parcels } = planSending({ creditors: [], defendants: [defendant, spouse] });
  expect(parcels.map(({ addresseeIds }) => addresseeIds)).toEqual([[defendant.addresseeId], ['spouse']]);
});

it('sends the defendant a letter of their own, even where a creditor lives', () => {
  const neighbour = creditor({ name: defendant.name, sendOption: 'RegisteredLetter' });
  const { parcels } = planSending({ creditors: [neighbour], defendants: [defendant] });
  expect(parcels.map(({ recipient }) => recipient)).toEqual(['creditor', 'defendant']);
});

it('names whoever cannot be reached, and why', () => {
  const { unreachable } = planSending({
    creditors: [
      creditor({ primaryEmail: null }),
      creditor({ statementId: 's2', sendOption: 'RegisteredLetter', address: null }),
      creditor({ statementId: 's3', sendOption: null, address: { ...address, country: 'FR' } }),
    ],
    defendants: [{ ...defendant, address: { ...address, zipcode: '' } }],
  });
  expect(unreachable.map(({ statementId, reason }) => [statementId, reason])).toEqual([
    ['s1', 'noEmail'],
    ['s2', 'addressNotServed'],
    ['s3', 'addressNotServed'],
    [null, 'addressNotServed'],
  ]);
});

describe('attaching the report to a mail with a link', () => {
  const options = [null, 'RegisteredLetter', 'EmailLink', 'EmailAttachment'] as const;
  const cases = options.flatMap((sendOption) =>
    [false, true].flatMap((isReportSentByEmail) =>
      [false, true].map((hasNoSecurityLink) => ({ sendOption, isReportSentByEmail, hasNoSecurityLink })),
    ),
  );

  it.each(cases)('is a choice exactly where it changes what is sent: %j', (choices) => {
    const plan = (isDistributionFileAttached: boolean) =>
      planSending({ creditors: [creditor({ ...choices, isDistributionFileAttached })], defendants: [] });
    const isChange = JSON.stringify(plan(true)) !== JSON.stringify(plan(false));
    expect(canAttachToLink(choices)).toBe(isChange);
  });
});

describe('the person whom a parcel addresses', () => {
  const goossens = { name: 'Hilde Goossens', person: { salutation: 'ms', surname: 'Goossens' } } as const;

  it('is the creditor, however many of the own statements it is about', () => {
    const [parcel, ...others] = parcelsOf(creditor(goossens), creditor({ ...goossens, statementId: 's2' }));
    expect(others).toEqual([]);
    expect(parcel?.person).toEqual(goossens.person);
  });

  it('is nobody when it is for several', () => {
    const [parcel, ...others] = parcelsOf(creditor(goossens), creditor({ statementId: 's2' }));
    expect(others).toEqual([]);
    expect(parcel).toMatchObject({ addressee: 'Hilde Goossens, Immo Dijlezicht BV', person: null });
  });
});
