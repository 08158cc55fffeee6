import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../../settings.ts';

/** A name under which the outside reports on a mail. Nobody can make one up who has not seen it on that mail. */
export interface ReportAddress {
  /** What the envelope of the mail calls it. */
  tokenOf(deliveryId: string): string;
  /** Where the mail comes back to (VERP); nothing when there is no mailbox for that. */
  returnPathOf(deliveryId: string): string | undefined;
  /** The mail that a token, or an address that holds one, is about. */
  findDeliveryId(text: string): string | undefined;
}

const TOKEN = /(?<id>[0-9a-f]{32})\.(?<mark>[0-9a-f]{16})/i;
/** All that may be one. Each sign is looked at as often as a token has signs at most, however long the text. */
export const TOKENS = new RegExp(TOKEN, 'gi');

/** A mail whose reports go to `bounces@example.be` returns to `bounces+<token>@example.be`. */
export function createReportAddress({
  codeSecret,
  bounceAddress: mailbox,
}: Pick<Settings, 'codeSecret' | 'bounceAddress'>): ReportAddress {
  const key = new Uint8Array(hkdfSync('sha256', codeSecret, '', 'prorata reports on mails', 32));
  const markOf = (id: string) => createHmac('sha256', key).update(id).digest('hex').slice(0, 16);
  const tokenOf = (deliveryId: string) => {
    const id = deliveryId.replaceAll('-', '').toLowerCase();
    return `${id}.${markOf(id)}`;
  };
  return {
    tokenOf,
    returnPathOf: (deliveryId) => mailbox?.replace('@', `+${tokenOf(deliveryId)}@`),
    findDeliveryId: (text) => {
      const { id = '', mark = '' } = TOKEN.exec(text)?.groups ?? {};
      if (id === '') return undefined;
      const expected = Buffer.from(markOf(id.toLowerCase()));
      if (!timingSafeEqual(expected, Buffer.from(mark.toLowerCase()))) return undefined;
      return id.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
