import type { BodyOf } from '@prorata/contract/call';
import type { distributionCalls } from '@prorata/contract/distribution/calls';
import type { ClaimStanding } from '@prorata/contract/distribution/standing';
import { type Right, type Standing, standOn } from '@prorata/domain/distribution/standing';
import { findGoverningDate } from '@prorata/domain/governing-date';
import { brusselsDate } from '@prorata/domain/iso-date';
import { findPrivilege } from '@prorata/law/privileges/catalogue';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { countedOf } from '../statements/claim-amounts.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import type { ClaimRecord } from '../statements/statement-record.ts';
import type { DossierContent } from './content.ts';
import { readContent } from './read-content.ts';
import { REST, sharingStatements } from './to-input.ts';

type Claim = BodyOf<typeof distributionCalls.readStanding>;

interface Rival extends Right {
  readonly statementId: string;
  readonly claimId: string;
  readonly creditorName: string;
  readonly drawsOn: (lotId: string) => boolean;
}

/** How a claim that somebody enters would stand on its lots towards the others of the dossier. Nothing is kept. */
export async function readStanding(
  tools: Pick<Tools, 'db'>,
  { actor, at }: UserAction,
  dossierId: string,
  claim: Claim,
): Promise<ClaimStanding> {
  const content = await inTransaction(tools.db, async (trx) =>
    readContent(trx, await getDossier(trx, actor, dossierId)),
  );
  if (findPrivilege(claim.privilegeId) === undefined) {
    throw new ProblemError('validation', { errors: [{ path: 'privilegeId', code: 'choice-invalid' }] });
  }
  // Until the dossier has its day, the law of today is the best guess.
  const asOf = findGoverningDate(content.dossier) ?? brusselsDate(at);
  const rivals = listRivals(content).filter(({ claimId }) => claimId !== claim.privilegedClaimId);
  const lots = listLots(content, claim);
  return {
    lots: lots.map(({ id, name }) => {
      const standings = standOn(
        claim,
        rivals.filter(({ drawsOn }) => drawsOn(id)),
        asOf,
      );
      return { poolId: id, name, place: placeIn(standings), rivals: standings.map(presentRival) };
    }),
  };
}

/** Those it names; where it names none, all of them, and what belongs to none when the privilege is general. */
function listLots({ money }: DossierContent, { privilegeId, assetIds }: Claim) {
  const assets = money.assets.map(({ id, name }): { id: string; name: string | null } => ({ id, name }));
  if (findPrivilege(privilegeId)?.kind !== 'specific') return [...assets, { id: REST, name: null }];
  return assetIds.length === 0 ? assets : assets.filter(({ id }) => assetIds.includes(id));
}

/** Every claim with a privilege that shares in the distribution. */
function listRivals(content: DossierContent): Rival[] {
  return sharingStatements(content).flatMap((statement) =>
    statement.claims.flatMap((claim) => {
      const { id: claimId, claimType, privilegeId, since } = claim;
      if (claimType === 'chirographic' || privilegeId === null || countedOf(claim) === 0n) return [];
      const creditorName = creditorNameOf(statement);
      return [
        { statementId: statement.id, claimId, creditorName, privilegeId, since, drawsOn: drawsOn(claim) },
      ];
    }),
  );
}

function drawsOn({ claimType, isOnAllAssets, assetIds }: ClaimRecord) {
  return (lotId: string) =>
    claimType === 'general' || (lotId !== REST && isOnAllAssets) || assetIds.includes(lotId);
}

/** Claims of one privilege and one day share a place. */
function placeIn(standings: readonly Standing<Rival>[]): number {
  const before = standings.filter(({ goes }) => goes === 'before').map(({ rival }) => rival);
  return new Set(before.map(({ privilegeId, since }) => `${privilegeId} ${since}`)).size + 1;
}

function presentRival({ rival, goes, rule, confidence, isDateMissing }: Standing<Rival>) {
  const { statementId, claimId, creditorName, privilegeId, since } = rival;
  return { statementId, claimId, creditorName, privilegeId, since, goes, rule, confidence, isDateMissing };
}
