import { type Draft, readEntry, streamOf, withEntryReplaced } from './draft.ts';
import { addAppearance } from './drawn.ts';
import { bothWays, type Change, type Forgeries } from './forgery.ts';

const RECT = '/Rect [72 600 372 640]';

/** Puts an annotation on the first page, beside those that it has. */
function annotate(write: (draft: Draft) => string): Change {
  return (draft) => {
    const note = draft.add(`<<\n/Type /Annot\n${RECT}\n/F 4\n${write(draft)}\n>>`);
    hangOn(draft, note);
  };
}

export function hangOn(draft: Draft, note: number): void {
  draft.edit(draft.page(), (body) => {
    const others = (readEntry(body, 'Annots') ?? '[]').slice(1, -1);
    return withEntryReplaced(body, 'Annots', `[${others} ${note} 0 R]`);
  });
}

const shown = (draft: Draft) => `/AP << /N ${addAppearance(draft)} 0 R >>`;

/** Something on a page that is no signature. */
export const ANNOTATIONS: Forgeries = bothWays({
  text: ['A note', annotate(() => '/Subtype /Text\n/Contents (Paid)\n/Open true')],
  stamp: ['A stamp', annotate((draft) => `/Subtype /Stamp\n/Name /Approved\n${shown(draft)}`)],
  freeText: [
    'Text over the page',
    annotate((draft) => `/Subtype /FreeText\n/DA (/Helv 12 Tf)\n/Contents (1 000 000)\n${shown(draft)}`),
  ],
  redact: ['A redaction', annotate((draft) => `/Subtype /Redact\n/IC [0 0 0]\n${shown(draft)}`)],
  square: ['A filled square', annotate(() => '/Subtype /Square\n/C [1 1 1]\n/IC [1 1 1]')],
  highlight: [
    'A highlight',
    annotate(() => '/Subtype /Highlight\n/C [0 0 0]\n/QuadPoints [72 640 372 640 72 600 372 600]'),
  ],
  ink: ['Ink', annotate(() => '/Subtype /Ink\n/InkList [[72 600 372 640]]\n/BS << /W 40 >>')],
  foreignLink: [
    'A link to a foreign address',
    annotate(() => '/Subtype /Link\n/A << /S /URI /URI (https://pay.example/) >>'),
  ],
  launch: [
    'A link that starts a program',
    annotate(() => '/Subtype /Link\n/A << /S /Launch /F (run.exe) >>'),
  ],
  script: [
    'A link that runs a script',
    annotate(() => '/Subtype /Link\n/A << /S /JavaScript /JS (app.alert(1)) >>'),
  ],
  widget: [
    'A field that is drawn',
    annotate((draft) => `/Subtype /Widget\n/FT /Tx\n/T (sum)\n/V (1 000 000)\n${shown(draft)}`),
  ],
  popup: ['A popup', annotate(() => '/Subtype /Popup\n/Open true')],
  attachment: [
    'An attached file',
    annotate((draft) => {
      const file = draft.add(streamOf('attached', '/Type /EmbeddedFile\n'));
      return `/Subtype /FileAttachment\n/FS << /Type /Filespec /F (a.txt) /EF << /F ${file} 0 R >> >>`;
    }),
  ],
  screen: ['A film', annotate((draft) => `/Subtype /Screen\n${shown(draft)}`)],
  watermark: ['A watermark', annotate((draft) => `/Subtype /Watermark\n${shown(draft)}`)],
  notesDropped: [
    'All notes of a page taken away',
    (draft) => {
      const page = draft.listPages().find((id) => draft.read(id).includes('/Annots')) ?? draft.page();
      draft.edit(page, (body) => withEntryReplaced(body, 'Annots', '[]'));
    },
  ],
  linkChanged: [
    'The report’s own link leads elsewhere',
    (draft) => {
      const page = draft.listPages().find((id) => draft.read(id).includes('/Annots')) ?? draft.page();
      const link = Number(/(\d+) 0 R/.exec(readEntry(draft.read(page), 'Annots') ?? '')?.[1]);
      draft.set(
        link,
        `<<\n/Type /Annot\n/Subtype /Link\n${RECT}\n/A << /S /URI /URI (https://pay.example/) >>\n>>`,
      );
    },
  ],
});
