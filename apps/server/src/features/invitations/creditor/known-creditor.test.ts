import { describe, expect, it } from 'vitest';
import { decideKnown } from './known-creditor.ts';

type Sources = Parameters<typeof decideKnown>[0];

const ADDRESS = {
  street: 'Leuvensesteenweg',
  housenumber: '310',
  housenumberaddition: null,
  zipcode: '2812',
  city: 'Muizen',
  country: 'BE',
};
const SEAT = { ...ADDRESS, housenumber: '1' };
const INVITED: Sources['invited'] = {
  sendMethod: 'Email',
  addressee: 'Houthandel Lannoy-Peeters NV',
  email: 'boekhouding@lannoy.example',
  address: null,
  salutation: null,
  language: 'fr',
  creditorReference: 'K-318',
};
const REGISTERED: NonNullable<Sources['published']> = {
  source: 'register',
  isNumberGiven: false,
  number: '1999200781',
  names: ['Houthandel Lannoy-Peeters', 'Lannoy'],
  corporateForm: 'NV',
  creditorType: 'legalEntity',
  address: SEAT,
  email: null,
  sendOption: null,
};
const known = (changes: Partial<Sources> = {}, invited: Partial<Sources['invited']> = {}) =>
  decideKnown({ invited: { ...INVITED, ...invited }, published: undefined, person: undefined, ...changes });

describe('what is known of a creditor', () => {
  it('is all that the letter and the register say, each with its source', () => {
    expect(known({ published: REGISTERED })).toMatchObject({
      creditorType: 'legalEntity',
      corporateName: 'Houthandel Lannoy-Peeters',
      corporateForm: 'NV',
      kboNumber: '1999200781',
      creditorAddress: SEAT,
      creditorReference: 'K-318',
      language: 'fr',
      primaryEmail: 'boekhouding@lannoy.example',
      sendOption: 'EmailLink',
      sources: {
        kboNumber: 'register',
        creditorAddress: 'register',
        creditorReference: 'invitation',
        sendOption: 'invitation',
      },
    });
  });

  it('takes the address of the letter before that of the register', () => {
    const { creditorAddress, sources } = known({ published: REGISTERED }, { address: ADDRESS });
    expect([creditorAddress, sources.creditorAddress]).toEqual([ADDRESS, 'invitation']);
  });

  it('without a register is what the name on the letter tells: a legal form is no person’s', () => {
    expect(known()).toMatchObject({
      creditorType: 'legalEntity',
      corporateName: 'Houthandel Lannoy-Peeters NV',
      corporateForm: 'NV',
      kboNumber: null,
      creditorAddress: null,
    });
    expect(known({}, { addressee: 'Garage De Smet' })).toMatchObject({
      creditorType: null,
      corporateName: 'Garage De Smet',
    });
  });

  it('tells nothing of an enterprise that the letter does not name', () => {
    const other = known({ published: { ...REGISTERED, names: ['Bakkerij Maes'] } });
    expect(JSON.stringify(other)).not.toMatch(/Maes|1999200781/);
    const nobody = known({ published: REGISTERED }, { addressee: null });
    expect(nobody).toMatchObject({ kboNumber: null, corporateName: null, creditorType: null });
  });

  it('takes the number that the office gave for the creditor, whatever the letter calls it', () => {
    const given = { ...REGISTERED, isNumberGiven: true };
    expect(known({ published: given }, { addressee: 'De houthandel' })).toMatchObject({
      kboNumber: '1999200781',
      corporateName: 'Houthandel Lannoy-Peeters',
    });
  });

  it('splits the name of a person as the office did, and never another name than that on the letter', () => {
    const person = { firstName: 'Tine', lastName: 'Adriaens' };
    expect(known({ person }, { addressee: 'Adriaens Tine', salutation: 'ms' })).toMatchObject({
      creditorType: 'person',
      salutation: 'ms',
      ...person,
      corporateName: null,
    });
    const stranger = known({ person }, { addressee: 'Jan Maes', salutation: 'mr' });
    expect(stranger).toMatchObject({ creditorType: 'person', firstName: null, lastName: null });
  });

  it('does not pass on part of an address, to which no letter goes', () => {
    expect(known({}, { address: { ...ADDRESS, zipcode: null } }).creditorAddress).toBeNull();
  });

  it('is sent the report as the invitation went, unless an institution says otherwise', () => {
    expect(known({}, { sendMethod: 'RegisteredLetter', email: null }).sendOption).toBe('RegisteredLetter');
    const institution = { ...REGISTERED, source: 'institution', sendOption: 'EmailAttachment' } as const;
    expect(known({ published: institution })).toMatchObject({
      sendOption: 'EmailAttachment',
      sources: { sendOption: 'institution' },
    });
  });
});
