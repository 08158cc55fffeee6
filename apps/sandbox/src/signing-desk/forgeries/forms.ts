import { hangOn } from './annotations.ts';
import type { Role } from './draft.ts';
import { readEntry, streamOf, withEntry, withEntryReplaced, withoutEntry } from './draft.ts';
import { addAppearance } from './drawn.ts';
import { behind, bothWays, type Change, type Forgeries } from './forgery.ts';
import { fieldOf } from './sign-revision.ts';

const edit =
  (role: Role, change: (body: string) => string): Change =>
  (draft) =>
    draft.edit(draft.find(role), change);

const add = (role: Role, entry: string) => edit(role, (body) => withEntry(body, entry));

const VISIBLE = '[72 600 372 640]';

/** One more field of the form. */
const addField =
  (write: (page: number) => string, isOnPage = false): Change =>
  (draft) => {
    const field = draft.add(write(draft.page()));
    draft.edit(draft.find('form'), (body) => {
      const fields = readEntry(body, 'Fields') ?? '[]';
      return withEntryReplaced(body, 'Fields', `${fields.slice(0, -1)} ${field} 0 R]`);
    });
    if (isOnPage) hangOn(draft, field);
  };

const CHANGED = bothWays({
  visibleField: [
    'A visible signature without an appearance',
    edit('field', (body) => withEntryReplaced(body, 'Rect', VISIBLE)),
  ],
  appearance: [
    'A visible signature over the page',
    (draft) => {
      const shown = addAppearance(draft);
      edit('field', (body) =>
        withEntry(withEntryReplaced(body, 'Rect', VISIBLE), `/AP << /N ${shown} 0 R >>`),
      )(draft);
      hangOn(draft, draft.find('field'));
    },
  ],
  appearanceUnseen: [
    'An appearance in an empty rectangle',
    (draft) => {
      const shown = addAppearance(draft);
      add('field', `/AP << /N ${shown} 0 R >>`)(draft);
    },
  ],
  needAppearances: [
    'A form that viewers draw themselves',
    edit('form', (body) => withEntryReplaced(body, 'NeedAppearances', 'true')),
  ],
  xfa: [
    'A form in XML',
    (draft) => {
      const xml = draft.add(streamOf('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>'));
      add('form', `/XFA ${xml} 0 R`)(draft);
    },
  ],
  resources: ['Fonts for the form', add('form', '/DR << /Font << >> >>')],
  appearanceText: ['A default appearance for the form', add('form', '/DA (/Helv 0 Tf 0 g)')],
  calculation: ['An order of calculation', (draft) => add('form', `/CO [${draft.find('field')} 0 R]`)(draft)],
  flagsNone: [
    'Flags that deny a signature',
    edit('form', (body) => withEntryReplaced(body, 'SigFlags', '0')),
  ],
  flagsOther: ['Flags that no rule knows', edit('form', (body) => withEntryReplaced(body, 'SigFlags', '7'))],
  textField: [
    'A text field with a value',
    addField(
      () => `<<\n/FT /Tx\n/T (sum)\n/V (1 000 000)\n/Type /Annot\n/Subtype /Widget\n/Rect ${VISIBLE}\n>>`,
      true,
    ),
  ],
  textFieldUnseen: ['A text field on no page', addField(() => '<<\n/FT /Tx\n/T (sum)\n/V (1 000 000)\n>>')],
  emptySignatureField: [
    'A second field to sign',
    addField((page) => withoutEntry(fieldOf('Signature_2', 1, page), 'V')),
  ],
  fieldKids: ['A field with parts', add('field', '/Kids []')],
  fieldAction: [
    'A field with an action',
    add('field', '/AA << /E << /S /JavaScript /JS (app.alert(1)) >> >>'),
  ],
  fieldLock: ['A field that locks others', add('field', '/Lock << /Type /SigFieldLock /Action /All >>')],
  fieldTooltip: ['A field with a second name', add('field', '/TU (Signed by the judge)')],
  fieldLook: ['A field with a border', add('field', '/MK << /BC [1 0 0] >>\n/BS << /W 9 >>')],
  fieldValueDefault: ['A field with a default', add('field', '/DV (signed)')],
  fieldOnOtherPage: [
    'A field that belongs to no page',
    edit('field', (body) => withEntryReplaced(body, 'P', '999 0 R')),
  ],
});

const BEHIND: Forgeries = {
  renamedBehind: {
    title: 'The signature’s field renamed, behind the signature',
    forge: behind(edit('field', (body) => withEntryReplaced(body, 'T', '(Other)'))),
  },
  valueBehind: {
    title: 'The signature’s field given another signature, behind the signature',
    forge: behind((draft) => {
      const other = draft.add(draft.read(draft.find('signature')));
      edit('field', (body) => withEntryReplaced(body, 'V', `${other} 0 R`))(draft);
    }),
  },
  valueDroppedBehind: {
    title: 'The signature’s field emptied, behind the signature',
    forge: behind(edit('field', (body) => withoutEntry(body, 'V'))),
  },
  fieldsDroppedBehind: {
    title: 'The form emptied, behind the signature',
    forge: behind(edit('form', (body) => withEntryReplaced(body, 'Fields', '[]'))),
  },
  formDroppedBehind: {
    title: 'The form taken out of the catalog, behind the signature',
    forge: behind(edit('catalog', (body) => withoutEntry(body, 'AcroForm'))),
  },
  formReplacedBehind: {
    title: 'Another form in the catalog, behind the signature',
    forge: behind((draft) => {
      const form = draft.add(draft.read(draft.find('form')));
      edit('catalog', (body) => withEntryReplaced(body, 'AcroForm', `${form} 0 R`))(draft);
    }),
  },
  signatureTwiceBehind: {
    title: 'A second field with the same signature, behind the signature',
    forge: behind((draft) =>
      addField((page) => fieldOf('Signature_2', draft.find('signature'), page))(draft),
    ),
  },
};

/** The form in which the signature stands. */
export const FORMS: Forgeries = { ...CHANGED, ...BEHIND };
