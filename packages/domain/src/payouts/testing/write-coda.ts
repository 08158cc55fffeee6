import type { IsoDate } from '../../iso-date.ts';
import type { BankMovement, BankStatement } from '../bank-statement.ts';

/** A CODA file of one statement, as a bank would write it, for tests that read one. */
export function writeCoda(statement: BankStatement): string {
  const { account, number, openingCents, closingCents, closedOn, movements } = statement;
  const amounts = movements.map(({ amountCents }) => amountCents);
  const debit = amounts.filter((cents) => cents < 0n).reduce((sum, cents) => sum - cents, 0n);
  const credit = amounts.filter((cents) => cents > 0n).reduce((sum, cents) => sum + cents, 0n);
  const records = [
    record([
      [1, '1'],
      [2, '2'],
      [3, number],
      [6, account],
      [40, 'EUR'],
      [43, signed(openingCents)],
      [59, short(closedOn)],
      [126, number],
    ]),
    ...movements.flatMap((movement, index) => recordsOf(movement, index + 1)),
    record([
      [1, '8'],
      [2, number],
      [5, account],
      [39, 'EUR'],
      [42, signed(closingCents)],
      [58, short(closedOn)],
      [128, '0'],
    ]),
  ];
  return [
    record([
      [1, '00000'],
      [6, short(closedOn)],
      [12, '725'],
      [15, '05'],
      [35, 'OFFICE'],
      [128, '2'],
    ]),
    ...records,
    record([
      [1, '9'],
      [17, String(records.length).padStart(6, '0')],
      [23, digits(debit)],
      [38, digits(credit)],
      [128, '2'],
    ]),
    '',
  ].join('\r\n');
}

function recordsOf(movement: BankMovement, sequence: number): string[] {
  const place: Field = [3, `${String(sequence).padStart(4, '0')}0000`];
  const code = movement.isBankCost ? '08000000' : '00101000';
  return [
    record([
      [1, '21'],
      place,
      [11, movement.reference],
      [32, signed(movement.amountCents)],
      [48, short(movement.bookedOn)],
      [54, code],
      ...communicationOf(movement.communication),
      [116, short(movement.bookedOn)],
      [126, '1'],
    ]),
    record([
      [1, '22'],
      place,
      [64, movement.endToEndId ?? ''],
      [113, movement.returnReason === null ? '' : `2${movement.returnReason}`],
      [126, '1'],
    ]),
    record([
      [1, '23'],
      place,
      [11, movement.counterpartyAccount ?? ''],
      [48, movement.counterpartyName ?? ''],
      [126, '0'],
    ]),
  ];
}

function communicationOf(communication: string): Field[] {
  if (!communication.startsWith('+++'))
    return [
      [62, '0'],
      [63, communication],
    ];
  return [
    [62, '1'],
    [63, `101${communication.replaceAll(/\D/g, '')}`],
  ];
}

type Field = readonly [place: number, text: string];

/** 128 characters with each text at its place, counted from 1 as the standard does. */
function record(fields: readonly Field[]): string {
  const signs = Array<string>(128).fill(' ');
  for (const [place, text] of fields) {
    for (const [index, sign] of [...text].entries()) signs[place - 1 + index] = sign;
  }
  return signs.join('');
}

function signed(cents: bigint): string {
  return cents < 0n ? `1${digits(-cents)}` : `0${digits(cents)}`;
}

function digits(cents: bigint): string {
  return `${cents}0`.padStart(15, '0');
}

function short(date: IsoDate): string {
  return date.slice(8) + date.slice(5, 7) + date.slice(2, 4);
}
