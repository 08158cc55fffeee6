import type { KnownCreditor, KnownField, KnownSource } from '@prorata/contract/invitations/known-creditor';
import { isAddressComplete } from '@prorata/domain/dossier-validation/party-checks';
import { foldName, hasLegalForm } from '@prorata/domain/parties/fold-name';
import { type CreditorType, LEGAL_FORMS, type LegalForm, type SendOption } from '@prorata/domain/vocabulary';

type StreetAddress = NonNullable<KnownCreditor['creditorAddress']>;

/** What the invitation itself says: whoever holds its code has read it. */
type Invited = Pick<KnownCreditor, 'salutation' | 'language' | 'creditorReference'> & {
  readonly sendMethod: 'Email' | 'RegisteredLetter' | 'QualifiedDelivery';
  readonly addressee: string | null;
  readonly email: string | null;
  readonly address: StreetAddress | null;
};

/** An enterprise that is published: in the register, or among the institutions that every office writes to. */
interface Published {
  /** The office itself says that the creditor has this number; else the name on the letter must be one of its own. */
  readonly isNumberGiven: boolean;
  readonly source: Exclude<KnownSource, 'invitation'>;
  readonly number: string;
  /** In the language of the creditor first, then what else it goes by. */
  readonly names: readonly string[];
  readonly corporateForm: LegalForm | null;
  readonly creditorType: CreditorType;
  readonly address: StreetAddress;
  readonly email: string | null;
  readonly sendOption: SendOption | null;
}

/** A name of the party book that is written as one line on the letter. */
interface PersonInBook {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

interface Sources {
  readonly invited: Invited;
  readonly published: Published | undefined;
  readonly person: PersonInBook | undefined;
}

/**
 * What is filled in before a creditor types anything, and where each of it comes from. Of the office's own book nothing is told but
 * how a name that stands on the letter is split: a code that was passed on must not tell more than letter and registers do.
 */
export function decideKnown({ invited, published: found, person }: Sources): KnownCreditor {
  const isMeant = found !== undefined && (found.isNumberGiven || isNamed(invited.addressee, found.names));
  const published = isMeant ? found : undefined;
  const known = new Known();
  const { addressee } = invited;
  if (published !== undefined) {
    const { source, number, names, corporateForm, creditorType } = published;
    known.take(source, { kboNumber: number, corporateName: names[0] ?? null, corporateForm, creditorType });
  } else if (invited.salutation !== null || isPerson(addressee, person)) {
    const split = isPerson(addressee, person) ? person : undefined;
    known.take('invitation', {
      creditorType: 'person',
      salutation: invited.salutation,
      firstName: split?.firstName ?? null,
      lastName: split?.lastName ?? null,
    });
  } else if (addressee !== null) {
    known.take('invitation', {
      corporateName: addressee,
      corporateForm: formIn(addressee),
      creditorType: hasLegalForm(addressee) ? 'legalEntity' : null,
    });
  }
  known.take('invitation', {
    creditorAddress: wholeAddress(invited.address),
    creditorReference: invited.creditorReference,
    language: invited.language,
    primaryEmail: invited.email,
  });
  if (published !== undefined) {
    const { source, address, email, sendOption } = published;
    known.take(source, { creditorAddress: wholeAddress(address), primaryEmail: email, sendOption });
  }
  known.take('invitation', { sendOption: SEND_OPTION_OF[invited.sendMethod] });
  return known.told();
}

/** As it was written to; the law knows the registered letter (Judicial Code 1629). */
const SEND_OPTION_OF = {
  Email: 'EmailLink',
  RegisteredLetter: 'RegisteredLetter',
  QualifiedDelivery: 'QualifiedDelivery',
} as const satisfies Record<Invited['sendMethod'], SendOption>;

type Fields = Omit<KnownCreditor, 'sources'>;

/** What was said first of a field stays. */
class Known {
  readonly #fields: { -readonly [Field in keyof Fields]: Fields[Field] } = { ...NOTHING };
  readonly #sources: Partial<Record<KnownField, KnownSource>> = {};

  take(source: KnownSource, fields: Partial<Fields>): void {
    for (const [field, value] of Object.entries(fields) as [KnownField, never][]) {
      if (value === null || this.#fields[field] !== null) continue;
      this.#fields[field] = value;
      this.#sources[field] = source;
    }
  }

  told(): KnownCreditor {
    return { ...this.#fields, sources: this.#sources };
  }
}

const NOTHING: Fields = {
  creditorType: null,
  salutation: null,
  firstName: null,
  lastName: null,
  corporateName: null,
  corporateForm: null,
  kboNumber: null,
  creditorAddress: null,
  creditorReference: null,
  language: null,
  primaryEmail: null,
  sendOption: null,
};

function isNamed(addressee: string | null, names: readonly string[]): boolean {
  return addressee !== null && names.some((name) => foldName(name) === foldName(addressee));
}

function isPerson(addressee: string | null, person: PersonInBook | undefined): boolean {
  return (
    person !== undefined &&
    person.firstName !== null &&
    person.lastName !== null &&
    isNamed(addressee, [`${person.firstName} ${person.lastName}`])
  );
}

/** The legal form that a name is written with, if it is one of ours. */
function formIn(name: string): LegalForm | null {
  const words = new Set(
    name
      .toUpperCase()
      .split(/[\s,]+/)
      .map((word) => word.replaceAll('.', '')),
  );
  return LEGAL_FORMS.find((form) => words.has(form)) ?? null;
}

/** A place to which no letter goes is none: it is asked for. */
function wholeAddress(address: StreetAddress | null): StreetAddress | null {
  return address !== null && isAddressComplete({ ...address, address1: null }) ? address : null;
}
