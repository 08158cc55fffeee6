import { toPrintable } from '@prorata/domain/printable';
import { writeDay } from '../catalogue/write-value.ts';
import type { PdfRenderer } from '../pdf/pdf-renderer.ts';
import { mapTexts } from '../text/map-texts.ts';
import { parseOwnMarkdown } from '../text/parse-markdown.ts';
import { EDITION } from './chapters.ts';
import { readPicture } from './pictures.ts';
import type { Manual } from './read-manual.ts';

/** The manual as PDF/A-2b, with its contents, bookmarks and links between the chapters. */
export function renderManual(
  renderer: Pick<PdfRenderer, 'render'>,
  { language, title, subtitle, contents, parts }: Manual,
): Promise<Uint8Array> {
  const printed = parts.map((part) => ({
    title: part.title,
    chapters: part.chapters.map(({ key, title: name, text, picture }) => ({
      key,
      title: name,
      blocks: parseOwnMarkdown(text),
      picture,
    })),
  }));
  const shown = parts.flatMap(({ chapters }) => chapters.filter(({ picture }) => picture !== null));
  return renderer.render({
    layout: 'manual',
    data: mapTexts(
      {
        language,
        title,
        subtitle,
        contents,
        date: EDITION,
        edition: writeDay(EDITION, language),
        parts: printed,
      },
      toPrintable,
    ),
    files: Object.fromEntries(shown.map(({ key }) => [`${key}.png`, readPicture(language, key)])),
  });
}
