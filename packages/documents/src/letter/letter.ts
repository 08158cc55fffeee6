import type { Language } from '@prorata/domain/vocabulary';

/** What stands around the text of a letter. */
export interface Letterhead {
  readonly language: Language;
  readonly sender: {
    readonly name: string;
    readonly address: string;
    readonly phone: string | null;
    readonly email: string | null;
    readonly logo: Logo | null;
  };
  /** As it must be readable in the window: name, street, town, country. */
  readonly addressee: readonly string[];
  readonly isRegistered: boolean;
  readonly place: string;
  /** `2026-10-28`; also the date of the PDF, so that the same letter is always the same file. */
  readonly date: string;
  readonly dossierNumber: string;
  readonly defendantName: string;
}

export interface Logo {
  readonly mediaType: 'image/svg+xml' | 'image/png' | 'image/jpeg';
  readonly content: Uint8Array;
}
