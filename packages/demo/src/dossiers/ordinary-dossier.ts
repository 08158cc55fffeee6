import { addDays } from '@prorata/domain/iso-date';
import { LEGAL_FORMS, type LegalForm, type TransactionKind } from '@prorata/domain/vocabulary';
import type {
  DemoCreditor,
  DemoDay,
  DemoDeeds,
  DemoDefendant,
  DemoDossier,
  DemoInvitation,
} from '../dossiers.ts';
import { enterpriseNumber, nationalNumber } from '../numbers.ts';
import type { DemoAddress } from '../offices.ts';

/** A dossier in one line: the defendant, what brought in the money, the day it was opened, and how far it is. */
export type DossierLine = readonly [
  defendant: string,
  origin: 'sale' | 'seizure' | 'both',
  openedOn: DemoDay,
  state: 'created' | 'invited' | 'ready' | `cancelled: ${string}`,
];

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
  readonly assetNames: Readonly<Record<TransactionKind, string>>;
  readonly streets: readonly [string, ...string[]];
  readonly place: readonly [zipcode: string, city: string];
  /** The first of them has seized. */
  readonly creditors: readonly DemoCreditor[];
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
  const isKnown = state === 'ready';
  return {
    office: setting.office,
    serial,
    title: setting.titleOf(name),
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
    executionCosts: [],
    invitations: state === 'invited' ? invitationsOf(setting, openedOn, serial) : [],
    ...movedOn(state, openedOn),
  };
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
  if (state === 'ready') return { movedOn: { to: 'Provisioned', at: `${addDays(openedOn, 3)}T16:20` } };
  if (!state.startsWith('cancelled: ')) return {};
  const reason = state.slice('cancelled: '.length);
  return { movedOn: { to: 'Cancelled', at: `${addDays(openedOn, 6)}T11:05`, reason } };
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

/** Sent three days after the opening; of every third dossier one still waits, and of every fourth one came back. */
function invitationsOf({ creditors }: OfficeSetting, openedOn: DemoDay, serial: number): DemoInvitation[] {
  const sentAt = `${addDays(openedOn, 3)}T09:30`;
  return creditors.map((creditor, place) => {
    const method = place % 3 === 2 ? 'RegisteredLetter' : 'Email';
    if (serial % 3 === 0 && place === 1) return { creditor, method };
    return { creditor, method, sentAt, isBounced: serial % 4 === 0 && place === 0 };
  });
}

function inTurn<T>(list: readonly [T, ...T[]], turn: number): T {
  return list[turn % list.length] ?? list[0];
}
