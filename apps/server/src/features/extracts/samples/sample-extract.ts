import type { PdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import type { Language } from '@prorata/domain/vocabulary';
import { loadLayout } from '../reading/load-layouts.ts';
import type { ExtractType } from '../reading/refused.ts';
import { composeBlocks, USUAL_BLOCKS } from './compose-blocks.ts';
import { composeTable, USUAL_TABLE } from './compose-table.ts';
import { composeCsv, composeXml } from './compose-text.ts';
import { plainHand, printedHand } from './hands.ts';
import { inventExtract } from './invent-extract.ts';
import { printFields } from './print-fields.ts';
import { renderPages } from './set-pages.ts';

const CREDITORS = 40;

export interface SampleExtract {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/**
 * An invented extract with forty creditors, to try the wizard with. A file of the central file speaks its own language.
 * With another reference it is another file, from which an office can open another dossier.
 */
export async function sampleExtract(
  renderer: Pick<PdfRenderer, 'render'>,
  docTypeId: ExtractType,
  language: Language,
  reference?: string,
): Promise<SampleExtract> {
  const layout = loadLayout(docTypeId);
  const spoken = OWN_LANGUAGE[docTypeId] ?? language;
  const sample = inventExtract({
    seed: 7,
    language: spoken,
    creditors: CREDITORS,
    others: [{ noticeType: 'amicableMediation' }],
  });
  const invented = { ...sample, extractReference: reference ?? sample.extractReference };
  const named = (bytes: Uint8Array, ending: string) => ({
    bytes,
    fileName: `${FILE_NAMES[spoken]}.${ending}`,
  });
  switch (layout.format) {
    case 'csv':
      return named(Buffer.from(composeCsv(printFields(invented, plainHand()), layout)), 'csv');
    case 'xml':
      return named(Buffer.from(composeXml(printFields(invented, plainHand()), layout)), 'xml');
    case 'table': {
      const shape = { ...USUAL_TABLE, nameChoice: NAME_CHOICES[spoken] };
      const pages = composeTable(printFields(invented, printedHand(layout)), layout, shape);
      return named(await renderPages(renderer, pages), 'pdf');
    }
    case 'blocks': {
      const shape = { ...USUAL_BLOCKS, strangeLines: STRANGE_LINES[spoken] };
      const pages = composeBlocks(printFields(invented, printedHand(layout)), layout, shape);
      return named(await renderPages(renderer, pages), 'pdf');
    }
  }
}

const OWN_LANGUAGE: Readonly<Partial<Record<ExtractType, Language>>> = { cbbDutch: 'nl', cbbFrench: 'fr' };

/** The names of a table stand in this order in its layout. */
const NAME_CHOICES: Readonly<Record<Language, number>> = { nl: 0, fr: 1, de: 2, en: 3 };

/** What the reader cannot know, so that one sees what becomes of it. */
const STRANGE_LINES: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  nl: {
    2: 'Bijk. verm. : zie ook dossier 26/881 vr. Mechelen',
    17: 'Afbetalingsplan loopt, eerste schijf 150 EUR',
  },
  fr: { 2: 'Ment. compl. : voir aussi dossier 26/881 J.P. Namur', 17: 'Plan de paiement en cours, 150 EUR' },
  de: {},
  en: {},
};

const FILE_NAMES: Readonly<Record<Language, string>> = {
  nl: 'voorbeeld-uittreksel',
  fr: 'exemple-extrait',
  de: 'Beispiel-Auszug',
  en: 'sample-extract',
};
