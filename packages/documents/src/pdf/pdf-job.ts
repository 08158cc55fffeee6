/** A document to make: which of our Typst files sets it, with what. */
export interface PdfJob {
  /** The name of a file in `typst/`, without its ending. */
  readonly layout: string;
  /** Read by the layout as JSON. */
  readonly data: unknown;
  /** Pictures that the layout may show, by the name that it knows them by. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/** What the process that makes PDFs answers. */
export type PdfAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'made'; readonly pdf: Uint8Array }
  | { readonly kind: 'failed'; readonly message: string };
