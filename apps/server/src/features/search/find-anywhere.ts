import type { QueryOf } from '@prorata/contract/call';
import type { searchCalls } from '@prorata/contract/search/calls';
import type { Found } from '@prorata/contract/search/found';
import { readTogether } from '../../database/read-together.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { openInvitationCodes } from '../invitations/invitation-codes.ts';
import { readEntryQueries } from './entry-queries.ts';
import { findCreditors } from './find-creditors.ts';
import { findDocuments } from './find-documents.ts';
import { findDossiers } from './find-dossiers.ts';
import { findReferences } from './find-references.ts';
import { readTyped } from './read-typed.ts';

type Query = QueryOf<typeof searchCalls.find>;

/** What the own office has that begins with what was typed, by kind. */
export async function findAnywhere(
  { db, settings }: Pick<Tools, 'db' | 'settings'>,
  user: ActingUser,
  { text, ended }: Query,
): Promise<Found> {
  if (user.organization === null) throw new ProblemError('insufficient-permissions');
  const typed = readTyped(text);
  if (typed === undefined) return NOTHING;
  const scope = { organizationId: user.organization.id, withEnded: ended };
  const codes = openInvitationCodes(settings.codeSecret);
  return readTogether(db, (together) => {
    const queries = readEntryQueries(together, scope.organizationId, typed);
    return {
      dossiers: findDossiers(together, scope, text),
      creditors: queries.then(({ creditor }) => findCreditors(together, scope, creditor)),
      references: queries.then((sought) => findReferences(together, codes, scope, { ...typed, ...sought })),
      documents: queries.then(({ document }) => findDocuments(together, scope, document)),
    };
  });
}

const NONE = { items: [], total: 0 };
const NOTHING: Found = { dossiers: NONE, creditors: NONE, references: NONE, documents: NONE };
