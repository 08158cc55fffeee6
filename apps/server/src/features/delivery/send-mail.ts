import type { RenderedMail } from '@prorata/documents/mail/render-mail';
import type { OutgoingMail, SendOutcome } from '../../adapters/mail.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { helpdeskOf, readOperator } from '../parameters/read-operator.ts';
import { readTemplate } from '../templates/read-template.ts';
import { composeMail } from './compose-mail.ts';
import { createDeliverySeal, type DeliveryContent, readContent } from './delivery-content.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { inBatchesOf } from './in-batches.ts';
import { type Claim, confirmHandover } from './lease-delivery.ts';
import { readEnclosures } from './read-enclosures.ts';
import { readReports } from './read-reports.ts';
import { createReportAddress } from './report-address.ts';

/** Hands a mail to the mail server. */
export async function sendMail(tools: DeliveryTools, claim: Claim): Promise<SendOutcome> {
  const { db, clock, mailServer } = tools;
  if (mailServer === undefined) return { kind: 'postponed', reason: 'No mail server is set.' };
  return mailServer.send(await toOutgoing(tools, claim), async () => {
    // The mail server is there now, and with it what it reports: the last look before a mail could go out twice.
    if (claim.isLastOutcomeUnknown) await readReports(tools);
    await confirmHandover(db, claim, clock());
  });
}

async function toOutgoing(tools: DeliveryTools, claim: Claim): Promise<OutgoingMail> {
  const { mailFrom } = tools.settings;
  const reportAddress = createReportAddress(tools.settings);
  const { id, language } = claim;
  const to = { name: claim.addressee ?? '', address: claim.email ?? '' };
  const domain = mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1);
  const returnPath = reportAddress.returnPathOf(id);
  const content = readContent(claim.content, createDeliverySeal(tools.settings));
  return {
    ...(await writeMail(tools, { ...claim, to }, content)),
    attachments: await readEnclosures(tools, content.enclosures),
    messageId: `<${id}@${domain}>`,
    to,
    language,
    ...(returnPath !== undefined && { returnPath, envelopeId: reportAddress.tokenOf(id) }),
  };
}

export interface MailToWrite extends Pick<Claim, 'language' | 'organizationId'> {
  readonly to: OutgoingMail['to'];
}

/** A mail in its words, with whose name it comes in; one that has not been asked for yet is written the same. */
export async function writeMail(
  { db, settings }: Pick<DeliveryTools, 'db' | 'settings'>,
  { language, organizationId, to }: MailToWrite,
  content: DeliveryContent,
): Promise<RenderedMail & Pick<OutgoingMail, 'senderName' | 'replyTo'>> {
  const wanted = { template: content.template, language, organizationId };
  const { template, operator, office } = await (db.isTransaction
    ? readCircumstances(db, wanted)
    : readWithOthers(db, wanted));
  const helpdesk = helpdeskOf(operator);
  const { publicOrigin } = settings;
  const enterpriseNumber = office?.enterpriseNumber ?? null;
  return {
    ...composeMail({ content, language, template, to, publicOrigin, enterpriseNumber, helpdesk }),
    ...(office && senderOf(office, content.values)),
  };
}

interface Wanted extends Pick<Claim, 'language' | 'organizationId'> {
  readonly template: DeliveryContent['template'];
}

const readWithOthers = inBatchesOf(readAllCircumstances);

/** Mails that go out at the same time are mostly the same mail of one office, to many. */
async function readAllCircumstances(db: Database, wanted: readonly Wanted[]) {
  const reading = new Map<string, ReturnType<typeof readCircumstances>>();
  for (const one of wanted) {
    const key = keyOf(one);
    if (!reading.has(key)) reading.set(key, readCircumstances(db, one));
  }
  return Promise.allSettled(wanted.map((one) => reading.get(keyOf(one)) ?? readCircumstances(db, one)));
}

function keyOf({ template, language, organizationId }: Wanted): string {
  return `${template} ${language} ${organizationId}`;
}

function readCircumstances(db: Database, { template, language, organizationId }: Wanted) {
  return readTogether(db, (together) => ({
    template: readTemplate(together, template, language),
    operator: readOperator(together),
    office: findOffice({ db: together }, organizationId),
  }));
}

function findOffice({ db }: Pick<DeliveryTools, 'db'>, organizationId: string | null) {
  return db
    .selectFrom('organizations')
    .select(['name', 'displayName', 'email', 'enterpriseNumber'])
    .where('id', '=', organizationId)
    .executeTakeFirst();
}

/**
 * A mail about a dossier comes in the name of its office, and answers go there. The address stays that of the platform:
 * only for that one the mail server can vouch.
 */
function senderOf(
  office: NonNullable<Awaited<ReturnType<typeof findOffice>>>,
  values: DeliveryContent['values'],
): Pick<OutgoingMail, 'senderName' | 'replyTo'> {
  // As the mail itself says it, should the office have been renamed meanwhile.
  const name = String(values['office.name'] ?? office.displayName ?? office.name);
  const email = values['office.email'] ?? office.email;
  return {
    senderName: name,
    ...(typeof email === 'string' && email !== '' && { replyTo: { name, address: email } }),
  };
}
