import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { isSameBytes } from './bytes.ts';

/** What signing adds to a document; everything else must stay as we wrote it. */
const ADDED_TO_CATALOG = new Set(['AcroForm', 'DSS', 'Extensions']);
const ADDED_TO_PAGE = new Set(['Annots']);

/**
 * Whether a signed document shows what ours showed. A signature is put into a PDF as an addition at its end, and an
 * addition can replace any page: that our bytes still stand at the beginning proves nothing by itself.
 */
export function hasSameContent(own: PDF, signed: PDF): boolean {
  return new Comparison(own, signed).isSame(own.getCatalog(), signed.getCatalog(), ADDED_TO_CATALOG);
}

class Comparison {
  readonly #own: PDF;
  readonly #signed: PDF;
  /** Documents go round in circles: a page names its parent, which names the page. */
  readonly #seen = new Set<string>();

  constructor(own: PDF, signed: PDF) {
    this.#own = own;
    this.#signed = signed;
  }

  isSame(
    own: PdfObject | null | undefined,
    signed: PdfObject | null | undefined,
    mayDiffer = nothing,
  ): boolean {
    if (own instanceof PdfRef && signed instanceof PdfRef) return this.#isSameTarget(own, signed);
    if (own instanceof PdfStream && signed instanceof PdfStream) {
      return isSameBytes(own.data, signed.data) && this.#isSameDictionary(own, signed, mayDiffer);
    }
    if (own instanceof PdfDict && signed instanceof PdfDict) {
      return this.#isSameDictionary(own, signed, mayDiffer.size > 0 ? mayDiffer : additionsTo(own));
    }
    if (own instanceof PdfArray && signed instanceof PdfArray) {
      return (
        own.length === signed.length && [...own].every((item, index) => this.isSame(item, signed.at(index)))
      );
    }
    return own?.type === signed?.type && writtenOut(own) === writtenOut(signed);
  }

  #isSameTarget(own: PdfRef, signed: PdfRef): boolean {
    const pair = `${own.objectNumber} ${own.generation} ${signed.objectNumber} ${signed.generation}`;
    if (this.#seen.has(pair)) return true;
    this.#seen.add(pair);
    return this.isSame(this.#own.getObject(own), this.#signed.getObject(signed));
  }

  #isSameDictionary(own: PdfDict, signed: PdfDict, mayDiffer: ReadonlySet<string>): boolean {
    const names = new Set([...own.keys(), ...signed.keys()].map(({ value }) => value));
    return [...names].every((name) =>
      mayDiffer.has(name)
        ? this.#isOnlyAddedTo(own.get(name), signed.get(name))
        : this.isSame(own.get(name), signed.get(name)),
    );
  }

  /** Where signing adds something, all that was there before is still there. */
  #isOnlyAddedTo(own: PdfObject | undefined, signed: PdfObject | undefined): boolean {
    const before = own instanceof PdfRef ? this.#own.getObject(own) : own;
    if (before === undefined || before === null) return true;
    const after = signed instanceof PdfRef ? this.#signed.getObject(signed) : signed;
    if (!(before instanceof PdfArray && after instanceof PdfArray)) return this.isSame(before, after);
    return [...before].every((item, index) => this.isSame(item, after.at(index)));
  }
}

const nothing: ReadonlySet<string> = new Set();

function additionsTo(dictionary: PdfDict): ReadonlySet<string> {
  return dictionary.getName('Type')?.value === PdfName.Page.value ? ADDED_TO_PAGE : nothing;
}

/** Of what holds nothing else: names, numbers, texts. */
function writtenOut(object: PdfObject | null | undefined): string {
  return JSON.stringify(object) ?? '';
}
