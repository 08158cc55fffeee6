import { enterpriseNumber } from './numbers.ts';

/** Against whom the dossier runs in which a newcomer practises: a company that nobody has. */
export const PRACTICE_DEFENDANT = {
  salutation: null,
  name: null,
  surname: null,
  email: null,
  phone: null,
  nationalNumber: null,
  companyName: 'Atelier Zilverberk',
  kboNumber: enterpriseNumber(950),
  corporateForm: 'BV',
  address: {
    address1: 'Oefenstraat 1',
    address2: null,
    zipcode: '3000',
    city: 'Leuven',
    country: 'BE',
  },
} as const;
