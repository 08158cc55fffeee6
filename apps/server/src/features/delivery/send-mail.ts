import type { RenderedMail } from '@prorata/documents/mail/render-mail';
import type { OutgoingMail, SendOutcome } from '../../adapters/mail.ts';
import { helpdeskOf, readOperator } from '../parameters/read-operator.ts';
import { readTemplate } from '../templates/read-template.ts';
import { composeMail } from './compose-mail.ts';
import { createDeliverySeal, type DeliveryContent, readContent } from './delivery-content.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
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
  return {
    ...(await compose(tools, claim, to)),
    messageId: `<${id}@${domain}>`,
    to,
    language,
    ...(returnPath !== undefined && { returnPath, envelopeId: reportAddress.tokenOf(id) }),
  };
}

async function compose(
  tools: DeliveryTools,
  { content: stored, language, organizationId }: Claim,
  to: OutgoingMail['to'],
): Promise<RenderedMail & Pick<OutgoingMail, 'attachments' | 'senderName' | 'replyTo'>> {
  const { db, settings } = tools;
  const content = readContent(stored, createDeliverySeal(settings));
  const template = await readTemplate(db, content.template, language);
  const helpdesk = helpdeskOf(await readOperator(db));
  const office = await findOffice(tools, organizationId);
  const { publicOrigin } = settings;
  const enterpriseNumber = office?.enterpriseNumber ?? null;
  return {
    ...composeMail({ content, language, template, to, publicOrigin, enterpriseNumber, helpdesk }),
    ...(office && senderOf(office, content.values)),
    attachments: await readEnclosures(tools, content.enclosures),
  };
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
