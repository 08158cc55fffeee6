import { type Computation, computationSchema } from '@prorata/contract/income/income';
import type { IncomeLetters } from '@prorata/contract/recurring/letters';
import type { TemplateValues } from '@prorata/documents/catalogue/templates';
import { writeAmount } from '@prorata/documents/catalogue/write-value';
import { recipientValues } from '@prorata/documents/form-of-address';
import { INCOME_BANDS } from '@prorata/documents/words';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { formatIban } from '@prorata/domain/iban';
import { scaleOn } from '@prorata/domain/income/scales';
import { brusselsDate } from '@prorata/domain/iso-date';
import { addressLines } from '@prorata/domain/registered-letter-address';
import { communicationOfPayer } from '@prorata/domain/structured-communication';
import type { IncomeKind, IncomeLetter, Language } from '@prorata/domain/vocabulary';
import type { SeizableIncome } from '@prorata/law/parameters/seizable-income';
import { readTogether } from '../../database/read-together.ts';
import type { Address, Database } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import { listDefendantsToReach } from '../dossiers/read-recipients.ts';
import { computeBy } from '../income/compute-quota.ts';
import { readPublishedScales } from '../income/published-scales.ts';
import { findAccount } from '../payouts/read-payout.ts';
import type { RecurringSeries } from './find-series.ts';
import { listPayers, type PayerRecord } from './payers.ts';

type LetterValues = TemplateValues<'payer-letter'>;

/** A letter about an income with all that it says, and whom it goes to. */
export interface WrittenLetter {
  readonly paper: 'payer-letter' | 'child-declaration';
  readonly language: Language;
  readonly values: LetterValues;
  readonly addressee: string;
  readonly address: Address | null;
  readonly email: string | null;
  readonly fileName: string;
}

interface Wanted {
  readonly letter: IncomeLetter;
  readonly payerId: string | null;
  readonly defendantId: string | null;
  readonly language?: Language | undefined;
}

/** @throws ProblemError `not-found` for a payer or a defendant that the series does not have. */
export function writeLetter(
  db: Database,
  series: RecurringSeries,
  wanted: Wanted,
  at: Date,
): Promise<WrittenLetter> {
  return wanted.letter === 'employer'
    ? writeToPayer(db, series, wanted, at)
    : writeToDefendant(db, series, wanted, at);
}

async function writeToPayer(
  db: Database,
  { first, runs }: RecurringSeries,
  { payerId, language = undefined }: Wanted,
  at: Date,
): Promise<WrittenLetter> {
  const dossierIds = runs.map(({ dossier }) => dossier.id);
  const { payers, known, children, isMaintenanceClaimed, computation } = await readTogether(db, (db) => ({
    payers: listPayers(db, first.id),
    known: readCommon(db, first),
    children: findChildren(db, first.id),
    isMaintenanceClaimed: hasMaintenance(db, dossierIds.length === 0 ? [first.id] : dossierIds),
    computation: findComputation(db, first.id, payerId),
  }));
  const payer = payers.find(({ id }) => id === payerId);
  if (payer === undefined) throw new ProblemError('not-found');
  const spoken = language ?? payer.language;
  return {
    paper: 'payer-letter',
    language: spoken,
    addressee: payer.name,
    address: payer.address,
    email: payer.email,
    fileName: first.fileNumber.replaceAll('/', '-'),
    values: {
      ...commonValues(known, payer.kind, spoken, at),
      ...recipientValues(payer.name, null, spoken),
      'income.seizedOn': payer.seizedAt && brusselsDate(payer.seizedAt),
      'income.children': children,
      'income.hasMaintenance': isMaintenanceClaimed,
      'income.ownPart': ownPartOf(computation, known.scales),
      'income.communication': communicationOf(first, payer),
    },
  };
}

async function writeToDefendant(
  db: Database,
  { first }: RecurringSeries,
  { defendantId, language }: Wanted,
  at: Date,
): Promise<WrittenLetter> {
  const defendant = listDefendantsToReach(first).find(
    ({ addresseeId }) => addresseeId === idIn(first, defendantId),
  );
  if (defendant === undefined) throw new ProblemError('not-found');
  const spoken = language ?? defendant.language;
  return {
    paper: 'child-declaration',
    language: spoken,
    addressee: defendant.name,
    address: defendant.address,
    email: null,
    fileName: first.fileNumber.replaceAll('/', '-'),
    values: {
      ...commonValues(await readCommon(db, first), 'wage', spoken, at),
      ...recipientValues(defendant.name, defendant.person, spoken),
      ...{ 'income.seizedOn': null, 'income.children': null, 'income.hasMaintenance': false },
      ...{ 'income.ownPart': null, 'income.communication': '' },
    },
  };
}

/** The first defendant goes by the id of the dossier where somebody is to be reached. */
function idIn({ id }: DossierRecord, defendantId: string | null): string | null {
  return defendantId === MAIN_DEFENDANT ? id : defendantId;
}

/** Every defendant, with where a letter goes. */
export function listAddressees(first: DossierRecord): IncomeLetters['defendants'] {
  return listDefendantsToReach(first).map(({ addresseeId, name, address }) => ({
    id: addresseeId === first.id ? MAIN_DEFENDANT : addresseeId,
    name,
    address: addressLines(address ?? {}).join(', '),
  }));
}

/** The communication with which each third party pays. */
export async function communicationsOf(
  db: Database,
  first: DossierRecord,
): Promise<IncomeLetters['communications']> {
  const payers = await listPayers(db, first.id);
  return payers.map((payer) => ({ payerId: payer.id, communication: communicationOf(first, payer) }));
}

function communicationOf(
  { fileYear, fileSerial }: DossierRecord,
  { number }: Pick<PayerRecord, 'number'>,
): string {
  return communicationOfPayer(fileYear, fileSerial, number);
}

function readCommon(db: Database, first: DossierRecord) {
  return readTogether(db, (db) => ({
    scales: readPublishedScales(db),
    account: findAccount(db, first),
    office: readOfficeValues(db, first),
  }));
}

type Common = Awaited<ReturnType<typeof readCommon>>;

function commonValues({ scales, account, office }: Common, kind: IncomeKind, language: Language, at: Date) {
  const scale = scaleOn(brusselsDate(at), scales);
  return {
    ...office,
    'income.scaleFrom': scale.from,
    'income.bands': writeBands(scale.value, kind, language),
    'income.perChild': scale.value.perChildCents,
    // An office without one does nothing in its dossiers.
    'income.account': formatIban(account ?? ''),
  };
}

/** Each bracket with its part, in one line; of neighbours with the same part one. */
function writeBands({ brackets }: SeizableIncome, kind: IncomeKind, language: Language): string {
  const words = INCOME_BANDS[language];
  const parts = brackets.map(({ upToCents, wagePerMillion, otherPerMillion }) => ({
    upToCents,
    percent: (kind === 'wage' ? wagePerMillion : otherPerMillion) / 10_000,
  }));
  return parts
    .filter(({ percent }, place) => percent !== parts[place + 1]?.percent)
    .map(({ upToCents, percent }) => {
      if (upToCents === null) return words.above;
      const limit = writeAmount(upToCents, language);
      return percent === 0 ? words.nothing(limit) : words.part(limit, percent);
    })
    .join(', ');
}

async function findChildren(db: Database, seriesId: string): Promise<string | null> {
  const terms = await db
    .selectFrom('recurringTerms')
    .select('children')
    .where('seriesId', '=', seriesId)
    .executeTakeFirst();
  return terms === undefined || terms.children === 0 ? null : String(terms.children);
}

/** Whether maintenance is claimed in any dossier of the series: it may take of what others may not. */
async function hasMaintenance(db: Database, dossierIds: readonly string[]): Promise<boolean> {
  const claim = await db
    .selectFrom('privilegedClaims as claim')
    .innerJoin('statements', 'statements.id', 'claim.statementId')
    .select('claim.id')
    .where('claim.dossierId', 'in', dossierIds)
    .where('claim.privilegeId', '=', 'maintenance')
    .where('statements.deletedAt', 'is', null)
    .executeTakeFirst();
  return claim !== undefined;
}

/** The last one for what a payer paid. */
async function findComputation(
  db: Database,
  seriesId: string,
  payerId: string | null,
): Promise<Computation | undefined> {
  const receipt = await db
    .selectFrom('incomeReceipts')
    .select('computation')
    .where('seriesId', '=', seriesId)
    .where('payerId', '=', payerId)
    .where('computation', 'is not', null)
    .orderBy('month', 'desc')
    .orderBy('receivedOn', 'desc')
    .executeTakeFirst();
  return receipt && computationSchema.parse(receipt.computation);
}

/** Our figure for the part of the payer, where several incomes were computed together (1411). */
function ownPartOf(computation: Computation | undefined, scales: Common['scales']): bigint | null {
  if (computation === undefined || computation.incomes.length < 2) return null;
  return computeBy(scales, computation).quotaCents;
}
