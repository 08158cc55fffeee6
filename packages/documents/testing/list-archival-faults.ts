import { PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';

/** ISO 19005-2, 6.5.1: an archived document does nothing by itself. */
const FORBIDDEN_ACTIONS = [
  ...['Launch', 'Sound', 'Movie', 'ResetForm', 'ImportData', 'Hide', 'SetOCGState'],
  ...['Rendition', 'Trans', 'GoTo3DView', 'JavaScript'],
];
const PRINTED = 4;
const UNSEEN = 1 | 2 | 32;

/**
 * What stands in the way of PDF/A-2b and of tags, as far as the objects of a document tell. It is read by another library than
 * the one that wrote it; what the pages draw is not looked into.
 */
export async function listArchivalFaults(bytes: Uint8Array): Promise<string[]> {
  const document = await PDF.load(bytes);
  const resolve = (reference: PdfRef) => document.getObject(reference);
  const catalog = document.getCatalog();
  const { trailer } = document.context.info;
  const start = Buffer.from(bytes.subarray(0, 20)).toString('latin1');
  const objects = listDictionaries(trailer, resolve);
  const components = componentsOf(catalog, resolve);
  const demands: readonly (readonly [isMet: boolean, fault: string])[] = [
    [/^%PDF-1\.[0-7]\s+%[\x80-\xff]{4}/.test(start), 'the header is not that of a binary PDF 1.x'],
    [trailer.has('ID'), 'it has no /ID'],
    [!trailer.has('Encrypt'), 'it is encrypted'],
    [
      /pdfaid:part>2<.*pdfaid:conformance>B</s.test(metadataOf(catalog, resolve)),
      'it does not call itself PDF/A-2b',
    ],
    [components !== null, 'no colour profile says how it is to be printed'],
    [catalog.getDict('MarkInfo', resolve)?.getBool('Marked')?.value === true, 'it is not marked as tagged'],
    [catalog.has('StructTreeRoot'), 'it has no structure'],
    [(catalog.getString('Lang', resolve)?.asString() ?? '') !== '', 'it has no language'],
    [!catalog.has('AA') && !catalog.has('OCProperties'), 'it acts by itself, or hides layers'],
    [!objects.some((one) => one.getDict('AcroForm', resolve)?.has('XFA')), 'it has an XFA form'],
  ];
  return [
    ...demands.flatMap(([isMet, fault]) => (isMet ? [] : [fault])),
    ...objects.flatMap((one) => faultsOf(one, resolve, components)),
  ];
}

type Resolve = (reference: PdfRef) => PdfObject | null;

/** Every dictionary that can be reached, those of streams too. */
function listDictionaries(root: PdfObject, resolve: Resolve): PdfDict[] {
  const seen = new Set<PdfObject>();
  const waiting: PdfObject[] = [root];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const object = one instanceof PdfRef ? resolve(one) : one;
    if (object === null || seen.has(object)) continue;
    seen.add(object);
    if (object instanceof PdfArray) waiting.push(...object);
    if (object instanceof PdfDict) waiting.push(...[...object].map(([, value]) => value));
  }
  return [...seen].filter((object) => object instanceof PdfDict);
}

function metadataOf(catalog: PdfDict, resolve: Resolve): string {
  const metadata = catalog.get('Metadata', resolve);
  return metadata instanceof PdfStream ? Buffer.from(metadata.getDecodedData()).toString('utf8') : '';
}

/** How many colours the profile of the document has; nothing without a profile that is one. */
function componentsOf(catalog: PdfDict, resolve: Resolve): number | null {
  const [given] = [...(catalog.getArray('OutputIntents', resolve) ?? [])];
  const intent = given instanceof PdfRef ? resolve(given) : given;
  if (!(intent instanceof PdfDict) || intent.getName('S')?.value !== 'GTS_PDFA1') return null;
  const profile = intent.get('DestOutputProfile', resolve);
  if (!(profile instanceof PdfStream)) return null;
  // The mark of every ICC profile.
  const mark = Buffer.from(profile.getDecodedData().subarray(36, 40)).toString('latin1');
  return mark === 'acsp' ? (profile.getNumber('N')?.value ?? null) : null;
}

function faultsOf(one: PdfDict, resolve: Resolve, components: number | null): string[] {
  const name = (key: string) => one.getName(key, resolve)?.value ?? '';
  const isSet = (key: string) => one.getBool(key, resolve)?.value === true;
  const filters = one instanceof PdfStream ? namesIn(one.get('Filter', resolve)) : [];
  const demands: readonly (readonly [isMet: boolean, fault: string])[] = [
    [!FORBIDDEN_ACTIONS.includes(name('S')), `an action ${name('S')}`],
    [!one.has('JS'), 'a script'],
    [name('Type') !== 'Font' || isEmbedded(one, resolve), `the font ${name('BaseFont')} is not embedded`],
    [name('Type') !== 'Annot' || isShown(one), `an annotation ${name('Subtype')} that is not printed`],
    [!filters.some((filter) => filter === 'LZWDecode' || filter === 'Crypt'), 'a filter that is not allowed'],
    [
      name('Subtype') !== 'Image' || !(isSet('Interpolate') || one.has('Alternates')),
      'an image that is not as it is',
    ],
    [!(one instanceof PdfStream) || !one.has('F'), 'a stream in another file'],
    [
      name('ColorSpace') !== 'DeviceCMYK' || components === 4,
      'colours for another device than the profile’s',
    ],
    [!one.has('TR') && !one.has('HTP'), 'a transfer function'],
    [name('Type') !== 'Filespec', 'a file inside'],
  ];
  return demands.flatMap(([isMet, fault]) => (isMet ? [] : [fault]));
}

function namesIn(filter: PdfObject | undefined): string[] {
  const all = filter instanceof PdfArray ? [...filter] : [filter];
  return all.flatMap((one) => (one && 'value' in one && typeof one.value === 'string' ? [one.value] : []));
}

/** A composed font carries those that it is composed of; one of drawings carries itself. */
function isEmbedded(font: PdfDict, resolve: Resolve): boolean {
  const kind = font.getName('Subtype', resolve)?.value;
  if (kind === 'Type0' || kind === 'Type3') return true;
  const descriptor = font.getDict('FontDescriptor', resolve);
  return ['FontFile', 'FontFile2', 'FontFile3'].some((file) => descriptor?.has(file));
}

function isShown(annotation: PdfDict): boolean {
  const flags = annotation.getNumber('F')?.value ?? 0;
  return (flags & PRINTED) !== 0 && (flags & UNSEEN) === 0;
}
