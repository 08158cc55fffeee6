import { toPrintable } from '@prorata/domain/printable';
import type { Language } from '@prorata/domain/vocabulary';
import { tidy } from '../catalogue/write-value.ts';
import type { ComposedLetter } from '../letter/compose-letter.ts';
import type { PdfRenderer } from '../pdf/pdf-renderer.ts';
import type { Block } from '../text/blocks.ts';
import { mapTexts } from '../text/map-texts.ts';
import { WORDS } from '../words.ts';
import type { RenderedMail } from './render-mail.ts';

export interface MailOnPaper {
  readonly mail: RenderedMail;
  readonly language: Language;
  readonly senderName: string;
  readonly to: { readonly name: string; readonly address: string };
  /** `2026-10-28` */
  readonly date: string;
  /** The files that go along. */
  readonly attachments: readonly string[];
  readonly isTrial?: boolean;
}

/** A mail on a page, for whoever looks at a whole sending on paper: every word of it, in the order of its plain text. */
export function renderMailPaper(
  renderer: Pick<PdfRenderer, 'render'>,
  { mail, language, senderName, to, date, attachments, isTrial }: MailOnPaper,
): Promise<Uint8Array> {
  const words = WORDS[language];
  const composed: ComposedLetter = {
    language,
    title: mail.subject,
    date,
    sender: { name: tidy(senderName), profession: words.profession, lines: [], logoDescription: '' },
    mark: words.mail,
    watermark: isTrial ? words.trial : null,
    addressee: [tidy(to.name), tidy(to.address)].filter((line) => line !== ''),
    references: [{ label: words.mail, value: tidy([mail.subject, ...attachments].join(' · ')) }],
    blocks: [
      { kind: 'heading', level: 1, children: [{ kind: 'text', text: mail.subject }] },
      ...paragraphsOf(mail.text),
    ],
    codeBox: null,
    footer: tidy(`${senderName} · ${to.address}`),
    footnote: null,
  };
  return renderer.render({ layout: 'letter', data: { ...mapTexts(composed, toPrintable), logoFile: null } });
}

function paragraphsOf(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({
      kind: 'paragraph',
      children: paragraph
        .split('\n')
        .flatMap((line, index) => [
          ...(index === 0 ? [] : [{ kind: 'break' as const }]),
          { kind: 'text' as const, text: line },
        ]),
    }));
}
