import type { BodyOf, QueryOf } from '@prorata/contract/call';
import type { recurringCalls } from '@prorata/contract/recurring/calls';
import type { IncomeLetters } from '@prorata/contract/recurring/letters';
import { renderLetter } from '@prorata/documents/letter/render-letter';
import { brusselsDate } from '@prorata/domain/iso-date';
import { type Cents, eurosFromCents } from '@prorata/domain/money';
import { addressLines, listLetterAddressFaults } from '@prorata/domain/registered-letter-address';
import type { Language, SendMethod } from '@prorata/domain/vocabulary';
import { insertFile } from '../../database/insert-file.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Address, Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { findPlatformPrice, refuseWithoutPrice } from '../costs/find-platform-price.ts';
import type { Enclosure } from '../delivery/delivery-content.ts';
import { readSendResultsById } from '../delivery/list-send-results.ts';
import { linksOf } from '../delivery/make-letter.ts';
import { PORT } from '../delivery/publish-events.ts';
import { type DeliveryRequest, requestDelivery } from '../delivery/request-delivery.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { readLetterhead } from '../dossiers/office-values.ts';
import { readTemplate } from '../templates/read-template.ts';
import { getSeries, lockSeries, type RecurringSeries } from './find-series.ts';
import { communicationsOf, listAddressees, type WrittenLetter, writeLetter } from './letter-values.ts';

type Asked = QueryOf<typeof recurringCalls.previewLetter>;
type Given = BodyOf<typeof recurringCalls.sendLetter>;
type PdfTools = Pick<Tools, 'db' | 'renderer' | 'settings'>;

/** What was written about the income of a series, and what the next letter costs. */
export async function listIncomeLetters(
  { db }: Pick<Tools, 'db'>,
  user: ActingUser,
  dossierId: string,
  at: Date,
): Promise<IncomeLetters> {
  const series = await getSeries(db, user, dossierId);
  const { organizationId, id: seriesId } = series.first;
  const priceOf = async (db: Database, method: SendMethod) =>
    eurosOrNull(await findPlatformPrice(db, { type: PORT[method], organizationId, at }));
  const { letters, results, ...others } = await readTogether(db, (db) => {
    const letters = db
      .selectFrom('incomeLetters')
      .where('seriesId', '=', seriesId)
      .orderBy('deliveryId', 'desc')
      .limit(MOST_LETTERS);
    return {
      letters: letters.select(['deliveryId', 'letter', 'payerId', 'defendantId']).execute(),
      results: readSendResultsById(db, letters.select('deliveryId').$asScalar()),
      communications: communicationsOf(db, series.first),
      emailPrice: priceOf(db, 'Email'),
      registeredLetterPrice: priceOf(db, 'RegisteredLetter'),
    };
  });
  return {
    ...others,
    sent: letters.flatMap(({ deliveryId, ...letter }) => {
      const result = results.get(deliveryId);
      return result === undefined ? [] : [{ ...letter, result }];
    }),
    defendants: listAddressees(series.first),
  };
}

/** More than anybody writes about one income. */
const MOST_LETTERS = 1_000;

function eurosOrNull(cents: Cents | undefined): number | null {
  return cents === undefined ? null : eurosFromCents(cents);
}

/** The letter as it would leave now. */
export async function previewIncomeLetter(
  tools: PdfTools,
  action: UserAction,
  dossierId: string,
  asked: Asked,
): Promise<OutgoingFile> {
  const series = await getSeries(tools.db, action.actor, dossierId);
  const written = await writeLetter(tools.db, series, asked, action.at);
  const content = await renderPaper(tools, series, written, action.at);
  return { name: `${written.fileName}.pdf`, mediaType: 'application/pdf', content };
}

async function renderPaper(
  { db, renderer, settings }: PdfTools,
  { first }: RecurringSeries,
  { language, values, addressee, address, paper }: WrittenLetter,
  at: Date,
): Promise<Buffer> {
  const [{ body }, head] = await readTogether(db, (db) => [
    readTemplate(db, paper, language),
    readLetterhead(db, first, language, values),
  ]);
  const letterhead = {
    ...head,
    links: linksOf(settings),
    addressee: [addressee, ...addressLines(address ?? {})],
    date: brusselsDate(at),
  };
  return Buffer.from(await renderLetter(renderer, { key: paper, body, values, letterhead }));
}

/**
 * Sends a letter about the income: on paper as it is, by mail as the paper that the mail brings. The same to the same addressee
 * goes once, unless somebody says that it must go again.
 */
export async function sendIncomeLetter(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings' | 'renderer' | 'storage'>,
  action: UserAction,
  dossierId: string,
  given: Given,
): Promise<void> {
  const isMail = given.sendMethod === 'Email';
  const seen = await getSeries(tools.db, action.actor, dossierId);
  const written = await writeLetter(tools.db, seen, given, action.at);
  const email = given.email ?? written.email;
  refuseUnreachable(written, isMail ? email : undefined);
  const stored = isMail
    ? await tools.storage.store(await renderPaper(tools, seen, written, action.at))
    : undefined;
  await inTransaction(tools.db, async (trx) => {
    const { first } = await lockSeries(trx, action, dossierId);
    const { organizationId } = first;
    await refuseWithoutPrice(trx, [PORT[given.sendMethod]], { organizationId, at: action.at });
    const before = await countSent(trx, first.id, given);
    if (before > 0 && !given.isAgain) throw new ProblemError('letter-already-sent');
    const { language, values, addressee } = written;
    const subject = given.payerId ?? given.defendantId ?? '';
    const common = {
      ...{ dossier: first, language, addressee, values },
      occasion: `${given.letter} ${subject} of ${first.id} sending ${before + 1}`,
    };
    const way = stored && {
      email: email ?? '',
      enclosures: [
        {
          fileId: await insertFile(trx, { ...stored, mediaType: 'application/pdf' }),
          name: `${written.fileName}.pdf`,
        },
      ],
    };
    const request = toRequest(given, common, way ?? { address: written.address ?? {} });
    const deliveryId = await requestDelivery(tools, trx, action, request);
    await trx
      .insertInto('incomeLetters')
      .values({
        deliveryId,
        seriesId: first.id,
        letter: given.letter,
        payerId: given.letter === 'employer' ? given.payerId : null,
        defendantId: given.letter === 'childDeclaration' ? given.defendantId : null,
      })
      .execute();
  });
}

interface Common {
  readonly dossier: DossierRecord;
  readonly language: Language;
  readonly addressee: string;
  readonly values: WrittenLetter['values'];
  readonly occasion: string;
}
type Way =
  | { readonly address: Address }
  | { readonly email: string; readonly enclosures: readonly Enclosure[] };

function toRequest({ letter }: Given, common: Common, way: Way): DeliveryRequest {
  const isPayer = letter === 'employer';
  if ('address' in way) {
    return isPayer
      ? { ...common, ...way, template: 'payer-letter' }
      : { ...common, ...way, template: 'child-declaration' };
  }
  return isPayer
    ? { ...common, ...way, template: 'payer-letter-email' }
    : { ...common, ...way, template: 'child-declaration-email' };
}

/** `undefined` for a letter on paper, which needs a place that the post takes letters to. */
function refuseUnreachable({ addressee, address }: WrittenLetter, email: string | null | undefined): void {
  const isReached =
    email === undefined
      ? address !== null && listLetterAddressFaults({ ...address, addressee }).length === 0
      : email !== null;
  if (isReached) return;
  const path = email === undefined ? 'sendMethod' : 'email';
  throw new ProblemError('validation', {
    errors: [{ path, code: email === undefined ? 'choice-invalid' : 'required' }],
  });
}

async function countSent(
  db: Database | Transaction,
  seriesId: string,
  { letter, payerId, defendantId }: Given,
): Promise<number> {
  const { count } = await db
    .selectFrom('incomeLetters')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('seriesId', '=', seriesId)
    .where('letter', '=', letter)
    .$if(letter === 'employer', (some) => some.where('payerId', '=', payerId))
    .$if(letter === 'childDeclaration', (some) => some.where('defendantId', '=', defendantId))
    .executeTakeFirstOrThrow();
  return Number(count);
}
