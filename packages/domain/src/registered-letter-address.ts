import { listUnprintable } from './printable.ts';

/** Whom a registered letter is for, and where they are. */
export interface LetterAddress {
  readonly addressee?: string | null;
  readonly address1?: string | null;
  readonly address2?: string | null;
  readonly street?: string | null;
  readonly housenumber?: string | null;
  readonly housenumberaddition?: string | null;
  readonly zipcode?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
}

export interface LetterAddressFault {
  readonly field: keyof LetterAddress;
  /** A code for the phrase, with the figure that belongs into it. */
  readonly reason:
    | readonly ['required' | 'choice-invalid' | 'postal-code-invalid']
    | readonly ['too-long', { readonly maximum: number }]
    | readonly ['unprintable', { readonly characters: string }];
}

/** The Belgian post prints at most so many signs on a line, and refuses an announcement with more. */
const MAX_ADDRESS_LINE_LENGTH = 50;

/** Where the post takes registered letters to. */
const SERVED_COUNTRIES = ['BE'];

/** Whether a registered letter can go to a country at all; an address without one is Belgian. */
export function isServedCountry(country: string | null | undefined): boolean {
  return SERVED_COUNTRIES.includes(country ?? 'BE');
}

/** What keeps the post from taking a registered letter to an address; nothing when it can. */
export function listLetterAddressFaults(letter: LetterAddress): LetterAddressFault[] {
  const country = letter.country ?? 'BE';
  const place = letter.street ? 'street' : 'address1';
  const missing = (['addressee', place, 'zipcode', 'city'] as const).filter(
    (field) => !letter[field]?.trim(),
  );
  const lines = [
    ['addressee', letter.addressee],
    [place, firstLineOf(letter)],
    ['address2', letter.address2],
    ['city', [letter.zipcode, letter.city].filter(Boolean).join(' ')],
  ] as const;
  return [
    ...missing.map((field) => ({ field, reason: ['required'] as const })),
    ...lines
      .filter(([, line]) => [...(line ?? '')].length > MAX_ADDRESS_LINE_LENGTH)
      .map(([field]) => ({ field, reason: ['too-long', { maximum: MAX_ADDRESS_LINE_LENGTH }] as const })),
    ...lines
      .map(([field, line]) => ({ field, signs: listUnprintable(line ?? '') }))
      .filter(({ signs }) => signs.length > 0)
      .map(({ field, signs }) => ({
        field,
        reason: ['unprintable', { characters: signs.join(' ') }] as const,
      })),
    ...(isServedCountry(country) ? [] : [{ field: 'country' as const, reason: ['choice-invalid'] as const }]),
    ...(country === 'BE' && letter.zipcode && !/^[1-9]\d{3}$/.test(letter.zipcode.trim())
      ? [{ field: 'zipcode' as const, reason: ['postal-code-invalid'] as const }]
      : []),
  ];
}

/** `Kerkstraat 7 bus 3`, or the first of two lines. */
export function firstLineOf(address: LetterAddress): string {
  const { street, housenumber, housenumberaddition, address1 } = address;
  return street ? [street, housenumber, housenumberaddition].filter(Boolean).join(' ') : (address1 ?? '');
}

/** An address as it is written on an envelope, a line each; the country only when it is another. */
export function addressLines(address: LetterAddress): string[] {
  const place = [address.zipcode, address.city].filter(Boolean).join(' ');
  const country = address.country && address.country !== 'BE' ? address.country : '';
  const second = address.street ? '' : (address.address2 ?? '');
  return [firstLineOf(address), second, place, country].filter((line) => line !== '');
}
