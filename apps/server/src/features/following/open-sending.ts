import type { SentMail } from '@prorata/contract/following/status';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { composeMail } from '../delivery/compose-mail.ts';
import { createDeliverySeal, type Enclosure, readContent } from '../delivery/delivery-content.ts';
import { readFile } from '../delivery/read-enclosures.ts';
import { helpdeskOf, readOperator } from '../parameters/read-operator.ts';
import { readTemplate } from '../templates/read-template.ts';
import { getOwnSending, kindOf, type OwnSending, opensAs } from './list-sendings.ts';

interface Wanted {
  readonly invitationId: string;
  readonly sendingId: string;
}

/** A mail in the words in which it went: those of its template on that day, with what was filled in then. */
export async function readSentMail(
  { db, settings }: Pick<Tools, 'db' | 'settings'>,
  { invitationId, sendingId }: Wanted,
): Promise<SentMail> {
  const sending = await getOwnSending(db, invitationId, sendingId);
  if (opensAs(sending) !== 'mail') throw new ProblemError('not-found');
  const { language, acceptedAt, addressee, email } = sending;
  const content = readContent(sending.content, createDeliverySeal(settings));
  const { template, enterpriseNumber, operator } = await readTogether(db, (db) => ({
    template: readTemplate(db, content.template, language, acceptedAt ?? undefined),
    enterpriseNumber: findEnterpriseNumber(db, sending),
    operator: readOperator(db),
  }));
  const { subject, text } = composeMail({
    ...{ content, language, template, enterpriseNumber },
    to: { name: addressee ?? '', address: email ?? '' },
    publicOrigin: settings.publicOrigin,
    helpdesk: helpdeskOf(operator),
  });
  const enclosures = listEnclosures(sending, content.enclosures);
  return {
    ...{ subject, text, to: email ?? '' },
    enclosures: enclosures.map(({ name }, index) => ({ number: index + 1, name })),
  };
}

/** Of the office, which its mails name. */
async function findEnterpriseNumber(
  db: Database,
  { organizationId }: Pick<OwnSending, 'organizationId'>,
): Promise<string | null> {
  const office = await db
    .selectFrom('organizations')
    .select('enterpriseNumber')
    .where('id', '=', organizationId)
    .executeTakeFirst();
  return office?.enterpriseNumber ?? null;
}

/** The letter as it was handed to the post, or to the provider of registered delivery. */
export async function downloadSentLetter(
  tools: Pick<Tools, 'db' | 'storage'>,
  { invitationId, sendingId }: Wanted,
): Promise<OutgoingFile> {
  const sending = await getOwnSending(tools.db, invitationId, sendingId);
  const { letterFileId, barcode } = sending;
  if (opensAs(sending) !== 'letter' || letterFileId === null) throw new ProblemError('not-found');
  const content = await readFile(tools, letterFileId);
  return { name: `${barcode ?? sendingId}.pdf`, mediaType: 'application/pdf', content };
}

export async function downloadSentEnclosure(
  tools: Pick<Tools, 'db' | 'storage' | 'settings'>,
  { invitationId, sendingId, number }: Wanted & { readonly number: number },
): Promise<OutgoingFile> {
  const sending = await getOwnSending(tools.db, invitationId, sendingId);
  if (opensAs(sending) !== 'mail') throw new ProblemError('not-found');
  const { enclosures } = readContent(sending.content, createDeliverySeal(tools.settings));
  const enclosure = listEnclosures(sending, enclosures)[number - 1];
  if (enclosure === undefined) throw new ProblemError('not-found');
  const content = await readFile(tools, enclosure.fileId);
  return { name: enclosure.name, mediaType: 'application/pdf', content };
}

/** The draft opens with the proof of its addressee, at its own address, and is that addressee's receipt: it is not given here. */
function listEnclosures(sending: OwnSending, enclosures: readonly Enclosure[]): readonly Enclosure[] {
  return kindOf(sending) === 'draft' ? [] : enclosures;
}
