import type { PaperKey } from '../catalogue/templates.ts';
import type { PdfRenderer } from '../pdf/pdf-renderer.ts';
import type { Logo } from './compose-letter.ts';
import { composeLetter, type LetterToCompose } from './compose-letter.ts';

const LOGO_NAMES: Readonly<Record<Logo['mediaType'], string>> = {
  'image/svg+xml': 'logo.svg',
  'image/png': 'logo.png',
  'image/jpeg': 'logo.jpg',
};

/** A letter as PDF/A-2b. The same letter gives the same bytes. */
export function renderLetter<Key extends PaperKey>(
  renderer: Pick<PdfRenderer, 'render'>,
  letter: LetterToCompose<Key>,
): Promise<Uint8Array> {
  const { logo } = letter.letterhead.sender;
  const logoFile = logo && LOGO_NAMES[logo.mediaType];
  return renderer.render({
    layout: 'letter',
    data: { ...composeLetter(letter), logoFile },
    ...(logo && logoFile && { files: { [logoFile]: logo.content } }),
  });
}
