import { afterAll, describe, expect, it } from 'vitest';
import { readReport } from '../../testing/read-report.ts';
import { reportWithCreditors, type SampleChanges, sampleReport } from '../../testing/sample-report.ts';
import { openPdfRenderer } from '../pdf/pdf-renderer.ts';
import { composeReport } from './compose-report.ts';
import { composedReportFromJson, composedReportToJson, renderReport } from './render-report.ts';
import { type Report, reportFromJson, reportToJson } from './report.ts';
import { nl } from './words/nl.ts';

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

async function read(report: Report, logo: Uint8Array | null = null) {
  return readReport(await renderReport(renderer, composeReport(report), logo));
}

const ONE = { id: 's1', creditorId: 's1', totalCents: 100_000n, claims: [] };

describe('the report says what the law asks', () => {
  it.each([
    [
      'nl',
      [
        'Proces-verbaal van evenredige verdeling',
        'Op zeventien november tweeduizend zesentwintig',
        'Beslagleggende schuldeiser Houthandel Lannoy-Peeters NV',
        'Derde-beslagene Scheldebank NV',
        'Uitvoerend beslag op roerend goed',
        '26 oktober 2026 om 10.42 uur (artikel 1391',
        'Geen aangifte is ontvangen van: Drankenhandel Rupelstroom BV',
        'bij aangetekende brief (artikel 1627 Ger.W.) en',
        'Lumio Energie NV is op 14 november 2026 ontvangen, na de termijn',
        'Haverwerf 27, 2800 Mechelen · ondernemingsnummer 1999.200.187',
        'Aangegeven',
        'Toegekend aan de schuldeisers',
        'binnen vijftien dagen tegenspraak (artikel 1629 Ger.W.)',
        'de derde werkdag na de afgifte op de post',
        'bij exploot dat aan mij wordt betekend',
        'Een brief, een e-mail of een telefoongesprek volstaat niet',
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
        'Créancier saisissant Houthandel Lannoy-Peeters NV',
        'Tiers saisi Scheldebank NV',
        'Saisie-exécution mobilière',
        '26 octobre 2026 à 10 h 42 (article 1391',
        'par lettre recommandée (article 1627 C. jud.)',
        'Haverwerf 27, 2800 Malines · numéro d’entreprise 1999.200.187',
        'Déclaré',
        'Attribué aux créanciers',
        'à peine de forclusion dans les quinze jours (article 1629 C. jud.)',
        'par exploit signifié à l’huissier de justice instrumentant',
        'Frais destinés à l’État',
        'TVA 21 %',
        '44 665,60',
      ],
    ],
    [
      'de',
      [
        'Protokoll der anteilmäßigen Verteilung',
        'Am siebzehnten November zweitausendsechsundzwanzig habe ich',
        'Pfändender Gläubiger Houthandel Lannoy-Peeters NV',
        'Drittgepfändeter Scheldebank NV',
        'Mobiliarvollstreckungspfändung',
        '26. Oktober 2026 um 10.42 Uhr eingesehen (Artikel 1391',
        'per Einschreiben (Artikel 1627 GGB)',
        'Haverwerf 27, 2800 Mecheln · Unternehmensnummer 1999.200.187',
        'Angemeldet',
        'Den Gläubigern zugeteilt',
        'binnen fünfzehn Tagen Widerspruch ein (Artikel 1629 GGB)',
        'durch Gerichtsvollzieherurkunde eingelegt, die mir zugestellt wird',
        'Für den Staat bestimmte Kosten',
        'MwSt. 21 %',
        '44.665,60',
      ],
    ],
    [
      'en',
      [
        'Official report of proportional distribution',
        'On 17 November 2026 I, the undersigned, Annelies Claes',
        'Seizing creditor Houthandel Lannoy-Peeters NV',
        'Third-party debtor Scheldebank NV',
        'Seizure of movables in execution',
        '26 October 2026 at 10:42 (Judicial Code, article 1391',
        'Declared',
        'Allotted to the creditors',
        'within fifteen days, on pain of forfeiture (Judicial Code, article 1629)',
        'the third working day after it was handed to the post',
        'by a bailiff’s writ served on the undersigned',
        'Government charges',
        'VAT 21%',
        '44,665.60',
      ],
    ],
  ] as const)('in %s', async (language, phrases) => {
    const { text, ...pdf } = await read(sampleReport(language));
    for (const phrase of phrases) expect(text).toContain(phrase);
    // Declarants with their domicile, title, privilege and both amounts.
    for (const part of ['Immo Dijlezicht BV', 'Haverwerf 27, 2800', 'Vonnis vrederechter, 26 mei 2026']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Annelies Claes');
    expect(pdf).toMatchObject({ archivalLevel: '2B', isTagged: true, language: `${language}-BE` });
  });

  it('differently for one payment and for repeated ones', async () => {
    expect((await read(sampleReport('nl'))).text).toContain('in één keer van de derdenrekening');
    const recurring = sampleReport('nl', { facts: { paymentType: 'recurring' } });
    expect((await read(recurring)).text).toContain('telkens een nieuw ontwerp opgemaakt');
  });

  it('under the number of the repertory, once the office has entered it', async () => {
    expect((await read(sampleReport('nl'))).text).not.toContain('Repertoriumnummer');
    const entered = sampleReport('fr', { facts: { repertoryNumber: '26/04812' } });
    expect((await read(entered)).text).toMatch(/Numéro de répertoire\s+26\/04812/);
  });

  it('with the attestation when the hour of consultation is not known', async () => {
    const { text } = await read(sampleReport('fr', { facts: { consultation: null } }));
    expect(text).toContain('attestation délivrée par le fichier');
  });
});

describe('the report holds', () => {
  const cases: readonly [string, SampleChanges, readonly string[]][] = [
    ['one creditor and a surplus', { statements: [ONE] }, ['komt toe aan de beslagene', 'Eén aangifte is']],
    [
      'no assets, and a reserved claim',
      {
        assets: [],
        costs: { execution: [] },
        statements: [{ ...ONE, totalCents: 9_000_000n, reservedCents: 9_000_000n }],
        balanceCents: 1_000_000n,
      },
      [
        'Overige gelden',
        'geconsigneerd tot over de schuldvordering is beslist',
        'Deposito- en Consignatiekas',
      ],
    ],
    [
      'no costs and nobody invited',
      {
        costs: { execution: [], tariff: [] },
        facts: {
          invitations: {
            registered: 0,
            byMail: 0,
            firstSentOn: null,
            lastSentOn: null,
            silent: [],
            endedEarly: null,
          },
        },
      },
      ['geen kosten ten laste van de massa', 'geen uitnodigingen verstuurd'],
    ],
    [
      'invitations that were ended early',
      {
        facts: {
          invitations: {
            registered: 2,
            byMail: 0,
            firstSentOn: '2026-11-02',
            lastSentOn: '2026-11-02',
            silent: [],
            endedEarly: { count: 2, legalDay: '2026-11-19' },
          },
        },
      },
      ['Twee uitnodigingen zijn door het kantoor beëindigd', 'tot en met 19 november 2026 (artikel 1627'],
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

describe('a report that was signed', () => {
  it('is rendered again, byte for byte, from the document that was stored', async () => {
    const document = composeReport(sampleReport('fr'));
    const stored = composedReportFromJson(composedReportToJson(document));
    expect(stored).toEqual(document);
    const [signed, again] = [
      await renderReport(renderer, document, null),
      await renderReport(renderer, stored, null),
    ];
    expect(Buffer.compare(signed, again)).toBe(0);
  });

  it('keeps its words when those of the report change', async () => {
    const report = sampleReport('nl');
    const stored = composedReportToJson(composeReport(report));
    const signed = await renderReport(renderer, composeReport(report), null);
    const { title } = nl;
    nl.title = 'Andere titel';
    try {
      expect((await read(report)).text).toContain('Andere titel');
      const again = await renderReport(renderer, composedReportFromJson(stored), null);
      expect(Buffer.compare(signed, again)).toBe(0);
    } finally {
      nl.title = title;
    }
  });

  it('keeps the names and figures of its calculation', () => {
    const report = sampleReport('fr');
    expect(reportFromJson(reportToJson(report))).toEqual(report);
  });
});
