import type { RenderedMail } from '@prorata/documents/mail/render-mail';
import type { OutgoingMail, SendOutcome } from '../../adapters/mail.ts';
import { readTemplate } from '../templates/read-template.ts';
import { composeDossierMail } from './compose-dossier-mail.ts';
import { composeMail } from './compose-mail.ts';
import { createDeliverySeal, readContent } from './delivery-content.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { type Claim, confirmHandover } from './lease-delivery.ts';
import { isMailKind, MAIL_PARAMS } from './mail-kinds.ts';
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
  { purpose, content, language }: Claim,
  to: OutgoingMail['to'],
): Promise<RenderedMail & Pick<OutgoingMail, 'attachments'>> {
  const { db, settings } = tools;
  if (isMailKind(purpose)) {
    const template = await readTemplate(db, purpose, language);
    return composeMail({
      kind: purpose,
      params: MAIL_PARAMS[purpose].parse(content),
      language,
      template,
      to,
      publicOrigin: settings.publicOrigin,
    });
  }
  const read = readContent(content, createDeliverySeal(settings));
  const template = await readTemplate(db, read.template, language);
  return {
    ...composeDossierMail(read, template, language, to.address),
    attachments: await readEnclosures(tools, read.enclosures),
  };
}
