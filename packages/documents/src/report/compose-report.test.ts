import { DOSSIER_LANGUAGES, type DossierLanguage } from '@prorata/domain/vocabulary';
import { describe, expect, it } from 'vitest';
import { REPORT_VARIANTS } from '../../testing/report-variants.ts';
import { reportWithCreditors, type SampleChanges, sampleReport } from '../../testing/sample-report.ts';
import type { ReportSource } from './build-report.ts';
import { composeReport, REPORT_WORDS } from './compose-report.ts';
import type { Report } from './report.ts';

/** All that the report says, with one blank wherever there is any. */
function textOf(language: DossierLanguage, changes: SampleChanges = {}): string {
  const { seal: _, ...said } = composeReport(sampleReport(language, changes));
  return JSON.stringify(said).replaceAll(/[\s\u00a0]+/g, ' ');
}

function statements(count: number) {
  return Array.from({ length: count }, (_, place) => {
    const id = `s${place + 1}`;
    return { id, creditorId: id, totalCents: 100_000n, claims: [], reserved: false };
  });
}

function invited(registered: number, byMail: number, qualified?: number): SampleChanges {
  const { invitations } = sampleReport('nl');
  const counts = { registered, byMail, ...(qualified !== undefined && { qualified }) };
  const facts: Partial<ReportSource['facts']> = { invitations: { ...invitations, ...counts } };
  return { facts };
}

describe('what is counted', () => {
  it.each([
    [1, 'Une déclaration est reprise'],
    [2, 'Deux déclarations sont reprises'],
    [21, 'Vingt et une déclarations sont reprises'],
  ])('is feminine in French where it is %i declarations', (count, sentence) => {
    expect(textOf('fr', { statements: statements(count) })).toContain(sentence);
  });

  it('begins with a number that does not read as the article in Dutch', () => {
    expect(textOf('nl', { statements: statements(1) })).toContain(
      'Eén aangifte is in de verdeling opgenomen',
    );
  });
});

describe('the invitations', () => {
  it('rest on article 1627 as far as they were letters', () => {
    expect(textOf('nl', invited(7, 4))).toContain(
      'zeven bij aangetekende brief (artikel 1627 Ger.W.) en vier per e-mail.',
    );
    expect(textOf('nl', invited(0, 4))).toContain(
      'Vier schuldeisers zijn uitgenodigd op 28 oktober 2026, per e-mail.',
    );
  });

  it('tell the three ways apart, and count all', () => {
    expect(textOf('nl', invited(7, 4, 2))).toContain(
      'Dertien schuldeisers zijn uitgenodigd op 28 oktober 2026, zeven bij aangetekende brief (artikel 1627 Ger.W.), twee bij gekwalificeerde elektronische aangetekende zending (artikel XII.25, § 7 WER) en vier per e-mail.',
    );
  });

  it('are not counted twice in a sentence about one way', () => {
    expect(textOf('nl', invited(1, 0))).toContain(
      'Eén schuldeiser is uitgenodigd op 28 oktober 2026, bij aangetekende brief',
    );
  });

  it('are those of the dossier that a report follows, not none', () => {
    const report = sampleReport('nl', invited(0, 0));
    const series = {
      kind: 'laterReceipt',
      follows: '2026/0101',
      happenedOn: '2026-11-02',
      source: null,
    } as const;
    const said = JSON.stringify(composeReport({ ...report, series }));
    expect(said).toContain('uitgenodigd in dossier 2026/0101');
    expect(said).not.toContain(REPORT_WORDS.nl.invitations.none);
    expect(JSON.stringify(composeReport(report))).toContain(REPORT_WORDS.nl.invitations.none);
  });
});

describe('the detail of the costs', () => {
  it('adds up no zeros where there are none', () => {
    const free = sampleReport('nl', { costs: { execution: [], tariff: [] } });
    const costs = composeReport(free).appendices[0];
    expect(costs?.parts.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph']);
    expect(JSON.stringify(costs)).toContain(REPORT_WORDS.nl.costs.none);
  });

  it('says which lots bear their own, and that the rest is common', () => {
    expect(textOf('nl')).toContain('385,00 eigen aan bepaalde kavels; 4.399,71 gemeenschappelijk');
  });

  it('keeps how a fee was reckoned in the cell of the fee', () => {
    expect(textOf('nl')).toMatch(
      /"text":"Ereloon verdeling","note":"op de te verdelen massa: 8 % op 2\.500,00/,
    );
  });
});

it('answers an open question in words', () => {
  const readings = [{ reading: 'maintenanceCapPer', answer: 'creditor', reason: 'Rechtspraak.' } as const];
  expect(textOf('nl', { choices: { readings } })).toContain('per schuldeiser? Per schuldeiser.');
  expect(textOf('fr', { choices: { readings } })).toContain('par créancier ? Par créancier.');
});

it('promises nothing that is not decided: what is allotted is not called paid', () => {
  expect(textOf('nl')).not.toMatch(/"Betaald"|Volledig betaald/);
  expect(textOf('fr')).not.toMatch(/"Payé"|Payé entièrement/);
});

describe('the people', () => {
  function say(salutation: 'mr' | 'ms' | undefined) {
    const { bailiff, defendant } = sampleReport('fr');
    const { salutation: _, ...person } = { ...defendant, name: 'Camille Noël', isCompany: false };
    const known = salutation === undefined ? {} : { salutation };
    return { facts: { bailiff: { ...bailiff, ...known }, defendant: { ...person, ...known } } };
  }

  it('are named as they are addressed, and agree in French', () => {
    const woman = textOf('fr', say('ms'));
    expect(woman).toContain('je soussignée, ');
    expect(woman).toMatch(/Madame Camille Noël.*domiciliée à/);
    expect(textOf('fr', say('mr'))).toMatch(/je soussigné, .*Monsieur Camille Noël.*domicilié à/);
    expect(textOf('nl', say('ms'))).toContain('Mevrouw Camille Noël');
  });

  it('are neutral while that is not known', () => {
    const text = textOf('fr', say(undefined));
    expect(text).toContain('je soussigné(e), ');
    expect(text).not.toMatch(/Monsieur|Madame/);
    expect(text).toContain('domicilié(e) à');
  });
});

describe.each(DOSSIER_LANGUAGES)('what the Judicial Code asks for, in %s', (language) => {
  const text = textOf(language);
  const said = (words: Readonly<Record<DossierLanguage, string>>) => expect(text).toContain(words[language]);

  it('1629, 1°: name, first name and domicile or seat of each declarant', () => {
    expect(text).toContain('"Karim Benhaddou"');
    said({
      nl: '"label":"Woonplaats","text":"Auwegemvaart 14, 2800 Mechelen"',
      fr: '"label":"Domicile","text":"Auwegemvaart 14, 2800 Malines"',
      de: '"label":"Wohnsitz","text":"Auwegemvaart 14, 2800 Mecheln"',
      en: '"label":"Domicile","text":"Auwegemvaart 14, 2800 Mechelen"',
    });
    said({
      nl: '"label":"Zetel","text":"Haverwerf 27, 2800 Mechelen · ondernemingsnummer 1999.200.187"',
      fr: '"label":"Siège","text":"Haverwerf 27, 2800 Malines · numéro d’entreprise 1999.200.187"',
      de: '"label":"Sitz","text":"Haverwerf 27, 2800 Mecheln · Unternehmensnummer 1999.200.187"',
      en: '"label":"Office","text":"Haverwerf 27, 2800 Mechelen · enterprise number 1999.200.187"',
    });
  });

  it('1629, 2°: the amount declared', () => {
    said({ nl: '"Aangegeven"', fr: '"Déclaré"', de: '"Angemeldet"', en: '"Declared"' });
    const amount = { nl: '14.260,45', fr: '14 260,45', de: '14.260,45', en: '14,260.45' }[language];
    expect(text).toContain(`"Scheldebank NV","${amount}"`);
  });

  it('1629, 2°: the titles invoked', () => {
    const label = { nl: 'Titel', fr: 'Titre', de: 'Titel', en: 'Title' }[language];
    expect(text).toContain(`"label":"${label}","text":"Notariële akte, 8 april 2022; pandregister"`);
  });

  it('1629, 2°: the privileges claimed, with their rank and article', () => {
    said({
      nl: 'algemeen voorrecht, eerste: loon van werknemers · art. 19, 3°ter Hyp.W.',
      fr: 'privilège général, premier : rémunération des travailleurs · art. 19, 3°ter L. hyp.',
      de: 'allgemeines Vorzugsrecht, erstes: Entlohnung der Arbeitnehmer · Art. 19, 3°ter Hyp.G.',
      en: 'general privilege, first: employees’ wages · Mortgage Act, art. 19, 3°ter',
    });
  });

  it('1629, 3°: the mass to distribute', () => {
    said({
      nl: '"label":"Te verdelen massa","value":"44.665,60"',
      fr: '"label":"Masse à répartir","value":"44 665,60"',
      de: '"label":"Zu verteilende Masse","value":"44.665,60"',
      en: '"label":"Mass to distribute","value":"44,665.60"',
    });
  });

  it('1629, 3°: the sums allotted', () => {
    said({ nl: '"Toegekend"', fr: '"Attribué"', de: '"Zugeteilt"', en: '"Allotted"' });
    said({
      nl: '"Telvia NV","412,09","–","412,09","110,35","301,74"',
      fr: '"Telvia NV","412,09","–","412,09","110,35","301,74"',
      de: '"Telvia NV","412,09","–","412,09","110,35","301,74"',
      en: '"Telvia NV","412.09","–","412.09","110.35","301.74"',
    });
  });

  it('1629: the term of fifteen days, on pain of forfeiture', () => {
    said({
      nl: 'op straffe van verval binnen vijftien dagen',
      fr: 'à peine de forclusion dans les quinze jours',
      de: 'bei Strafe des Verfalls binnen fünfzehn Tagen',
      en: 'within fifteen days, on pain of forfeiture',
    });
  });

  it('1391, § 2: day and hour of the consultation, or the attestation', () => {
    said({
      nl: 'geraadpleegd op 26 oktober 2026 om 10.42 uur (artikel 1391, § 2 Ger.W.)',
      fr: 'consulté le 26 octobre 2026 à 10 h 42 (article 1391, § 2 C. jud.)',
      de: 'am 26. Oktober 2026 um 10.42 Uhr eingesehen (Artikel 1391 § 2 GGB)',
      en: 'consulted on 26 October 2026 at 10:42 (Judicial Code, article 1391, § 2)',
    });
    const attestation = { nl: 'attest dat', fr: 'l’attestation', de: 'Bescheinigung', en: 'the attestation' };
    expect(textOf(language, { facts: { consultation: null } })).toContain(attestation[language]);
  });
});

describe('what was declared', () => {
  const declared = {
    declaredCents: 1_000_000n,
    admittedCents: 800_000n,
    reservedCents: 50_000n,
    rejectedCents: 150_000n,
    rejections: [
      { name: null, rejectedCents: 150_000n, reason: 'prescribed', note: 'Facturen van 2014.' } as const,
    ],
    reservationReasons: ['bewarend beslag'],
    interestPerDay: 12_329,
  };

  /** The first declarant with what became of what it declared. */
  function textWith(language: 'nl' | 'fr'): string {
    const report = sampleReport(language);
    const [first, ...others] = report.declarants;
    const declarants = first === undefined ? others : [{ ...first, declared }, ...others];
    const told = composeReport({ ...report, declarants, interestUntil: '2026-11-20' });
    return JSON.stringify(told).replaceAll(/[\s\u00a0]+/g, ' ');
  }

  it('is told beside what is admitted and not accepted, with the reason', () => {
    const text = textWith('nl');
    expect(text).toContain('"10.000,00","1.500,00"');
    expect(text).toContain('"label":"Niet aanvaard","text":"1.500,00: verjaard. Facturen van 2014."');
    expect(text).toContain('is voorbehouden voor 500,00 euro (bewarend beslag)');
  });

  it('says up to when interest is counted and what a day adds', () => {
    expect(textWith('nl')).toContain('1,2329 per dag');
    expect(textWith('nl')).toContain('De interest is berekend tot en met 20 november 2026');
    expect(textWith('fr')).toContain('1,2329 par jour');
  });
});

/** The blocks of the declarants: the amounts of each, and of the claims in it. */
function blocksOf(changes: SampleChanges) {
  const table = composeReport(sampleReport('nl', changes))
    .sections.flatMap(({ parts }) => parts)
    .find((part) => part.kind === 'table' && part.isWide);
  if (table?.kind !== 'table') throw new Error('The report has no declarants.');
  return table.groups.map(({ rows }) => rows);
}

describe('the rank of a claim', () => {
  it('is told in words, in the order that was followed, and never by a number of ours', () => {
    const text = textOf('nl');
    expect(text).toContain('bijzonder voorrecht, eerste op kavel 1: kosten tot behoud van de zaak');
    expect(text).toContain('algemeen voorrecht, eerste: loon van werknemers');
    expect(text).toContain('algemeen voorrecht, tweede, naast nr. 6: RSZ-bijdragen');
    expect(text).not.toContain('titel en voorrecht","Rang"');
    expect(textOf('fr')).toContain('privilège spécial, premier sur le lot 1 : frais');
    expect(textOf('fr')).toContain('Garage Nekkerspoel BV : frais');
    expect(textOf('de')).toContain('besonderes Vorzugsrecht, erstes auf Los 1: ');
    expect(textOf('en')).toContain('special privilege, first on lot 1: ');
  });

  it('names several lots together and what each gave', () => {
    const lots = { id: 'c', privilegeId: 'lessor', amountCents: 725_000n, lots: ['a3', 'a4'] };
    const text = textOf('nl', {
      statements: [{ id: 's1', creditorId: 's1', totalCents: 725_000n, claims: [lots] }],
    });
    expect(text).toContain('eerste op kavels 3 en 4 samen: verhuurder');
    expect(text).toMatch(/genomen: [\d.,]+ uit kavel 3 en [\d.,]+ uit kavel 4/);
  });

  it('says which general privilege went before a special one', () => {
    const funeral = { id: 'f', privilegeId: 'funeral-costs', amountCents: 300_000n };
    const lessor = { id: 'l', privilegeId: 'lessor', amountCents: 600_000n, lots: ['a3'] };
    const text = textOf('nl', {
      statements: [
        { id: 's1', creditorId: 's1', totalCents: 600_000n, claims: [lessor] },
        { id: 's2', creditorId: 's2', totalCents: 300_000n, claims: [funeral] },
      ],
    });
    expect(text).toContain('eerste op kavel 3, na begrafeniskosten');
  });

  it('says why a part of a claim has no privilege', () => {
    const wages = {
      ...{ id: 'w', privilegeId: 'wages', amountCents: 900_000n },
      ordinary: [{ because: 'window', amountCents: 120_000n }] as const,
    };
    const text = textOf('nl', {
      statements: [{ id: 's1', creditorId: 's1', totalCents: 900_000n, claims: [wages] }],
    });
    expect(text).toContain('1.200,00 valt buiten de periode van het voorrecht');
    expect(text).toContain('boven het plafond van 7.500,00');
  });
});

it('rows of one creditor add up to what was admitted and allotted', () => {
  const cents = (cell: unknown) => BigInt(String(cell).replaceAll(/[.,–]/g, '') || '0');
  const sums = blocksOf({}).map(([head, ...rows]) => {
    const entries = rows.filter(({ style }) => style === 'entry');
    if (entries.length === 0) return true;
    const sum = (place: number) => entries.reduce((total, { cells }) => total + cents(cells[place]), 0n);
    return sum(4) === cents(head?.cells[4]) && sum(5) === cents(head?.cells[5]);
  });
  expect(sums).toEqual(sums.map(() => true));
  expect(blocksOf({}).some((rows) => rows.length > 3)).toBe(true);
});

it.each([
  ['nl', 'de schuldvordering is voorbehouden; er valt niets aan toe'],
  ['fr', 'la créance est réservée ; rien ne lui revient'],
  ['de', 'die Forderung ist vorbehalten; es entfällt nichts auf sie'],
  ['en', 'the claim is reserved; nothing falls to it'],
] as const)(
  'says of a reserved claim that it is reserved, also where nothing falls to it, in %s',
  (language, words) => {
    const poor = { balanceCents: 500_000n, assets: [] };
    const statements = [
      {
        ...{ id: 's1', creditorId: 's1', totalCents: 9_000_000n },
        claims: [{ id: 'c', privilegeId: 'vat', amountCents: 9_000_000n }],
      },
      { id: 's2', creditorId: 's2', totalCents: 100_000n, claims: [], reservedCents: 100_000n },
    ];
    const costs = { execution: [] };
    expect(textOf(language, { ...poor, costs, statements })).toContain(words);
  },
);

describe('towns and postcodes', () => {
  it('are named in the language of the report, and never parted', () => {
    expect(JSON.stringify(composeReport(sampleReport('fr')))).toContain('2800\u00a0Malines');
    expect(textOf('fr')).toContain('2000 Anvers');
    expect(textOf('de')).toContain('2800 Mecheln');
    expect(textOf('fr')).toContain('Fait à Malines');
    expect(textOf('fr')).toContain('établi à 2800 Malines, Battelsesteenweg 418');
    expect(textOf('de')).toContain('Amtsstube in 2800 Mecheln, Keizerstraat 54');
  });
});

describe('a report on a wage', () => {
  const wage = (language: DossierLanguage) => {
    const document = composeReport(REPORT_VARIANTS['wage']?.(language) ?? sampleReport(language));
    return { ...document, text: JSON.stringify(document).replaceAll(/[\s\u00a0]+/g, ' ') };
  };

  it('cites 1409 to 1412 and shows the scale of the year, which it does not reckon anew', () => {
    const { subtitle, text } = wage('nl');
    expect(subtitle).toContain('1409 tot 1412');
    expect(text).toContain('"van 1.524,00 tot 1.682,00","30 %","40 %"');
    expect(text).toContain('zoals zij gelden sinds 1 januari 2026');
    expect(text).toContain('rekent dat deel niet na');
    expect(wage('fr').text).toContain('"de 1 524,00 à 1 682,00","30 %","40 %"');
    expect(wage('en').text).toContain('"from 1,524.00 to 1,682.00","30%","40%"');
    expect(textOf('nl')).not.toContain('1409');
  });

  it('tells what maintenance leaves to the others, by the article of incomes', () => {
    const { text } = wage('nl');
    expect(text).toContain('"Onderhoudsgeld","art. 1412 Ger.W.","− 570,00"');
    expect(text).toContain('"Voor de andere schuldeisers","","138,60"');
    expect(text).toContain('onderhoudsgeld uit het beslagbare deel, vóór de andere schuldeisers');
    expect(text).toContain('onderhoudsvorderingen · art. 1412 Ger.W.');
  });

  it('prints a claim as one row, or as rows that add up to it', () => {
    const cents = (cell: unknown) => BigInt(String(cell).replaceAll(/[.,–]/g, '') || '0');
    const table = wage('nl')
      .sections.flatMap(({ parts }) => parts)
      .find((part) => part.kind === 'table' && part.isWide);
    const admitted = table?.kind === 'table' ? table.groups.map(({ rows }) => cents(rows[0]?.cells[4])) : [];
    expect(admitted).toEqual([57_000n, 92_216n, 33_637n]);
  });
});

describe('words of the office', () => {
  const officeTexts = { introduction: 'Eerst dit.', remarks: 'Eén.\n\nTwee.' };

  it('stand under a title that says whose they are, before the parties and before the payment', () => {
    const { sections } = composeReport(sampleReport('nl', { facts: { officeTexts } }));
    const titles = sections.map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(['Inleiding van het kantoor', 'Partijen']);
    const place = titles.indexOf('Opmerkingen van het kantoor');
    expect(titles[place + 1]).toBe('Betaling');
    expect(sections[place]?.parts[1]).toEqual({ kind: 'quote', paragraphs: ['Eén.', 'Twee.'] });
  });

  it('are set as text, whatever signs they hold', () => {
    const text = textOf('nl', { facts: { officeTexts: { remarks: '#strong[x] *y* \u202e 漢' } } });
    expect(text).toContain('#strong[x] *y* ?');
    expect(textOf('nl', { facts: { officeTexts: { remarks: '\n \n' } } })).not.toContain('Opmerkingen van');
  });
});

it('composes a report from before parties, deeds and ways of sending were told', () => {
  const { parties: _, deeds: __, sending: ___, ...before } = sampleReport('nl');
  const { sections, appendices } = composeReport(before);
  expect(sections.map(({ title }) => title)).not.toContain('Akten');
  expect(appendices.map(({ title }) => title).join()).not.toContain('Verzendplan');
});

it.each([
  [2, 'B', /Verzendplan$/],
  [40, 'C', /Betaallijst$|Delen van een cent$/],
])('ends with the sending plan unless the lists are long: %i creditors', (count, letter, last) => {
  const { appendices, sections } = composeReport(reportWithCreditors(count));
  expect(appendices.at(-1)?.title).toMatch(last);
  expect(appendices.map(({ title }) => title)).toContain(`Bijlage\u00a0${letter} · Betaallijst`);
  const payment = sections.find(({ title }) => title === REPORT_WORDS.nl.payment.title);
  expect(JSON.stringify(payment)).toContain(`bijlage\u00a0${letter}`);
});

it('tells which part those without a privilege get, unless it is all', () => {
  const { quota } = REPORT_WORDS.nl.distribution;
  const [opening = ''] = quota.split('{');
  expect(textOf('nl', { statements: statements(2) })).not.toContain(opening.trim());
  expect(textOf('nl')).toContain(opening.trim());
});

it('prints of an account no more than its end', () => {
  const text = textOf('nl');
  expect(text).toContain('… 1101');
  expect(text).not.toMatch(/BE\d\d(?! 9990 0000 0171)/);
});

it.each(['nl', 'fr'] as const)(
  'breaks titles of figures only where a name would run into an amount: %s',
  (language) => {
    const { title } = REPORT_WORDS[language].origin;
    const section = composeReport(sampleReport(language)).sections.find((one) => one.title === title);
    const table = section?.parts.find((part) => part.kind === 'table');
    const widths = table?.kind === 'table' ? table.columns.map(({ width }) => typeof width) : [];
    expect(new Set(widths.slice(2))).toEqual(new Set([language === 'nl' ? 'number' : 'string']));
  },
);

describe('a report on a run of income', () => {
  const run = (language: DossierLanguage, variant = 'wageRun', change = (report: Report) => report) => {
    const document = composeReport(change(REPORT_VARIANTS[variant]?.(language) ?? sampleReport(language)));
    const { seal: _, ...said } = document;
    return { ...document, text: JSON.stringify(said).replaceAll(/[\s\u00a0]+/g, ' ') };
  };
  const withRun = (change: Partial<NonNullable<Report['incomeRun']>>) => (report: Report) => ({
    ...report,
    ...(report.incomeRun && { incomeRun: { ...report.incomeRun, ...change } }),
  });

  it.each([
    ['nl', 'loon', 'Derde ontvangst, loon van oktober 2026 · artikelen 1409 tot 1412'],
    ['fr', 'rémunération', 'Troisième réception, rémunération d’octobre 2026 · articles 1409 à 1412'],
    ['de', 'Lohn', 'Dritter Zahlungseingang, Lohn für Oktober 2026 · Artikel 1409 bis 1412'],
    ['en', 'wage', 'Third receipt, wage of October 2026 · Judicial Code, articles 1409 to 1412'],
  ] as const)('is called by the income, its place and its months: %s', (language, kind, subtitle) => {
    const { title, text } = run(language);
    expect(title).toBe(`${REPORT_WORDS[language].title} · ${kind}`);
    expect(text).toContain(subtitle);
  });

  it('names several months by the first and the last, or each where one is missing, and counts on after ten', () => {
    const monthsOf = (...months: string[]) => {
      const [first] = REPORT_VARIANTS['wageRun']?.('nl').incomeRun?.receipts ?? [];
      if (first === undefined) throw new Error('There is no receipt.');
      const receipts = months.map((month, place) => ({ ...first, id: `r${place}`, month }));
      return run('nl', 'wageRun', withRun({ receipts, number: 11 })).subtitle.replaceAll('\u00a0', ' ');
    };
    expect(monthsOf('2026-08', '2026-09', '2026-10')).toContain(
      'Ontvangst nr. 11, loon van augustus tot oktober 2026',
    );
    expect(monthsOf('2026-12', '2027-01')).toContain('loon van december 2026 en januari 2027');
    expect(monthsOf('2026-07', '2026-10')).toContain('loon van juli en oktober 2026');
  });

  it('shows the bands of the law line by line, with what the children take off', () => {
    const { text } = run('nl');
    expect(text).toContain('"van 1.419,01 tot 1.524,00","1409, § 1","105,00","20 %","21,00"');
    expect(text).toContain('"vermindering, één kind ten laste","1409, § 1","–","–","− 88,00"');
    expect(text).toContain('"Nettoloon en beslagbaar deel","","2.480,00","","684,20"');
    expect(text).toContain('Drukkerij Vaartkant NV stortte 684,20 euro op 6 november 2026.');
    expect(text).toContain('Het beschermde deel van 1.795,80 euro blijft bij de beslagene.');
    expect(text).not.toContain('rekent dat deel niet na');
  });

  it('serves maintenance first, and what was assigned before the seizure by the hour of its notice', () => {
    expect(run('nl').text).toContain('"Onderhoudsgeld, An Jacobs","1412, lid 1, 1° Ger.W.","− 570,00"');
    expect(run('nl').text).toContain('"Voor de andere schuldeisers (1412, lid 2 Ger.W.)","","65,80"');
    const { text } = run('nl', 'wageRuns');
    expect(text).toContain('ter kennis gebracht op 3 maart 2026 om 10.42 uur');
    expect(text).toContain('Onderhoud en overdracht gaan voor, de anderen delen de rest');
  });

  it('has a line for each month and payer, and says why one paid another amount', () => {
    const { text } = run('nl', 'wageRuns');
    expect(text).toContain(
      '{"text":"oktober 2026","note":"Drukkerij Vaartkant NV"},"05/11/2026","2.897,40","881,08","868,58","−12,50","–"',
    );
    expect(text).toContain('12,50 euro minder dan onze berekening. Het kantoor tekent aan: De werkgever');
    expect(text).toContain('Bedragen in euro, zoals zij gelden sinds 1 januari 2026.');
    expect(text).toContain('Inkomens van dezelfde maand zijn samengeteld');
  });

  it.each(DOSSIER_LANGUAGES)('carries balances that add up from one run to the next: %s', (language) => {
    for (const variant of ['wageRun', 'wageRuns']) {
      const report = REPORT_VARIANTS[variant]?.(language);
      expect(report?.declarants.length).toBeGreaterThan(2);
      for (const { series, allottedCents } of report?.declarants ?? []) {
        expect(series).toBeDefined();
        if (series === undefined) continue;
        expect(series.acceptedCents - series.earlierCents).toBe(series.beforeCents);
        expect(series.beforeCents - allottedCents).toBe(series.afterCents);
      }
      const table = composeReport(report ?? sampleReport(language)).sections.flatMap(({ parts }) =>
        parts.filter(
          (part) => part.kind === 'table' && part.head.includes(REPORT_WORDS[language].run.before),
        ),
      );
      expect(table).toHaveLength(1);
    }
  });

  it('tells what came in where nobody computed it, and who was not there before', () => {
    const { text } = run('nl', 'wageRun', (report) => {
      const { incomeRun } = report;
      const receipts = incomeRun?.receipts.map((one) => ({ ...one, computed: null })) ?? [];
      const declarants = report.declarants.map(({ series: _, ...one }) => one);
      return { ...withRun({ receipts, scales: [] })(report), declarants };
    });
    expect(text).toContain('voor oktober 2026 is het niet nagerekend');
    expect(text).toContain('"Lumio Energie NV","922,16","–","922,16"');
  });
});
