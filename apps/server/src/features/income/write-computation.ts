import type { AccountComputation, Computation } from '@prorata/contract/income/income';
import {
  type ComposedComputation,
  composeAccount,
  composeIncome,
} from '@prorata/documents/income/compose-computation';
import { renderComputation } from '@prorata/documents/income/render-computation';
import { computeAccount } from '@prorata/domain/income/protected-account';
import { brusselsDate } from '@prorata/domain/iso-date';
import { centsFromEuros } from '@prorata/domain/money';
import type { Language } from '@prorata/domain/vocabulary';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { readLetterhead, readOfficeValues } from '../dossiers/office-values.ts';
import { computeBy, getScale, toCount } from './compute-quota.ts';
import { readPublishedScales } from './published-scales.ts';

type PaperTools = Pick<Tools, 'db' | 'renderer'>;

interface Asked {
  readonly user: ActingUser;
  readonly dossierId: string;
  readonly at: Date;
}

/** How the part of an income that may be seized was computed, for debtor and third party. Nothing of it is kept. */
export async function writeComputation(
  tools: PaperTools,
  asked: Asked,
  computation: Computation,
): Promise<OutgoingFile> {
  const { scale, part } = computeBy(await readPublishedScales(tools.db), computation);
  const { paidOn, incomes } = computation;
  const payers = incomes.map(({ payer }) => payer);
  return onPaper(tools, asked, (language) =>
    composeIncome({ ...toCount(computation), paidOn, payers, scale, part }, language),
  );
}

/** How the protected part of a seized account was computed. */
export async function writeAccountComputation(
  tools: PaperTools,
  asked: Asked,
  { bank, seizedOn, balance, credits, countsCreditDay }: AccountComputation,
): Promise<OutgoingFile> {
  const published = await readPublishedScales(tools.db);
  const scaleOf = (day: string) => getScale(published, day);
  const account = {
    seizedOn,
    countsCreditDay,
    balanceCents: centsFromEuros(balance),
    credits: credits.map(({ amount, ...credit }) => ({ ...credit, amountCents: centsFromEuros(amount) })),
  };
  const byScale = account.credits.filter(({ kind }) => kind !== 'protected');
  const used = new Map(byScale.map(({ creditedOn }) => [scaleOf(creditedOn).from, scaleOf(creditedOn)]));
  const part = computeAccount(account, (day) => scaleOf(day).value);
  const sources = credits.map(({ source }) => source);
  return onPaper(tools, asked, (language) =>
    composeAccount({ ...account, bank, sources, scales: [...used.values()], part }, language),
  );
}

/** Under the head of the office, in the language of the dossier: those who read it are its people. */
async function onPaper(
  { db, renderer }: PaperTools,
  { user, dossierId, at }: Asked,
  compose: (language: Language) => ComposedComputation,
): Promise<OutgoingFile> {
  const dossier = await getDossier(db, user, dossierId);
  const language = dossier.language ?? 'nl';
  const composed = compose(language);
  const head = await readLetterhead(db, dossier, language, await readOfficeValues(db, dossier));
  const pdf = await renderComputation(renderer, composed, { ...head, date: brusselsDate(at) });
  const number = dossier.fileNumber.replaceAll('/', '-');
  return { name: `${number} ${composed.title}.pdf`, mediaType: 'application/pdf', content: Buffer.from(pdf) };
}
