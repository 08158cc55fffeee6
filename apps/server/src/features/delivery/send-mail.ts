import type { RenderedMail } from '@prorata/documents/mail/render-mail';
import type { OutgoingMail, SendOutcome } from '../../adapters/mail.ts';
import { composeMail } from './compose-mail.ts';
import { readContent } from './delivery-content.ts';
import type { DeliveryParts } from './delivery-parts.ts';
import { type Claim, confirmHandover } from './lease-delivery.ts';
import { readEnclosures } from './read-enclosures.ts';
import { readReports } from './read-reports.ts';

/** Hands a mail to the mail server. */
export async function sendMail(parts: DeliveryParts, claim: Claim): Promise<SendOutcome> {
  const { db, clock, mailServer } = parts;
  if (mailServer === undefined) return { kind: 'postponed', reason: 'No mail server is set.' };
  return mailServer.send(await toOutgoing(parts, claim), async () => {
    // The mail server is there now, and with it what it reports: the last look before a mail could go out twice.
    if (claim.isLastOutcomeUnknown) await readReports(parts);
    await confirmHandover(db, claim, clock());
  });
}

async function toOutgoing(parts: DeliveryParts, claim: Claim): Promise<OutgoingMail> {
  const { mailFrom, reportAddress } = parts;
  const { id, language } = claim;
  const to = { name: claim.addressee ?? '', address: claim.email ?? '' };
  const domain = mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1);
  const returnPath = reportAddress.returnPathOf(id);
  return {
    ...(await compose(parts, claim, to)),
    messageId: `<${id}@${domain}>`,
    to,
    language,
    ...(returnPath !== undefined && { returnPath, envelopeId: reportAddress.tokenOf(id) }),
  };
}

async function compose(
  parts: DeliveryParts,
  { content: stored, language }: Claim,
  to: OutgoingMail['to'],
): Promise<RenderedMail & Pick<OutgoingMail, 'attachments'>> {
  const { publicOrigin, readTemplate, seal } = parts;
  const content = readContent(stored, seal);
  const template = await readTemplate(content.template, language);
  return {
    ...composeMail({ content, language, template, to, publicOrigin }),
    attachments: await readEnclosures(parts, content.enclosures),
  };
}
