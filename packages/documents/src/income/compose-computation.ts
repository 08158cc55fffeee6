import type { AccountPart, AccountToCount } from '@prorata/domain/income/protected-account';
import type { ScaleOfDay } from '@prorata/domain/income/scales';
import type { IncomeToCount, SeizablePart } from '@prorata/domain/income/seizable-part';
import { type IsoDate, yearOf } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import type { IncomeKind, Language } from '@prorata/domain/vocabulary';
import { income as germanWords } from '@prorata/i18n/de/income';
import { vocabulary as germanVocabulary } from '@prorata/i18n/de/vocabulary';
import { income as englishWords } from '@prorata/i18n/en/income';
import { vocabulary as englishVocabulary } from '@prorata/i18n/en/vocabulary';
import { fillIn } from '@prorata/i18n/explain-step';
import { formatAmount } from '@prorata/i18n/format-amount';
import { income as frenchWords } from '@prorata/i18n/fr/income';
import { vocabulary as frenchVocabulary } from '@prorata/i18n/fr/vocabulary';
import { income as dutchWords } from '@prorata/i18n/nl/income';
import { vocabulary as dutchVocabulary } from '@prorata/i18n/nl/vocabulary';
import { cite } from '@prorata/law/cite';
import { tidy, writeDay } from '../catalogue/write-value.ts';

const WORDS = { nl: dutchWords, fr: frenchWords, de: germanWords, en: englishWords } as const;
const KINDS = {
  nl: dutchVocabulary.incomeKind,
  fr: frenchVocabulary.incomeKind,
  de: germanVocabulary.incomeKind,
  en: englishVocabulary.incomeKind,
} as const;

/** How the part of an income that may be seized was computed. */
export interface IncomeToWrite extends IncomeToCount {
  readonly paidOn: IsoDate;
  /** Who pays each income; nothing where it is not known. */
  readonly payers: readonly (string | null)[];
  readonly scale: ScaleOfDay;
  readonly part: SeizablePart;
}

/** How the protected part of an account was computed. */
export interface AccountToWrite extends AccountToCount {
  readonly bank: string | null;
  /** From whom each credit came; nothing where it is not known. */
  readonly sources: readonly (string | null)[];
  /** The amounts of the law that were used, each once. */
  readonly scales: readonly ScaleOfDay[];
  readonly part: AccountPart;
}

export interface ComputationRow {
  readonly text: string;
  readonly article: string;
  readonly amount: string;
  /** A head above what follows from it, a sum under a line, or what it all comes to. */
  readonly kind: 'head' | 'line' | 'sum' | 'result';
}

export interface ComposedComputation {
  readonly title: string;
  readonly intro: string;
  readonly heads: readonly [line: string, article: string, amount: string];
  readonly rows: readonly ComputationRow[];
  readonly notes: readonly string[];
}

/** Line by line with the article, for debtor and third party. */
export function composeIncome(income: IncomeToWrite, language: Language): ComposedComputation {
  const pen = penOf(language);
  const { words, row, fill } = pen;
  return {
    title: words.title,
    intro: fill(words.intro, { date: writeDay(income.paidOn, language) }),
    heads: [words.line, words.article, words.amount],
    rows: [
      ...incomeRows(income, pen),
      ...bracketRows(income, pen),
      ...childrenRows(income, pen),
      row(words.quota, { cents: income.part.quotaCents, kind: 'result' }),
      row(words.protected, { cents: income.part.protectedCents }),
      ...maintenanceRows(income, pen),
      ...shareRows(income, pen),
    ],
    notes: [...scaleNotes(income.scale, income.paidOn, pen), words.rounding],
  };
}

interface RowFacts {
  readonly cents?: Cents;
  readonly article?: string;
  readonly kind?: ComputationRow['kind'];
}

type Pen = ReturnType<typeof penOf>;

/** Writes in one language. */
function penOf(language: Language) {
  const all = WORDS[language];
  const write = (cents: Cents) => formatAmount(cents, language);
  const article = (number: string) => cite({ act: 'judicialCode', article: number }, language);
  return {
    language,
    words: all.paper,
    terms: all,
    write,
    article,
    fill: fillIn,
    row: (text: string, { cents, article: number, kind = 'line' }: RowFacts): ComputationRow => ({
      text,
      article: number === undefined ? '' : article(number),
      amount: cents === undefined ? '' : write(cents),
      kind,
    }),
    /** What it is, and of whom. */
    named: (kind: IncomeKind | 'protected', whom: string | null) => {
      const name = kind === 'protected' ? all.paper.creditWholly : KINDS[language][kind];
      return whom === null ? name : `${name}, ${tidy(whom)}`;
    },
  };
}

const ARTICLES: Readonly<Record<IncomeKind, string>> = {
  wage: '1409, § 1',
  replacement: '1410, § 1',
  other: '1409, § 1bis',
};

function incomeRows({ incomes, payers, part }: IncomeToWrite, { words, row, fill, named }: Pen) {
  const rows = incomes.flatMap(({ kind, netCents, extraCents }, place) => {
    const what = named(kind, payers[place] ?? null);
    const article = ARTICLES[kind];
    const net = row(fill(words.net, { what }), { cents: netCents, article });
    return extraCents === 0n
      ? [net]
      : [net, row(fill(words.extra, { what }), { cents: extraCents, article })];
  });
  const sum = row(words.total, { cents: part.totalCents, article: '1411', kind: 'sum' });
  // One income says by itself which scale is its own.
  return incomes.length === 1
    ? [...rows, sum]
    : [...rows, sum, row(words.scaleRule[part.appliesTo], { article: '1411' })];
}

function bracketRows({ part }: IncomeToWrite, { words, row, fill, write }: Pen) {
  const article = part.appliesTo === 'wage' ? '1409, § 1' : '1409, § 1bis';
  return part.brackets
    .filter(({ incomeCents }, place) => place === 0 || incomeCents > 0n)
    .map(({ aboveCents, upToCents, incomeCents, perMillion, seizableCents: cents }) => {
      const facts = {
        from: write(aboveCents),
        percent: String(perMillion / 10_000),
        part: write(incomeCents),
      };
      if (upToCents === null) return row(fill(words.bracketAbove, facts), { cents, article });
      const limits = { ...facts, to: write(upToCents) };
      const phrase = perMillion === 0 ? words.bracketFree : words.bracketPart;
      return row(fill(phrase, limits), { cents, article });
    });
}

function childrenRows({ children, part, scale }: IncomeToWrite, { words, row, fill, write }: Pen) {
  const article = '1409, § 1';
  if (children === 0) return [row(words.noChildren, { article })];
  const { perChildCents } = scale.value;
  const isCut = part.childrenCents < perChildCents * BigInt(children);
  const phrase = isCut ? words.childrenCut : words.children;
  const beforeCents = part.quotaCents + part.childrenCents;
  return [
    row(words.beforeChildren, { cents: beforeCents, kind: 'sum' }),
    row(fill(phrase, { count: String(children), amount: write(perChildCents) }), {
      cents: -part.childrenCents,
      article,
    }),
  ];
}

function maintenanceRows({ maintenanceCents, part }: IncomeToWrite, { words, terms, row, fill, write }: Pen) {
  const { maintenance } = part;
  if (maintenance === null || maintenanceCents === null) return [];
  const article = '1412';
  return [
    row(fill(words.maintenance, { amount: write(maintenanceCents) }), { article, kind: 'head' }),
    row(terms.maintenance.fromQuota, { cents: maintenance.fromQuotaCents, article }),
    row(terms.maintenance.fromProtected, { cents: maintenance.fromProtectedCents, article }),
    row(terms.maintenance.leftForOthers, { cents: maintenance.leftForOthersCents, article, kind: 'sum' }),
  ];
}

/** No third party knows the others: each is told its own part. */
function shareRows({ incomes, payers, part }: IncomeToWrite, { words, row, named }: Pen) {
  if (incomes.length === 1) return [];
  return [
    row(words.shares, { article: '1411', kind: 'head' }),
    ...incomes.map(({ kind }, place) =>
      row(named(kind, payers[place] ?? null), { cents: part.quotas[place] ?? 0n, article: '1411' }),
    ),
  ];
}

function scaleNotes(scale: ScaleOfDay, day: IsoDate, { words, fill, language }: Pen): string[] {
  const told = fill(words.source, { from: writeDay(scale.from, language), source: tidy(scale.source) });
  const isConfirmed = scale.isConfirmed || !scale.isOfItsYear;
  return [
    `${told} ${isConfirmed ? words.confirmed : words.unconfirmed}`,
    ...(scale.isOfItsYear ? [] : [fill(words.otherYear, { year: String(yearOf(day)) })]),
  ];
}

/** Credit by credit, each with its own scale and its own days. */
export function composeAccount(account: AccountToWrite, language: Language): ComposedComputation {
  const pen = penOf(language);
  const { words, row, fill } = pen;
  const { seizedOn, bank, balanceCents, part, scales } = account;
  const date = writeDay(seizedOn, language);
  return {
    title: words.accountTitle,
    intro:
      bank === null
        ? fill(words.accountIntro, { date })
        : fill(words.accountIntroAt, { date, bank: tidy(bank) }),
    heads: [words.line, words.article, words.amount],
    rows: [
      ...account.credits.flatMap((_, place) => creditRows(account, place, pen)),
      ...(account.credits.length === 0 ? [row(words.none, { article: '1411bis' })] : []),
      row(words.balance, { cents: balanceCents, kind: 'sum' }),
      row(words.protectedLeft, { cents: -part.protectedCents, article: '1411bis-1411quater' }),
      row(words.seizable, { cents: part.seizableCents, kind: 'result' }),
    ],
    notes: [
      account.countsCreditDay ? words.dayOne : words.dayAfter,
      ...scales.flatMap((scale) => scaleNotes(scale, seizedOn, pen)),
      words.rounding,
    ],
  };
}

function creditRows({ credits, sources, part }: AccountToWrite, place: number, pen: Pen): ComputationRow[] {
  const { words, row, fill, write, named, language } = pen;
  const [credit, counted] = [credits[place], part.credits[place]];
  if (credit === undefined || counted === undefined) return [];
  const children = credit.children === 0 ? '' : fill(words.withChildren, { count: String(credit.children) });
  const head = fill(words.credit, {
    what: named(credit.kind, sources[place] ?? null),
    date: writeDay(credit.creditedOn, language),
    amount: write(credit.amountCents),
  });
  const facts = { days: String(counted.remainingDays), all: String(counted.days) };
  const byScale = credit.months === 1 ? words.creditQuota : words.creditMonths;
  return [
    row(head, { article: credit.kind === 'protected' ? '1410, § 2' : ARTICLES[credit.kind], kind: 'head' }),
    ...(credit.kind === 'protected'
      ? []
      : [
          row(fill(byScale, { children, count: String(credit.months) }), {
            cents: counted.quotaCents,
            article: '1411bis',
          }),
        ]),
    row(fill(words.creditLeft, { ...facts, protected: write(counted.protectedCents) }), {
      cents: counted.protectedLeftCents,
      article: '1411ter',
    }),
  ];
}
