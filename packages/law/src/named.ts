/** A text in the four languages of the product. */
export interface Named {
  readonly nl: string;
  readonly fr: string;
  readonly de: string;
  readonly en: string;
}
