import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { canonicalJson } from '@prorata/law/canonical-json';
import { afterAll, describe, expect, it } from 'vitest';
import { readReport } from '../../testing/read-report.ts';
import { reportWithCreditors, type SampleChanges, sampleReport } from '../../testing/sample-report.ts';
import { openPdfRenderer } from '../pdf/pdf-renderer.ts';
import { REPORT_VERSION, renderReport } from './render-report.ts';
import { reportFromJson, reportToJson } from './report-json.ts';
import { composeReport } from './v1/compose-report.ts';
import type { Report } from './v1/report.ts';

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

async function read(report: Report, logo: Uint8Array | null = null) {
  return readReport(await renderReport(renderer, REPORT_VERSION, report, logo));
}

const ONE = { id: 's1', creditorId: 's1', totalCents: 100_000n, claims: [] };

describe('the report says what the law asks', () => {
  it.each([
    [
      'nl',
      [
        'Proces-verbaal van evenredige verdeling',
        'Op zeventien november tweeduizend zesentwintig',
        'Meubelatelier Van Hoorick BV',
        '26 oktober 2026 om 10.42 uur',
        'Niet ingediend hebben: Drankenhandel Rupelstroom BV',
        'Lumio Energie NV is op 14 november 2026 ontvangen, na de termijn',
        'binnen vijftien dagen na de verzending',
        'bij exploot dat wordt betekend aan de ondergetekende',
        'Quotum van de gewone schuldvorderingen',
        'Kosten bestemd voor de Staat',
        'Btw 21 %',
        '44.665,60',
      ],
    ],
    [
      'fr',
      [
        'Procès-verbal de distribution par contribution',
        'L’an deux mille vingt-six, le dix-sept novembre',
        '26 octobre 2026 à 10.42 heures',
        'dans les quinze jours de l’envoi',
        'par exploit signifié au soussigné',
        'Frais destinés à l’État',
        'TVA 21 %',
        '44 665,60',
      ],
    ],
    [
      'en',
      [
        'Report of proportional distribution',
        'On 17 November 2026, I, Annelies Claes',
        '26 October 2026 at 10:42',
        'within fifteen days of its sending',
        'by a writ served on the undersigned',
        'Government charges',
        'VAT 21 %',
        '44,665.60',
      ],
    ],
  ] as const)('in %s', async (language, phrases) => {
    const { text, ...pdf } = await read(sampleReport(language));
    for (const phrase of phrases) expect(text).toContain(phrase);
    // Declarants with their domicile, title, privilege and both amounts.
    for (const part of [
      'Immo Dijlezicht BV',
      'Haverwerf 27, 2800 Mechelen',
      'Vonnis vrederechter, 26 mei 2026',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Annelies Claes');
    expect(pdf).toMatchObject({ archivalLevel: '2B', isTagged: true, language: `${language}-BE` });
  });

  it('differently for one payment and for repeated ones', async () => {
    expect((await read(sampleReport('nl'))).text).toContain('in één keer betaald');
    const recurring = sampleReport('nl', { facts: { paymentType: 'recurring' } });
    expect((await read(recurring)).text).toContain('bij elke ontvangst verdeeld');
  });

  it('with the attestation when the hour of consultation is not known', async () => {
    const { text } = await read(sampleReport('fr', { facts: { consultation: null } }));
    expect(text).toContain('attestation délivrée par le fichier');
  });
});

describe('the report holds', () => {
  const cases: readonly [string, SampleChanges, readonly string[]][] = [
    ['one creditor and a surplus', { statements: [ONE] }, ['komt toe aan de beslagene', 'Een aangifte is']],
    [
      'no assets, and a reserved claim',
      {
        facts: { assets: [], executionCosts: [] },
        statements: [{ ...ONE, totalCents: 9_000_000n, reserved: true }],
        balanceCents: 1_000_000n,
      },
      ['Overige gelden', 'gereserveerd en te consigneren', 'Deposito- en Consignatiekas'],
    ],
    [
      'no costs and nobody invited',
      {
        facts: {
          executionCosts: [],
          tariffCosts: [],
          invitations: { registered: 0, byMail: 0, firstSentOn: null, lastSentOn: null, silent: [] },
        },
      },
      ['geen kosten ten laste van de massa', 'geen uitnodigingen verstuurd'],
    ],
    [
      'what the bailiff explains and decides',
      {
        facts: { explanation: 'Eerste alinea.\n\nTweede alinea.' },
        choices: { readings: [{ reading: 'restAboveCap', answer: 'unpaid', reason: 'Vaste praktijk.' }] },
      },
      ['Tweede alinea.', 'Beslissingen van de gerechtsdeurwaarder', 'Reden: Vaste praktijk.'],
    ],
    [
      'names that our fonts cannot set, or that want to be more than a name',
      { creditors: [['漢 #strong[x] *Ćüß*\n\u202eevil', '<b>', 'Straat 1']], statements: [ONE] },
      ['? #strong[x] *Ćüß*', '<b>'],
    ],
  ];
  it.each(cases)('%s', async (_case, changes, phrases) => {
    const { text } = await read(sampleReport('nl', changes));
    for (const phrase of phrases) expect(text).toContain(phrase);
  });

  it('a hundred creditors over many pages, each numbered', async () => {
    const { text, pageCount } = await read(reportWithCreditors(100, 'en'));
    expect(pageCount).toBeGreaterThan(8);
    expect(text).toContain('Schuldeiser s00099 Handelsonderneming NV');
    expect(text).toContain(`Page ${pageCount} of ${pageCount}`);
  });

  it('the logo of the office in place of its name', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="85" height="36"><rect width="85" height="36"/></svg>';
    const report = sampleReport('nl');
    const office = {
      ...report.office,
      logo: { sha256: 'a'.repeat(64), mediaType: 'image/svg+xml' } as const,
    };
    const { text } = await read({ ...report, office }, Buffer.from(drawing));
    expect(text).not.toContain('GERECHTSDEURWAARDERS');
  });
});

describe('an old report', () => {
  it('is the same file when it is set again from what was kept', async () => {
    const report = sampleReport('fr');
    const kept = reportFromJson(reportToJson(report));
    expect(kept).toEqual(report);
    const [first, second] = [
      await renderReport(renderer, '1', report, null),
      await renderReport(renderer, '1', kept, null),
    ];
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it('needs a version that exists', async () => {
    await expect(renderReport(renderer, '0', sampleReport('nl'), null)).rejects.toThrow(RangeError);
  });

  /**
   * Version 1 has set reports that were signed. When this fails, the change belongs in a version 2 beside it; these
   * hashes do not change.
   */
  it.each(
    Object.entries({
      nl: '7169bd6e1870c82d',
      fr: 'c524e71bcee712af',
      en: 'aa70395f341c2b3d',
      layout: '4c3cb52a6c75edd3',
    }),
  )('keeps its words and its layout: %s', (what, hash) => {
    const text =
      what === 'layout'
        ? readFileSync(new URL('../../typst/report-v1.typ', import.meta.url), 'utf8')
        : canonicalJson(composeReport(sampleReport(what as 'nl' | 'fr' | 'en')));
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash);
  });
});
