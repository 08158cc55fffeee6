import { addDays } from '@prorata/domain/iso-date';
import { LEGAL_FORMS, type LegalForm, type TransactionKind } from '@prorata/domain/vocabulary';
import type {
  DemoCreditor,
  DemoDay,
  DemoDeeds,
  DemoDefendant,
  DemoDistribution,
  DemoDocument,
  DemoDossier,
  DemoEntered,
  DemoInvitation,
  DemoStatement,
} from '../dossiers.ts';
import { account, enterpriseNumber, nationalNumber } from '../numbers.ts';
import type { DemoAddress } from '../offices.ts';

/** A dossier in one line: the defendant, what brought in the money, the day it was opened, and how far it is. */
export type DossierLine = readonly [
  defendant: string,
  origin: 'sale' | 'seizure' | 'both',
  openedOn: DemoDay,
  state: 'created' | 'invited' | 'reviewing' | 'ready' | DistributedState | `cancelled: ${string}`,
];

/** How far a dossier is that was calculated. */
type DistributedState =
  | 'calculated'
  | 'signed'
  | 'sent'
  | 'contested'
  | 'stopped'
  | 'payable'
  | 'prepared'
  | 'paid';

/** The days lie so that terms are over, or run, on the day of the story and for a week after it, wherever the holidays fall. */
const DISTRIBUTIONS: Readonly<Record<DistributedState, DemoDistribution>> = {
  calculated: { calculatedAt: '2026-11-13T15:10' },
  signed: { calculatedAt: '2026-11-12T10:25', signedAt: '2026-11-13T16:40' },
  sent: { calculatedAt: '2026-11-05T09:50', signedAt: '2026-11-06T11:15', sentAt: '2026-11-09T09:05' },
  contested: { calculatedAt: '2026-10-28T14:20', signedAt: '2026-10-29T10:10', sentAt: '2026-10-30T08:45' },
  stopped: { calculatedAt: '2026-10-30T13:35', signedAt: '2026-11-02T09:30', sentAt: '2026-11-03T10:00' },
  payable: {
    ...{ calculatedAt: '2026-09-28T10:40', signedAt: '2026-09-29T16:05', sentAt: '2026-09-30T09:20' },
    termOverAt: '2026-11-06T00:15',
  },
  prepared: {
    ...{ calculatedAt: '2026-09-22T11:30', signedAt: '2026-09-23T09:45', sentAt: '2026-09-24T08:55' },
    ...{ termOverAt: '2026-11-02T00:15', filePreparedAt: '2026-11-16T14:35' },
  },
  paid: {
    ...{ calculatedAt: '2026-09-08T15:20', signedAt: '2026-09-09T10:30', sentAt: '2026-09-10T09:10' },
    ...{ termOverAt: '2026-10-16T00:15', paidAt: '2026-11-12T11:40' },
  },
};

function isDistributed(state: DossierLine[3]): state is DistributedState {
  return state in DISTRIBUTIONS;
}

/** What the dossiers of one office have in common. */
export interface OfficeSetting {
  readonly office: DemoDossier['office'];
  readonly language: DemoDossier['language'];
  readonly firstSerial: number;
  /** From which its defendants are numbered, so that no number is given twice. */
  readonly firstNumber: number;
  /** Subjects: who open dossiers, and who answer for them, in turn. */
  readonly openers: readonly [string, ...string[]];
  readonly bailiffs: readonly [string, ...string[]];
  readonly titleOf: (defendant: string) => string;
  /** How a legal form is abbreviated in its language, where that is not the Dutch way. */
  readonly legalForms?: Readonly<Partial<Record<LegalForm, string>>>;
  readonly assetNames: Readonly<Record<TransactionKind, string>>;
  readonly costNames: Readonly<Record<TransactionKind, string>>;
  readonly streets: readonly [string, ...string[]];
  readonly place: readonly [zipcode: string, city: string];
  /** The first of them has seized; the authority among them has a privilege. */
  readonly creditors: readonly DemoCreditor[];
  /** What their papers say. */
  readonly papers: {
    readonly settlement: string;
    readonly total: string;
    readonly title: string;
    readonly taxKind: string;
    readonly declarant: string;
    readonly fileNames: { readonly settlement: string; readonly title: string };
  };
  /** What is told of a dossier that was contested or stopped. */
  readonly held: { readonly grounds: string; readonly note: string; readonly trustee: string };
  readonly seizing: {
    /** Whose judgment it was, in the words of the report. */
    readonly court: string;
    readonly bank: { readonly name: string; readonly address: string };
    readonly electedDomicile: string;
  };
}

const KINDS: Readonly<Record<DossierLine[1], readonly TransactionKind[]>> = {
  sale: ['sale'],
  seizure: ['seizureByThirdParties'],
  both: ['sale', 'seizureByThirdParties'],
};

export function ordinaryDossier(setting: OfficeSetting, line: DossierLine, place: number): DemoDossier {
  const [name, origin, openedOn, state] = line;
  const serial = setting.firstSerial + place;
  const kinds = KINDS[origin];
  const collectedCents = BigInt(((serial * 7_919) % 38_000) + 1_500) * 100n + BigInt((serial * 37) % 100);
  const isKnown = state === 'ready' || state === 'reviewing' || isDistributed(state);
  return {
    office: setting.office,
    serial,
    title: setting.titleOf(writtenName(name, setting)),
    reference: null,
    language: setting.language,
    openedAt: `${openedOn}T${String(8 + (serial % 9)).padStart(2, '0')}:${String((serial * 7) % 60).padStart(2, '0')}`,
    openedBy: inTurn(setting.openers, serial),
    responsible: inTurn(setting.bailiffs, Math.floor(serial / 2)),
    deputy: null,
    defendant: defendantNamed(name, setting.firstNumber + serial),
    address: addressOf(setting, serial),
    kinds,
    saleDate: kinds.includes('sale') ? addDays(openedOn, -4) : null,
    seizureDate: kinds.includes('seizureByThirdParties') ? addDays(openedOn, -33) : null,
    deeds: deedsOf(setting, kinds, openedOn, serial),
    consultedAt: state === 'created' ? null : `${openedOn}T08:10`,
    balanceCents: isKnown ? collectedCents : null,
    assets: isKnown ? [assetOf(setting, kinds[0] ?? 'sale', collectedCents)] : [],
    executionCosts: isKnown ? costsOf(setting, kinds, openedOn, serial) : [],
    invitations: invitationsOf(setting, line, { serial, collectedCents }),
    entered: state === 'ready' || isDistributed(state) ? enteredOf(setting, openedOn, collectedCents) : [],
    ...(isDistributed(state) && { distribution: distributionOf(setting, state) }),
    ...movedOn(state, openedOn),
  };
}

function distributionOf({ creditors, held }: OfficeSetting, state: DistributedState): DemoDistribution {
  const told = DISTRIBUTIONS[state];
  const { grounds, note, trustee } = held;
  const [first] = creditors;
  const against = [first?.name, first?.form].filter(Boolean).join(' ');
  if (state === 'contested') return { ...told, contested: { at: '2026-11-12T11:20', against, grounds } };
  if (state === 'stopped') return { ...told, stopped: { at: '2026-11-16T09:10', note, trustee } };
  return told;
}

/** Papers of all of them, from whom the money is not enough. */
function enteredOf(setting: OfficeSetting, openedOn: DemoDay, collectedCents: bigint): DemoEntered[] {
  const at = `${addDays(openedOn, 2)}T10:30`;
  const validated = { reviewedAt: `${addDays(openedOn, 3)}T15:45`, validatedBy: setting.openers[0] };
  return setting.creditors.filter(hasPapers).map((creditor, place) => ({
    creditor,
    statement: { ...statementOf(setting, creditor, { at, place, collectedCents }), ...validated },
  }));
}

/** Who seized, and the authority. */
function hasPapers({ type }: DemoCreditor, place: number): boolean {
  return place === 0 || type === 'governmentInstance';
}

/** In hundredths of what was collected. */
const SHARES = [74n, 41n, 21n, 16n];

function statementOf(
  { papers, seizing, firstNumber }: OfficeSetting,
  creditor: DemoCreditor,
  {
    at,
    place,
    collectedCents,
  }: { readonly at: string; readonly place: number; readonly collectedCents: bigint },
): DemoStatement {
  const totalCents = (collectedCents * (SHARES[place] ?? 10n)) / 100n;
  const isAuthority = creditor.type === 'governmentInstance';
  const decidedOn = addDays(at.slice(0, 10), -200);
  const document = (type: DemoDocument['type'], lines: readonly string[]) => ({
    ...{ type, fileName: papers.fileNames[type], lines },
  });
  return {
    filedAt: at,
    totalCents,
    claims: isAuthority ? [{ privilegeId: 'federal-taxes', type: 'general', amountCents: totalCents }] : [],
    documents: [
      document('settlement', [papers.settlement, `${papers.total.padEnd(40)}${written(totalCents)}`]),
      document('title', [isAuthority ? papers.taxKind : seizing.court, papers.title]),
    ],
    titles: [
      isAuthority
        ? { kind: 'taxRegister', taxKind: papers.taxKind, year: 2025, enforceableOn: decidedOn }
        : { kind: 'judgment', date: decidedOn, court: seizing.court },
    ],
    declarant: papers.declarant,
    account: account(firstNumber + place),
    reference: `${firstNumber}/${place + 1}`,
    sendOption: 'RegisteredLetter',
  };
}

function written(cents: bigint): string {
  const whole = String(cents / 100n).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${whole},${String(cents % 100n).padStart(2, '0')}`;
}

/** What the seizure and the sale cost. */
function costsOf(
  { costNames }: OfficeSetting,
  kinds: readonly TransactionKind[],
  openedOn: DemoDay,
  serial: number,
) {
  const amountCents = (base: bigint) => base + BigInt((serial * 613) % 9_000);
  return kinds.map((kind) => ({
    date: addDays(openedOn, kind === 'sale' ? -4 : -33),
    description: costNames[kind],
    amountCents: amountCents(kind === 'sale' ? 38_400n : 26_150n),
  }));
}

/** The first creditor seized on a judgment: goods that were sold, or what a bank owed. */
function deedsOf(
  { creditors, seizing }: OfficeSetting,
  kinds: readonly TransactionKind[],
  openedOn: DemoDay,
  serial: number,
): DemoDeeds {
  const [first] = creditors;
  const day = (days: number) => addDays(openedOn, -days);
  const repertoryNumber = (place: number) => `26/0${1_000 + ((serial * 13 + place * 211) % 3_000)}`;
  const { street, housenumber, zipcode, city } = first?.address ?? {};
  const isThirdParty = kinds.includes('seizureByThirdParties');
  return {
    seizingCreditors: [
      {
        name: [first?.name, first?.form].filter(Boolean).join(' '),
        address: `${street} ${housenumber}, ${zipcode} ${city}`,
        kboNumber: first?.enterpriseNumber ?? '',
      },
    ],
    deeds: [
      {
        kind: 'title',
        date: day(160),
        servedOn: day(140),
        description: `${seizing.court}, A/26/00${serial}`,
      },
      ...(kinds.includes('sale')
        ? [
            { kind: 'movableSeizure', date: day(80), repertoryNumber: repertoryNumber(1) } as const,
            { kind: 'saleReport', date: day(4), repertoryNumber: repertoryNumber(2) } as const,
          ]
        : []),
      ...(isThirdParty
        ? [{ kind: 'thirdPartySeizure', date: day(33), repertoryNumber: repertoryNumber(3) } as const]
        : []),
    ],
    thirdPartyDebtors: isThirdParty
      ? [{ ...seizing.bank, kboNumber: enterpriseNumber(7), declaredOn: day(26), receivedOn: day(10) }]
      : [],
    electedDomicile: seizing.electedDomicile,
  };
}

function movedOn(state: DossierLine[3], openedOn: DemoDay): Pick<DemoDossier, 'movedOn'> {
  const isKnown = state === 'ready' || isDistributed(state);
  if (isKnown) return { movedOn: { to: 'Provisioned', at: `${addDays(openedOn, 3)}T16:20` } };
  if (!state.startsWith('cancelled: ')) return {};
  const reason = state.slice('cancelled: '.length);
  return { movedOn: { to: 'Cancelled', at: `${addDays(openedOn, 6)}T11:05`, reason } };
}

/** `Menuiserie Lambiotte SRL`: as its people write it. */
function writtenName(name: string, { legalForms = {} }: OfficeSetting): string {
  const [[form, written] = ['', '']] = Object.entries(legalForms).filter(([one]) => name.endsWith(` ${one}`));
  return form === '' ? name : name.slice(0, -form.length) + written;
}

function defendantNamed(name: string, number: number): DemoDefendant {
  const words = name.split(' ');
  const form = LEGAL_FORMS.find((one): one is LegalForm => one === words.at(-1)?.toUpperCase());
  if (form !== undefined) {
    return { company: words.slice(0, -1).join(' '), form, enterpriseNumber: enterpriseNumber(number) };
  }
  const [firstName = name, ...lastName] = words;
  const birthDate = addDays('1958-02-11', (number * 211) % 14_000);
  return { firstName, lastName: lastName.join(' '), nationalNumber: nationalNumber(birthDate, number % 40) };
}

function addressOf({ streets, place: [zipcode, city] }: OfficeSetting, serial: number): DemoAddress {
  const housenumber = String(((serial * 17) % 190) + 1);
  return { street: inTurn(streets, serial), housenumber, zipcode, city, country: 'BE' };
}

function assetOf({ assetNames }: OfficeSetting, kind: TransactionKind, collectedCents: bigint) {
  return { name: assetNames[kind], description: '', kind, collectedCents };
}

/**
 * Sent three days after the opening; of every third dossier one still waits, of every fourth a mail came back, and of every
 * fifth a letter. In every second of them somebody has answered; before a review all have.
 */
function invitationsOf(
  setting: OfficeSetting,
  [, , openedOn, state]: DossierLine,
  { serial, collectedCents }: { readonly serial: number; readonly collectedCents: bigint },
): DemoInvitation[] {
  if (state !== 'invited' && state !== 'reviewing') return [];
  const sentAt = `${addDays(openedOn, 3)}T09:30`;
  const invited = state === 'reviewing' ? setting.creditors.filter(hasPapers) : setting.creditors;
  return invited.map((creditor, place): DemoInvitation => {
    const method = place % 3 === 2 ? 'RegisteredLetter' : 'Email';
    const filedAt = { at: `${addDays(openedOn, 6 + place)}T14:10`, place, collectedCents };
    const answered = {
      creditor,
      method,
      sentAt,
      statement: statementOf(setting, creditor, filedAt),
    } as const;
    if (state === 'reviewing') return answered;
    if (serial % 2 === 0 && place === setting.creditors.length - 1) return answered;
    if (serial % 3 === 0 && place === 1) return { creditor, method };
    return {
      ...{ creditor, method, sentAt },
      isBounced: serial % 4 === 0 && place === 0,
      isReturned: serial % 5 === 0 && place === 2,
    };
  });
}

function inTurn<T>(list: readonly [T, ...T[]], turn: number): T {
  return list[turn % list.length] ?? list[0];
}
