import { UnstyledButton } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { Statement } from '@prorata/contract/statements/statement';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { IconAdjustments, IconFileText, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ClaimClassChip } from '../../components/badges.tsx';
import { useClaimName } from '../../components/claims/claim-list.tsx';
import { privilegeArticles } from '../../components/claims/privilege-words.ts';
import { DocumentDialogs } from '../../components/documents/statement-documents.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { Amount } from '../../components/values.tsx';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { lotNamesOf, useLotLabels } from '../dossiers/lot-names.ts';
import { fitsInLine, partsOf } from './claim-line.ts';
import { ClaimLineForm } from './claim-line-form.tsx';
import { ClaimDialogs, useClaims } from './claims-section.tsx';
import { type GridColumn, isAmount } from './grid-cells.ts';
import { declaredOf } from './review-draft.ts';
import { useStatementDocuments } from './statement-documents.tsx';
import classes from './statement-grid.module.css';
import { privilegesQuery, statementQuery, thirdPartyStatementQuery } from './statement-queries.ts';
import { besideAmounts } from './use-grid-columns.ts';

interface ClaimLinesProps {
  readonly dossier: Dossier;
  readonly row: StatementRow;
  readonly columns: readonly GridColumn[];
  /** Whether a new one is being typed. */
  readonly isAdding: boolean;
  readonly onAdding: (isAdding: boolean) => void;
}

/** The claims of an unfolded row, with the lots they draw on, what is admitted of them and what proves them. */
export function ClaimLines({ row, ...props }: ClaimLinesProps) {
  return row.origin === 'thirdParty' ? (
    <FiledClaims row={row} {...props} />
  ) : (
    <OwnClaims row={row} {...props} />
  );
}

/** What a creditor filed is decided on at the desk. */
function FiledClaims({ dossier, row, columns }: ClaimLinesProps) {
  const { t } = useTranslation('statements');
  const { data: statement } = useQuery(thirdPartyStatementQuery(dossier.id, row.id));
  if (statement === undefined) return <Waiting />;
  return (
    <>
      {shownOf(statement).map((claim) => (
        <ClaimRow key={claim.id} dossier={dossier} statement={statement} claim={claim} columns={columns} />
      ))}
      <tr className={classes.claim}>
        <td className={classes.cause}>
          <Link to="." search={{ tab: 'statements', review: row.id }}>
            {t('grid.review')}
          </Link>
        </td>
      </tr>
    </>
  );
}

function OwnClaims(props: ClaimLinesProps) {
  const { data: statement } = useQuery(statementQuery(props.dossier.id, props.row.id));
  return statement === undefined ? <Waiting /> : <LoadedClaims {...props} statement={statement} />;
}

/** The claims of a statement of the office, each changed in its line, or in the editor when a line cannot say all of it. */
function LoadedClaims({
  dossier,
  statement,
  columns,
  isAdding,
  onAdding,
}: ClaimLinesProps & { readonly statement: Statement }) {
  const { t } = useTranslation(['statements', 'claims', 'forms']);
  const refresh = useRefreshDossier(dossier.id);
  const place = { dossierId: dossier.id, statementId: statement.id };
  const documents = useStatementDocuments({ ...place, origin: 'bailiff' }, refresh);
  const claims = useClaims(place, refresh);
  const [edited, setEdited] = useState<string>();
  const edit = (claim: PrivilegedClaim) => (fitsInLine(claim) ? setEdited(claim.id) : claims.edit(claim));
  const form = (claim: PrivilegedClaim | undefined, onClose: () => void) => (
    <tr className={classes.claim}>
      <td className={classes.whole}>
        <ClaimLineForm
          dossier={dossier}
          statement={statement}
          claim={claim}
          documents={documents}
          onSaved={() => void refresh()}
          onClose={onClose}
        />
      </td>
    </tr>
  );
  const menuOf = (claim: PrivilegedClaim, name: string) => (
    <RowMenu
      name={name}
      acts={[
        { key: 'edit', label: t('forms:edit'), icon: IconPencil, act: () => edit(claim) },
        { key: 'all', label: t('grid.line.all'), icon: IconAdjustments, act: () => claims.edit(claim) },
        { key: 'remove', label: t('forms:remove'), icon: IconTrash, act: () => claims.removing.ask(claim) },
      ]}
    />
  );
  return (
    <>
      {shownOf(statement).map((claim) =>
        edited === claim.id ? (
          form(claim, () => setEdited(undefined))
        ) : (
          <ClaimRow
            key={claim.id}
            dossier={dossier}
            statement={statement}
            claim={claim}
            columns={columns}
            {...(!dossier.isReadOnly && !claim.isCalculatedAutomatically && { onEdit: edit, menuOf })}
          />
        ),
      )}
      {isAdding && form(undefined, () => onAdding(false))}
      {!isAdding && !dossier.isReadOnly && (
        <tr className={classes.claim}>
          <td className={classes.cause}>
            <UnstyledButton className={classes.add ?? ''} onClick={() => onAdding(true)}>
              <IconPlus size={14} aria-hidden /> {t('claims:add')}
            </UnstyledButton>
            <ClaimDialogs
              dossier={dossier}
              statement={statement}
              claims={claims}
              documents={documents}
              onSaved={refresh}
            />
            <DocumentDialogs documents={documents} />
          </td>
        </tr>
      )}
    </>
  );
}

function Waiting() {
  const { t } = useTranslation('statements');
  return (
    <tr className={classes.claim} aria-busy>
      <td className={classes.cause}>{t('grid.loading')}</td>
    </tr>
  );
}

type ShownStatement = Pick<Statement, 'privilegedClaims' | 'documents'>;

/** What is left of the total is a claim too, when it is anything. */
function shownOf({ privilegedClaims }: ShownStatement): readonly PrivilegedClaim[] {
  return privilegedClaims.filter((claim) => !claim.isCalculatedAutomatically || declaredOf(claim) > 0);
}

interface ClaimRowProps {
  readonly dossier: Dossier;
  readonly statement: ShownStatement;
  readonly claim: PrivilegedClaim;
  readonly columns: readonly GridColumn[];
  readonly onEdit?: (claim: PrivilegedClaim) => void;
  readonly menuOf?: (claim: PrivilegedClaim, name: string) => ReactNode;
}

function ClaimRow({ dossier, statement, claim, columns, onEdit, menuOf }: ClaimRowProps) {
  const { t } = useTranslation(['statements', 'claims', 'vocabulary']);
  const language = useLanguage();
  const privileges = useQuery(privilegesQuery(dossier)).data?.items ?? [];
  const privilege = privileges.find(({ id }) => id === claim.privilegeId);
  const name = useClaimName(claim, privileges);
  const { rejectionReason, rejectionNote, amountRejected } = claim;
  const why = rejectionNote ?? (rejectionReason && t(`vocabulary:rejectionReason.${rejectionReason}`));
  const articles = privilege && privilegeArticles(privilege, language);
  const proof = statement.documents.find(({ id }) => id === claim.documentId)?.fileName;
  const amounts = {
    ...partsOf(claim),
    ...{ declared: declaredOf(claim), rejected: -amountRejected, admitted: claim.amountDemanded },
  };
  return (
    <>
      <tr className={classes.claim} onDoubleClick={() => onEdit?.(claim)}>
        <td className={classes.cause} title={[name, articles].filter(Boolean).join(' ')}>
          <ClaimClassChip claimClass={claim.type} /> {name}{' '}
          {!columns.includes('kind') && <span className={classes.article}>{articles}</span>}
        </td>
        {columns.includes('kind') && <td className={classes.article}>{articles}</td>}
        {columns.filter(isAmount).map((column) => (
          <td
            key={column}
            className={classes.cell}
            data-column={column}
            data-amount
            data-less={(column === 'rejected' && amountRejected > 0) || undefined}
          >
            <Amount euros={amounts[column] || null} unit="none" />
          </td>
        ))}
        <td className={classes.proof} style={besideAmounts(columns, -2)}>
          <span className={classes.lots}>
            <Lots dossier={dossier} claim={claim} />
          </span>
          {proof && <IconFileText size={14} aria-hidden />}{' '}
          <span className={classes.text} title={proof}>
            {proof ?? (!claim.isCalculatedAutomatically && t('claims:noProof'))}
          </span>
        </td>
        <td className={classes.cell} data-column="acts">
          {menuOf?.(claim, name)}
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
