import type { BodyOf } from '@prorata/contract/call';
import type { previewsCalls } from '@prorata/contract/previews/calls';
import type { PreviewedMail } from '@prorata/contract/previews/preview';
import { renderMailPaper } from '@prorata/documents/mail/render-mail-paper';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { setLetter } from '../delivery/make-letter.ts';
import type { ComingDelivery } from '../delivery/rehearse-sending.ts';
import { writeMail } from '../delivery/send-mail.ts';

type PaperTools = Pick<Tools, 'db' | 'storage' | 'renderer' | 'settings'>;

/** A letter as the post will print it, or a file that goes along, as it is. */
export async function readPaper(
  tools: PaperTools,
  piece: ComingDelivery,
  { enclosure }: Pick<BodyOf<typeof previewsCalls.readPaper>, 'enclosure'>,
): Promise<OutgoingFile> {
  if (enclosure !== null) {
    const file = piece.files[enclosure];
    if (file === undefined) throw new ProblemError('not-found');
    return { name: file.name, mediaType: 'application/pdf', content: await tools.storage.read(file) };
  }
  if (piece.sendMethod === 'Email') throw new ProblemError('not-found');
  const content = Buffer.from(await setLetter(tools, piece, piece.content));
  return { name: `${piece.addressee ?? ''}.pdf`, mediaType: 'application/pdf', content };
}

/** A mail as it will arrive. */
export async function readMail(tools: PaperTools, piece: ComingDelivery): Promise<PreviewedMail> {
  if (piece.sendMethod !== 'Email') throw new ProblemError('not-found');
  const to = { name: piece.addressee ?? '', address: piece.email ?? '' };
  const { mailFrom } = tools.settings;
  const { subject, html, senderName, replyTo } = await writeMail(tools, { ...piece, to }, piece.content);
  return {
    from: `${senderName ?? mailFrom.name} <${mailFrom.address}>`,
    replyTo: replyTo?.address ?? null,
    to: to.address,
    subject,
    html,
    attachments: piece.files.map(({ name }) => name),
  };
}

/** A piece on paper: a letter as it is printed, of a mail every word. */
export async function putOnPaper(
  tools: PaperTools,
  piece: ComingDelivery,
  isTrial = false,
): Promise<Uint8Array> {
  if (piece.sendMethod !== 'Email') return setLetter(tools, piece, piece.content, isTrial);
  const to = { name: piece.addressee ?? '', address: piece.email ?? '' };
  const mail = await writeMail(tools, { ...piece, to }, piece.content);
  return renderMailPaper(tools.renderer, {
    mail,
    language: piece.language,
    senderName: mail.senderName ?? tools.settings.mailFrom.name,
    to,
    date: brusselsDate(piece.createdAt),
    attachments: piece.files.map(({ name }) => name),
    isTrial,
  });
}
