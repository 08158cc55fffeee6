import type { Confidence } from '../confidence.ts';
import type { DatedParameter, DatedValue, Reference } from '../dated-parameter.ts';
import type { IsoDate } from '../iso-date.ts';

const LEGAL_RATE = { act: 'interestAct', article: '2 §1' } as const;
const TAX_RATE = { act: 'interestAct', article: '2 §2/1' } as const;
const LATE_PAYMENT_RATE = { act: 'latePaymentAct', article: '5' } as const;

/** A rate of so many parts per million a year, as its notice was reported. */
function rate(
  from: IsoDate,
  value: number | null,
  reference: Reference,
  reportedBy: string | null,
  confidence: Confidence = 'source',
  note?: string,
): DatedValue<number> {
  return {
    from,
    value,
    reference: reportedBy === null ? reference : { ...reference, reportedBy },
    confidence,
    ...(note === undefined ? {} : { note }),
  };
}

const notYetPublished = (from: IsoDate, reference: Reference) =>
  rate(from, null, reference, null, 'unverified', 'Not published when this edition was made.');

const TO_2013 = 'corporate.be, gillescarnoy.be';
const TO_2023 = 'lydian.be';

/** Between people, and wherever no other text speaks: Euribor at twelve months in December, up to a quarter, plus 2. */
export const civilInterestRate = {
  id: 'interest.civil',
  unit: 'per-million',
  names: {
    nl: 'wettelijke rentevoet in burgerlijke zaken',
    fr: 'taux d’intérêt légal en matière civile',
    de: 'gesetzlicher Zinssatz in Zivilsachen',
    en: 'legal interest rate in civil matters',
  },
  values: [
    rate('1986-08-01', 80_000, LEGAL_RATE, null),
    rate('1996-09-01', 70_000, LEGAL_RATE, null),
    rate('2007-01-01', 60_000, LEGAL_RATE, TO_2013),
    rate('2008-01-01', 70_000, LEGAL_RATE, TO_2013),
    rate('2009-01-01', 55_000, LEGAL_RATE, TO_2013),
    rate('2010-01-01', 32_500, LEGAL_RATE, TO_2013),
    rate('2011-01-01', 37_500, LEGAL_RATE, TO_2013),
    rate('2012-01-01', 42_500, LEGAL_RATE, TO_2013),
    rate('2013-01-01', 27_500, LEGAL_RATE, TO_2013),
    rate('2015-01-01', 25_000, LEGAL_RATE, TO_2023),
    rate('2016-01-01', 22_500, LEGAL_RATE, TO_2023),
    rate('2017-01-01', 20_000, LEGAL_RATE, TO_2023),
    rate('2020-01-01', 17_500, LEGAL_RATE, TO_2023),
    rate('2022-01-01', 15_000, LEGAL_RATE, TO_2023),
    rate('2023-01-01', 52_500, LEGAL_RATE, 'lydian.be, schoups.be'),
    rate('2024-01-01', 57_500, LEGAL_RATE, 'schoups.be'),
    rate('2025-01-01', 45_000, LEGAL_RATE, 'leuropeinfo.be'),
    rate('2026-01-01', 45_000, LEGAL_RATE, 'embuild.be'),
    notYetPublished('2027-01-01', LEGAL_RATE),
  ],
} as const satisfies DatedParameter<number>;

const OLD_FORMULA =
  'By the old formula: the rate of the European Central Bank plus 7, up to a half. No notice was seen.';
const OLD_CONTRACTS = 'For contracts of 16 March 2013 and later; one per cent less for older ones.';
const TO_2020 = 'lexalert.be';

/** Between enterprises: the main rate of the European Central Bank plus 8, up to a half, per half-year. */
export const commercialInterestRate = {
  id: 'interest.commercial',
  unit: 'per-million',
  names: {
    nl: 'rentevoet bij betalingsachterstand in handelstransacties',
    fr: 'taux d’intérêt en cas de retard de paiement dans les transactions commerciales',
    de: 'Zinssatz bei Zahlungsverzug im Geschäftsverkehr',
    en: 'interest rate for late payment in commercial transactions',
  },
  values: [
    rate('2005-01-01', 95_000, LATE_PAYMENT_RATE, null, 'unverified', OLD_FORMULA),
    rate('2006-07-01', 100_000, LATE_PAYMENT_RATE, 'avolink.be'),
    rate('2007-01-01', 110_000, LATE_PAYMENT_RATE, 'avolink.be'),
    rate('2007-07-01', 115_000, LATE_PAYMENT_RATE, null, 'unverified', OLD_FORMULA),
    rate('2008-07-01', 115_000, LATE_PAYMENT_RATE, TO_2020),
    rate('2009-01-01', 95_000, LATE_PAYMENT_RATE, TO_2020),
    rate('2009-07-01', 80_000, LATE_PAYMENT_RATE, TO_2020),
    rate('2011-07-01', 85_000, LATE_PAYMENT_RATE, TO_2020),
    rate('2012-01-01', 80_000, LATE_PAYMENT_RATE, TO_2020),
    rate('2013-03-16', 90_000, LATE_PAYMENT_RATE, TO_2020, 'source', OLD_CONTRACTS),
    rate('2013-07-01', 85_000, LATE_PAYMENT_RATE, TO_2020, 'source', OLD_CONTRACTS),
    rate('2015-07-01', 85_000, LATE_PAYMENT_RATE, TO_2020),
    rate('2016-07-01', 80_000, LATE_PAYMENT_RATE, 'lexalert.be, lydian.be'),
    rate('2023-01-01', 105_000, LATE_PAYMENT_RATE, 'lydian.be'),
    rate('2023-07-01', 120_000, LATE_PAYMENT_RATE, 'schoups.be'),
    rate('2024-01-01', 125_000, LATE_PAYMENT_RATE, 'schoups.be'),
    rate('2025-01-01', 115_000, LATE_PAYMENT_RATE, 'leuropeinfo.be'),
    rate('2025-07-01', 105_000, LATE_PAYMENT_RATE, 'embuild.be'),
    rate(
      '2026-07-01',
      105_000,
      LATE_PAYMENT_RATE,
      null,
      'unverified',
      'No notice was seen; right if the rate of the European Central Bank on 1 July 2026 lay between 2.01 and 2.50 per cent.',
    ),
    notYetPublished('2027-01-01', LATE_PAYMENT_RATE),
  ],
} as const satisfies DatedParameter<number>;

const WHOLE_MONTHS = 'The administration counts whole calendar months; here days are counted.';

/** Federal taxes: the average of the ten-year state bonds, at least 4 and at most 10 per cent; never compounded. */
export const taxInterestRate = {
  id: 'interest.tax',
  unit: 'per-million',
  names: {
    nl: 'rentevoet in fiscale zaken',
    fr: 'taux d’intérêt en matière fiscale',
    de: 'Zinssatz in Steuersachen',
    en: 'interest rate in tax matters',
  },
  values: [
    rate('1996-09-01', 70_000, LEGAL_RATE, null, 'unverified', 'The general legal rate of the time.'),
    rate('2007-01-01', 70_000, TAX_RATE, 'cmcomptabilite.be', 'source', WHOLE_MONTHS),
    rate('2018-01-01', 40_000, TAX_RATE, 'cmcomptabilite.be', 'source', WHOLE_MONTHS),
    notYetPublished('2027-01-01', TAX_RATE),
  ],
} as const satisfies DatedParameter<number>;

/** VAT: the rate of tax matters plus 4. */
export const vatInterestRate = {
  id: 'interest.vat',
  unit: 'per-million',
  names: {
    nl: 'rentevoet voor de btw',
    fr: 'taux d’intérêt en matière de TVA',
    de: 'Zinssatz für die Mehrwertsteuer',
    en: 'interest rate for VAT',
  },
  values: [
    rate('2007-01-01', 96_000, TAX_RATE, null, 'unverified', '0.8 per cent a month; no text was seen.'),
    rate('2023-01-01', 80_000, TAX_RATE, 'cmcomptabilite.be', 'source', WHOLE_MONTHS),
    rate('2025-01-01', 80_000, TAX_RATE, null, 'unverified', WHOLE_MONTHS),
    notYetPublished('2027-01-01', TAX_RATE),
  ],
} as const satisfies DatedParameter<number>;

/** Social matters, and regional taxes unless their own text says otherwise: a figure of the act itself. */
export const socialInterestRate = {
  id: 'interest.social',
  unit: 'per-million',
  names: {
    nl: 'rentevoet in sociale zaken',
    fr: 'taux d’intérêt en matière sociale',
    de: 'Zinssatz in Sozialsachen',
    en: 'interest rate in social matters',
  },
  values: [
    rate('1996-09-01', 70_000, LEGAL_RATE, null, 'unverified', 'The general legal rate of the time.'),
    rate('2007-01-01', 70_000, { act: 'interestAct', article: '2 §3' }, null),
  ],
} as const satisfies DatedParameter<number>;
