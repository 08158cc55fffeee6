import { isSameValue, type PdfObject, type PdfValue } from '../pdf/pdf-value.ts';
import { SignatureError } from '../signature/signature-error.ts';

/** The purpose of an object. An object keeps its role for good. */
export type Role = string;

export interface ValuePair {
  readonly before: PdfValue | undefined;
  readonly after: PdfValue | undefined;
}

/**
 * One revision against the document before it. Each object that it writes must be claimed for the one role that it has;
 * what is claimed by nothing is refused.
 */
export class RevisionCheck {
  readonly before: ReadonlyMap<number, PdfObject>;
  readonly added: ReadonlyMap<number, PdfObject>;
  readonly #roles: Map<number, Role>;
  readonly #claimed = new Set<number>();

  constructor(
    before: ReadonlyMap<number, PdfObject>,
    added: ReadonlyMap<number, PdfObject>,
    roles: Map<number, Role>,
  ) {
    this.before = before;
    this.added = added;
    this.#roles = roles;
  }

  isNew(number: number): boolean {
    return this.added.has(number) && !this.before.has(number);
  }

  /** The object after this revision, in this role: one that existed before must have had the same. */
  claim(number: number, role: Role): PdfObject {
    const object = this.added.get(number) ?? this.before.get(number);
    const known = this.#roles.get(number);
    if (object === undefined) return refuseChange(`object ${number} (${role}) is missing`);
    if (known === undefined ? this.before.has(number) : known !== role)
      return refuseChange(`object ${number} is used as ${role}`);
    this.#roles.set(number, role);
    this.#claimed.add(number);
    return object;
  }

  /** A value before and after the revision, behind references if there are any: a value in an object of its own stays there. */
  follow(before: PdfValue | undefined, after: PdfValue | undefined, role: Role): ValuePair {
    const isMoved = before?.kind === 'reference' && after !== undefined && !isSameValue(before, after);
    return isMoved
      ? refuseChange(`the ${role} became another object`)
      : this.followMoved(before, after, role);
  }

  /** The same where libraries write the whole anew, as they do with the store of validation data. */
  followMoved(before: PdfValue | undefined, after: PdfValue | undefined, role: Role): ValuePair {
    return {
      before: before?.kind === 'reference' ? this.before.get(before.number)?.value : before,
      after: after?.kind === 'reference' ? this.#claimValue(after.number, role) : after,
    };
  }

  #claimValue(number: number, role: Role): PdfValue {
    const { value, stream } = this.claim(number, role);
    return stream === null ? value : refuseChange(`object ${number} (${role}) is a stream`);
  }

  checkNothingElse(): void {
    for (const number of this.added.keys()) {
      if (!this.#claimed.has(number)) refuseChange(`object ${number} belongs to no signature`);
    }
  }
}

export function refuseChange(detail: string): never {
  throw new SignatureError('contentChanged', detail);
}
