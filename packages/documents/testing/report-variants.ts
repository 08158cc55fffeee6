import type { DossierLanguage } from '@prorata/domain/vocabulary';
import { seizableIncome } from '@prorata/law/parameters/seizable-income';
import type { Report } from '../src/report/report.ts';
import { reportWithCreditors, type SampleChanges, sampleReport } from './sample-report.ts';

const BANK_MONEY = { assets: [], costs: { execution: [] }, balanceCents: 1_250_000n };
const SCALE = seizableIncome.values[13];

/** Employer and worker, a maintenance creditor before the others, and part of it out of what is protected. */
const WAGE: SampleChanges = {
  assets: [
    { id: 'w1', name: 'Loon van oktober 2026', cents: 70_860n, kind: 'income' },
    { id: 'w2', name: 'Loon van oktober 2026', cents: 20_000n, kind: 'maintenanceOnly' },
  ],
  balanceCents: 90_860n,
  costs: { execution: [], tariff: [] },
  creditors: [
    ['An Jacobs', 'Vonnis familierechtbank, 14 januari 2026', 'Kwakkelenberg 8, 2570 Duffel'],
    ['Lumio Energie NV', 'Vonnis vrederechter, 9 maart 2026', 'Zandvoortstraat 3, 2800 Mechelen'],
    ['Telvia NV', 'Vonnis vrederechter, 20 april 2026', 'Liersesteenweg 4, 2800 Mechelen'],
  ],
  statements: [
    {
      ...{ id: 's1', creditorId: 's1', totalCents: 57_000n },
      claims: [{ id: 'm1', privilegeId: 'maintenance', amountCents: 57_000n }],
    },
    { id: 's2', creditorId: 's2', totalCents: 92_216n, claims: [] },
    { id: 's3', creditorId: 's3', totalCents: 33_637n, claims: [] },
  ],
};

/** Every kind of report that a judge can get to see, by name. */
export const REPORT_VARIANTS: Readonly<Record<string, (language: DossierLanguage) => Report>> = {
  both: (language) => sampleReport(language),
  sale: (language) => sampleReport(language, { facts: originOf(language, 'sale') }),
  seizure: (language) =>
    sampleReport(language, {
      ...BANK_MONEY,
      facts: originOf(language, 'seizureByThirdParties'),
      statements: ordinaryStatements(4),
    }),
  wage: (language) => {
    const facts = originOf(language, 'seizureByThirdParties');
    const income = SCALE?.value ? { incomeScale: { from: SCALE.from, ...SCALE.value } } : {};
    return sampleReport(language, { ...WAGE, facts: { ...facts, ...income } });
  },
  reserve: (language) =>
    sampleReport(language, {
      statements: ordinaryStatements(6).map((one, place) =>
        place % 2 === 0 ? { ...one, reservedCents: one.totalCents / 2n } : one,
      ),
    }),
  decisions: (language) =>
    sampleReport(language, {
      facts: {
        explanation: 'Eerste alinea van de toelichting.\n\nTweede alinea.',
        officeTexts: {
          introduction: 'Het kantoor heeft dit dossier overgenomen van Delvigne.',
          remarks: 'Het kantoor is gesloten van 24 december tot 1 januari.\n\nVragen stelt u schriftelijk.',
        },
      },
      choices: {
        readings: [{ reading: 'restAboveCap', answer: 'unpaid', reason: 'Vaste praktijk van het kantoor.' }],
      },
    }),
  two: (language) => sampleReport(language, { statements: ordinaryStatements(2) }),
  forty: (language) => reportWithCreditors(40, language),
  fiveHundred: (language) => reportWithCreditors(500, language),
};

function originOf(language: DossierLanguage, kind: 'sale' | 'seizureByThirdParties') {
  const { parties, deeds = [] } = sampleReport(language);
  const isSale = kind === 'sale';
  return {
    origin: {
      kinds: [kind],
      saleDate: isSale ? '2026-10-22' : null,
      seizureDate: isSale ? null : '2026-06-18',
    },
    deeds: deeds.filter((deed) => (deed.kind === 'thirdPartySeizure') !== isSale || deed.kind === 'title'),
    ...(parties && { parties: { ...parties, thirdParties: isSale ? [] : parties.thirdParties } }),
  };
}

function ordinaryStatements(count: number) {
  return Array.from({ length: count }, (_, place) => ({
    ...{ id: `s${place + 1}`, creditorId: `s${place + 1}`, claims: [] },
    totalCents: 1_482_350n + BigInt(place) * 117_431n,
  }));
}
