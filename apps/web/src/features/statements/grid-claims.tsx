import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ClaimClassChip } from '../../components/badges.tsx';
import { useClaimName } from '../../components/claims/claim-list.tsx';
import { privilegeArticles } from '../../components/claims/privilege-words.ts';
import { Amount } from '../../components/values.tsx';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { lotNamesOf, useLotLabels } from '../dossiers/lot-names.ts';
import { declaredOf } from './review-draft.ts';
import classes from './statement-grid.module.css';
import { privilegesQuery, statementQuery, thirdPartyStatementQuery } from './statement-queries.ts';

interface ClaimLinesProps {
  readonly dossier: Dossier;
  readonly row: StatementRow;
}

/** The claims of an unfolded row, with the lots they draw on, what is admitted of them and what proves them. */
export function ClaimLines({ dossier, row }: ClaimLinesProps) {
  const { t } = useTranslation(['statements', 'claims', 'forms']);
  const isFiled = row.origin === 'thirdParty';
  const own = useQuery({ ...statementQuery(dossier.id, row.id), enabled: !isFiled });
  const filed = useQuery({ ...thirdPartyStatementQuery(dossier.id, row.id), enabled: isFiled });
  const statement = isFiled ? filed.data : own.data;
  const place = isFiled ? { review: row.id } : { open: row.id };
  if (statement === undefined) {
    return (
      <tr className={classes.claim} aria-busy>
        <td>{t('grid.loading')}</td>
      </tr>
    );
  }
  const names = new Map(statement.documents.map(({ id, fileName }) => [id, fileName]));
  const shown = statement.privilegedClaims.filter(
    (claim) => !claim.isCalculatedAutomatically || declaredOf(claim) > 0,
  );
  return (
    <>
      {shown.map((claim) => (
        <ClaimRow
          key={claim.id}
          dossier={dossier}
          claim={claim}
          proof={claim.documentId === null ? undefined : names.get(claim.documentId)}
        />
      ))}
      <tr className={classes.claim}>
        <td className={classes.cause}>
          <Link to="." search={{ tab: 'statements', ...place }}>
            {isFiled ? t('grid.review') : t('claims:add')}
          </Link>
        </td>
      </tr>
    </>
  );
}

interface ClaimRowProps {
  readonly dossier: Dossier;
  readonly claim: PrivilegedClaim;
  /** The name of the document on which it rests. */
  readonly proof: string | undefined;
}

function ClaimRow({ dossier, claim, proof }: ClaimRowProps) {
  const { t } = useTranslation(['statements', 'claims', 'vocabulary']);
  const language = useLanguage();
  const privileges = useQuery(privilegesQuery(dossier)).data?.items ?? [];
  const privilege = privileges.find(({ id }) => id === claim.privilegeId);
  const name = useClaimName(claim, privileges);
  const { rejectionReason, rejectionNote, amountRejected } = claim;
  const why = rejectionNote ?? (rejectionReason && t(`vocabulary:rejectionReason.${rejectionReason}`));
  return (
    <>
      <tr className={classes.claim}>
        <td className={classes.cause}>
          <ClaimClassChip claimClass={claim.type} /> {name}{' '}
          <span className={classes.article}>{privilege && privilegeArticles(privilege, language)}</span>
        </td>
        <td className={classes.lots}>
          <Lots dossier={dossier} claim={claim} />
        </td>
        <td data-column="declared" className={classes.cell}>
          <Amount euros={declaredOf(claim)} unit="none" />
        </td>
        <td data-column="rejected" className={classes.cell} data-less={amountRejected > 0 || undefined}>
          <Amount euros={amountRejected > 0 ? -amountRejected : null} unit="none" />
        </td>
        <td data-column="admitted" className={classes.cell}>
          <Amount euros={claim.amountDemanded} unit="none" />
        </td>
        <td className={classes.proof}>
          {proof && <IconFileText size={14} aria-hidden />}{' '}
          {proof ?? (!claim.isCalculatedAutomatically && t('claims:noProof'))}
        </td>
      </tr>
      {amountRejected > 0 && why && (
        <tr className={classes.claim}>
          <td className={classes.why}>
            {t('columns.rejected')}: {why}
          </td>
        </tr>
      )}
    </>
  );
}

/** The lots that a claim draws on, in the order of their numbers. */
function Lots({ dossier, claim }: Pick<ClaimRowProps, 'dossier' | 'claim'>) {
  const { t } = useTranslation('statements');
  const labels = useLotLabels();
  const lots = lotNamesOf(dossier.soldAssets);
  if (claim.type !== 'specific' || claim.onAllAssets) return t('grid.allLots');
  const drawnOn = dossier.soldAssets.filter(({ id }) => claim.assetIds.includes(id));
  return drawnOn.map(({ id, name }) => (
    <span key={id} className={classes.lot} title={name}>
      {labels(lots.get(id))}
    </span>
  ));
}
