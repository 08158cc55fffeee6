import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { useQuery } from '@tanstack/react-query';
import { statementQuery, thirdPartyStatementQuery } from './statement-queries.ts';

interface WhichStatement {
  readonly statementId: string;
  readonly origin: StatementRow['origin'];
}

/** A statement of the office or of an invited creditor, for who treats both alike: each is read by a call of its own. */
export function useStatement(dossierId: string, { statementId, origin }: WhichStatement) {
  const isThirdParty = origin === 'thirdParty';
  const own = useQuery({ ...statementQuery(dossierId, statementId), enabled: !isThirdParty });
  const filed = useQuery({ ...thirdPartyStatementQuery(dossierId, statementId), enabled: isThirdParty });
  return isThirdParty ? filed : own;
}
