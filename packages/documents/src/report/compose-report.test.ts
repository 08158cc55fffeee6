import { describe, expect, it } from 'vitest';
import { type SampleChanges, sampleReport } from '../../testing/sample-report.ts';
import type { ReportSource } from './build-report.ts';
import { composeReport } from './compose-report.ts';

/** All that the report says, with one blank wherever there is any. */
function textOf(language: 'nl' | 'fr', changes: SampleChanges = {}): string {
  return JSON.stringify(composeReport(sampleReport(language, changes))).replaceAll(/[\s\u00a0]+/g, ' ');
}

function statements(count: number) {
  return Array.from({ length: count }, (_, place) => {
    const id = `s${place + 1}`;
    return { id, creditorId: id, totalCents: 100_000n, claims: [], reserved: false };
  });
}

function invited(registered: number, byMail: number): SampleChanges {
  const { invitations } = sampleReport('nl');
  const facts: Partial<ReportSource['facts']> = { invitations: { ...invitations, registered, byMail } };
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

  it('are not counted twice in a sentence about one way', () => {
    expect(textOf('nl', invited(1, 0))).toContain(
      'Eén schuldeiser is uitgenodigd op 28 oktober 2026, bij aangetekende brief',
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

  it('is told beside what is admitted, reserved and not accepted, with the reason', () => {
    const text = textWith('nl');
    expect(text).toContain(
      'Aangegeven 10.000,00 · aanvaard 8.000,00 · voorbehouden 500,00 · niet aanvaard 1.500,00',
    );
    expect(text).toContain('Niet aanvaard, 1.500,00: verjaard. Facturen van 2014.');
    expect(text).toContain('Voorbehouden: bewarend beslag');
  });

  it('says up to when interest is counted and what a day adds', () => {
    expect(textWith('nl')).toContain('Interest per dag: 1,2329');
    expect(textWith('nl')).toContain('De interest is berekend tot en met 20 november 2026');
    expect(textWith('fr')).toContain('Intérêts par jour : 1,2329');
  });
});
