import { toPrintable } from '@prorata/domain/printable';
import { tidy, writeDay } from '../catalogue/write-value.ts';
import type { Letterhead } from '../letter/compose-letter.ts';
import type { PdfRenderer } from '../pdf/pdf-renderer.ts';
import { mapTexts } from '../text/map-texts.ts';
import { fillWord, WORDS } from '../words.ts';
import type { ComposedComputation } from './compose-computation.ts';

/** Addressed to nobody: the office gives it to debtor and third party. */
type Head = Omit<Letterhead, 'addressee' | 'isRegistered' | 'links'>;

/** A computation under the head of the office, as PDF/A-2b. The same computation gives the same bytes. */
export function renderComputation(
  renderer: Pick<PdfRenderer, 'render'>,
  computation: ComposedComputation,
  head: Head,
): Promise<Uint8Array> {
  const { language, sender, date } = head;
  const words = WORDS[language];
  const data = {
    ...computation,
    language,
    date,
    sender: {
      name: tidy(sender.name),
      profession: words.profession,
      lines: [
        sender.address,
        ...(sender.phone ? [`${words.phone} ${sender.phone}`] : []),
        ...(sender.email ? [sender.email] : []),
        ...(sender.enterpriseNumber ? [fillWord(words.enterpriseNumberShort, sender.enterpriseNumber)] : []),
      ].map(tidy),
    },
    references: [
      { label: tidy(head.place), value: writeDay(date, language) },
      { label: words.ourDossier, value: tidy(head.dossierNumber) },
      { label: words.defendant[head.hasSeveralDefendants ? 1 : 0], value: tidy(head.defendantName) },
    ],
    footer: `${tidy(sender.name)} · ${words.ourDossier} ${tidy(head.dossierNumber)}`,
  };
  return renderer.render({ layout: 'computation', data: mapTexts(data, toPrintable) });
}
