import { readEntry, streamOf, withEntry, withEntryReplaced, withoutEntry } from './draft.ts';
import { behind, bothWays, type Change, type Forgeries, within } from './forgery.ts';

const edit =
  (change: (body: string) => string): Change =>
  (draft) =>
    draft.edit(draft.find('catalog'), change);

const add = (entry: string) => edit((body) => withEntry(body, entry));
const replace = (key: string, value: string) => edit((body) => withEntryReplaced(body, key, value));

/** Another object in the place of one that the catalog names. */
const replaceObject =
  (key: string, body: string): Change =>
  (draft) => {
    const id = draft.add(body);
    replace(key, `${id} 0 R`)(draft);
  };

const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';

const ADDED = bothWays({
  openAction: ['An action on opening', add(`/OpenAction ${SCRIPT}`)],
  actions: ['Actions on printing', add(`/AA << /WP ${SCRIPT} >>`)],
  scripts: ['Scripts by name', add(`/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >>`)],
  files: [
    'Files inside the document',
    (draft) => {
      const file = draft.add(streamOf('inside', '/Type /EmbeddedFile\n'));
      add(
        `/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (a.txt) /EF << /F ${file} 0 R >> >>] >> >>`,
      )(draft);
    },
  ],
  layers: ['Layers', add('/OCProperties << /OCGs [] /D << /BaseState /OFF >> >>')],
  version: ['Another version', add('/Version /2.0')],
  extensions: ['Extensions', add('/Extensions << /ESIC << /BaseVersion /1.7 /ExtensionLevel 5 >> >>')],
  pageLabels: ['Other page numbers', add('/PageLabels << /Nums [0 << /S /R >>] >>')],
  pageMode: ['Another view', add('/PageMode /UseAttachments')],
  pageLayout: ['Another layout of pages', add('/PageLayout /TwoPageRight')],
  base: ['A base for links', add('/URI << /Base (https://pay.example/) >>')],
  collection: ['A collection of files', add('/Collection << /View /T >>')],
  permissions: ['Permissions', (draft) => add(`/Perms << /DocMDP ${draft.find('signature')} 0 R >>`)(draft)],
  associated: ['An associated file', add('/AF [<< /Type /Filespec /F (a.txt) >>]')],
  destinations: ['Other destinations', add('/Dests << /a [1 0 R /Fit] >>')],
  requirements: ['Requirements', add('/Requirements [<< /S /EnableJavaScripts >>]')],
  unknownKey: ['A key that no rule knows', add('/Prorata_Sum (1 000 000)')],
  metadata: [
    'Other metadata',
    replaceObject('Metadata', streamOf('<x/>', '/Type /Metadata\n/Subtype /XML\n')),
  ],
  outlines: ['Another outline', replaceObject('Outlines', '<< /Type /Outlines /Count 0 >>')],
  outlinesDropped: ['No outline', edit((body) => withoutEntry(body, 'Outlines'))],
  viewer: ['Other preferences for viewers', replace('ViewerPreferences', '<< /HideToolbar true >>')],
  structure: ['Another structure', replaceObject('StructTreeRoot', '<< /Type /StructTreeRoot >>')],
  structureChanged: [
    'The structure changed',
    (draft) => {
      const id = Number(
        /\d+/.exec(readEntry(draft.read(draft.find('catalog')), 'StructTreeRoot') ?? '')?.[0],
      );
      draft.set(id, '<< /Type /StructTreeRoot >>');
    },
  ],
  language: ['Another language', replace('Lang', '(xx)')],
  marks: ['No mark of structure', replace('MarkInfo', '<< /Marked false >>')],
  intents: ['Other output colours', replace('OutputIntents', '[]')],
});

/** The words of the table of references. */
const WORDS: Readonly<Record<string, readonly [title: string, change: (words: string) => string]>> = {
  info: ['Other facts about the document', (words) => words.replace(/\/Info \d+ 0 R/, '/Info 1 0 R')],
  infoDropped: ['No facts about the document', (words) => words.replace(/\/Info \d+ 0 R/, '')],
  id: ['Another identity', (words) => words.replace(/\/ID \[[^\]]*\]/, '/ID [(0) (1)]')],
  idDropped: ['No identity', (words) => words.replace(/\/ID \[[^\]]*\]/, '')],
  encrypt: [
    'An encryption',
    (words) =>
      `${words}\n/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) >>`,
  ],
};

const repeatCatalog: Change = edit((body) => body);

const TRAILER: Forgeries = Object.fromEntries(
  Object.entries(WORDS).flatMap(([name, [title, words]]) => [
    [`${name}Behind`, { title: `${title}, behind the signature`, forge: behind(repeatCatalog, { words }) }],
    [
      `${name}Within`,
      {
        title: `${title}, together with the signature`,
        forge: within(repeatCatalog, { revision: { words } }),
      },
    ],
  ]),
);

const FACTS = bothWays({
  infoChanged: [
    'The facts about the document changed',
    (draft) => draft.set(Number(/\/Info (\d+)/.exec(draft.trailer)?.[1]), '<< /Title (Other) >>'),
  ],
});

/** The catalog, and the facts about the document as a whole. */
export const CATALOG: Forgeries = { ...ADDED, ...TRAILER, ...FACTS };
