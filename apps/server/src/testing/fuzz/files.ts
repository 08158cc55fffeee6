import type { Call } from '@prorata/contract/call';
import { pngOf } from '../../features/organizations/testing/logos.ts';
import { codaWith } from '../../features/payouts/testing/dossier-to-pay.ts';
import { pdfSaying } from '../../features/uploads/testing/sample-files.ts';
import type { Chance } from './chance.ts';

const SHEET = [
  'Naam;Ondernemingsnummer;Hoofdsom;Intrest;Kosten;Referentie',
  'Bakkerij De Smet;;1250,50;10,00;0;A-1',
  'Garage Peeters;;300;0;25;A-2',
].join('\r\n');

/** What the product itself offers to begin with. */
export interface SampleFiles {
  /** By the kind of the extract. */
  readonly extracts: ReadonlyMap<string, Buffer>;
  /** The model of a sheet that creditors fill in. */
  readonly sheet: Buffer;
  readonly account: string;
}

/** A file that the call may well take; a damaged one is of another kind, cut, empty or not there. */
export function sampleFileOf(
  call: Call,
  samples: SampleFiles,
  extractType: string,
  chance: Chance,
  isDamaged: boolean,
): File | undefined {
  const paper = pdfSaying('Vonnis', `Nummer ${chance.int(1, 1_000_000)}`);
  const whole = wholeFileOf(call, samples, extractType, paper, chance);
  if (!isDamaged || chance.is(0.5)) return whole;
  return chance.pick([
    undefined,
    new File([], 'empty.pdf'),
    new File([paper.subarray(0, 60)], 'cut.pdf'),
    new File([pngOf(2, 2)], 'photo.pdf'),
    new File(['MZ'], 'program.exe'),
    new File([paper], `${'é'.repeat(300)}/..\\\u0000.pdf`),
  ]);
}

function wholeFileOf(
  { path }: Call,
  { extracts, sheet, account }: SampleFiles,
  extractType: string,
  paper: Buffer,
  chance: Chance,
): File {
  if (path.endsWith('/logo')) return new File([pngOf(170, 72)], 'logo.png');
  if (path.endsWith('/Import')) return new File([SHEET], 'sheet.csv');
  if (path.includes('/sheet/')) return new File([new Uint8Array(sheet)], 'model.xlsx');
  if (path.endsWith('/statement')) {
    const money = { amountCents: BigInt(chance.int(1, 200_000)), counterpartyName: 'Garage Peeters' };
    return new File([codaWith([money], { account, number: String(chance.int(1, 999)) })], 'day.cod');
  }
  return new File([new Uint8Array(extracts.get(extractType) ?? paper)], 'paper.pdf');
}
