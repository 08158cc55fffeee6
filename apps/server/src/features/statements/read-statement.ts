import type { ParamsOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { Statement } from '@prorata/contract/statements/statement';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { presentThirdPartyStatement } from './present.ts';
import { presentStatement } from './present-statement.ts';
import { completeStatement, getStatement } from './read-statements.ts';

export async function readStatement(
  db: Database,
  user: ActingUser,
  place: ParamsOf<typeof statementsCalls.read>,
): Promise<Statement> {
  await getDossier(db, user, place.dossierId);
  const statement = await getStatement(db, place);
  if (statement.invitationId !== null) throw new ProblemError('statement-not-found');
  return presentStatement(await completeStatement(db, statement));
}

export async function readThirdPartyStatement(
  db: Database,
  user: ActingUser,
  { dossierId, tpStatementId }: ParamsOf<typeof statementsCalls.readThirdParty>,
): Promise<ThirdPartyStatement> {
  await getDossier(db, user, dossierId);
  const statement = await getStatement(db, { dossierId, statementId: tpStatementId });
  if (statement.invitationId === null) throw new ProblemError('statement-not-found');
  return presentThirdPartyStatement(await completeStatement(db, statement));
}
