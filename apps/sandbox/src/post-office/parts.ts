import type { Language } from '@prorata/domain/vocabulary';
import { type Html, html } from '../pages/html.ts';
import type { Letter, Status } from './letter.ts';
import { postTexts } from './texts.ts';

/** The look of a badge; those of people serve as well. */
const LOOKS: Readonly<Partial<Record<Status, string>>> = {
  delivered: 'full',
  'receipt-signed': 'full',
  returned: 'disapproved',
  lost: 'disapproved',
  rejected: 'disapproved',
  accepted: 'new',
};

export function renderStatus(language: Language, status: Status): Html {
  return html`<span class="badge ${LOOKS[status] ?? 'pending'}">${postTexts[language].statuses[status]}</span>`;
}

/** In groups of four, as people read it out. */
export function writeBarcode({ barcode }: Letter): string {
  return barcode.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
