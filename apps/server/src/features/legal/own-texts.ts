import type { LegalVersion } from '@prorata/contract/legal/legal-text';
import type { IsoDate } from '@prorata/domain/iso-date';
import { compileOnce } from '../../database/compile-once.ts';
import type { Database } from '../../database/tables.ts';
import { announcedTextVersion, legalTextVersion } from './legal-texts.ts';

/** What everybody who works with the product accepts, first when they register. */
export const ACCEPTED_BY_USERS = ['terms-of-use', 'privacy-policy', 'licence-agreement'] as const;

export interface OwnTexts {
  readonly textsToAccept: LegalVersion[];
  readonly comingTexts: LegalVersion[];
}

/** Of which texts a user has not accepted the version in force, and which are announced. */
export async function readOwnTexts(
  db: Database,
  user: { readonly id: string } | { readonly subject: string },
  on: IsoDate,
): Promise<OwnTexts> {
  const rows = await ('id' in user ? selectOfUser(db, user.id) : selectOfSubject(db, user.subject));
  const accepted = new Set(rows.map(({ document, documentVersion }) => `${document} ${documentVersion}`));
  return {
    textsToAccept: ACCEPTED_BY_USERS.map((kind) => ({ kind, version: legalTextVersion(kind, on) })).filter(
      ({ kind, version }) => !accepted.has(`${kind} ${version}`),
    ),
    comingTexts: listAnnounced(on),
  };
}

const selectOfUser = compileOnce((db, id: string) => selectAccepted(db).where('userId', '=', id));

const selectOfSubject = compileOnce((db, subject: string) =>
  selectAccepted(db).where('userId', '=', (query) =>
    query.selectFrom('users').select('id').where('subject', '=', subject).where('removedAt', 'is', null),
  ),
);

function selectAccepted(db: Database) {
  return db
    .selectFrom('legalAcceptances')
    .select(['document', 'documentVersion'])
    .where('organizationId', 'is', null);
}

/** What is announced on a day, of the texts that everybody accepts. */
export function listAnnounced(on: IsoDate): LegalVersion[] {
  return ACCEPTED_BY_USERS.flatMap((kind) => {
    const version = announcedTextVersion(kind, on);
    return version === undefined ? [] : [{ kind, version }];
  });
}
