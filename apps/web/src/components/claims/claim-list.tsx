import { Anchor, Box, Text } from '@mantine/core';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { Document } from '@prorata/contract/statements/document';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import { IconFileText, IconLock, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatAmount, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { ClaimClassChip } from '../badges.tsx';
import { RowMenu } from '../row-menu.tsx';
import { Amount } from '../values.tsx';
import classes from './claim-list.module.css';
import { sumClaims } from './claim-sums.ts';
import { privilegeArticles, privilegeName } from './privilege-words.ts';
import { usePointedClaim } from './use-pointed-claim.ts';

interface ClaimListProps {
  readonly claims: readonly PrivilegedClaim[];
  /** As it stands in the form, saved or not. */
  readonly totalClaimed: number;
  readonly privileges: readonly Privilege[];
  readonly documents: readonly Document[];
  /** The names of the lots, for the office. */
  readonly assetNames?: ReadonlyMap<string, string> | undefined;
  readonly onOpenDocument: (document: Document) => void;
  /** Left out for those who only read. */
  readonly acts?:
    | {
        readonly onEdit: (claim: PrivilegedClaim) => void;
        readonly onRemove: (claim: PrivilegedClaim) => void;
      }
    | undefined;
}

/** The claims of a statement, with the rest that is ordinary by itself, and the total they add up to. */
export function ClaimList({ claims, totalClaimed, ...props }: ClaimListProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const entered = claims.filter(({ isCalculatedAutomatically }) => !isCalculatedAutomatically);
  const { rest, excess, privileged } = sumClaims(totalClaimed, entered);
  return (
    <div className={classes.claims}>
      <ul className={classes.list} aria-label={t('title')}>
        {entered.map((claim) => (
          <ClaimLine key={claim.id} claim={claim} {...props} />
        ))}
        {entered.length === 0 && <li className={classes.none}>{t('none')}</li>}
        <li className={classes.line}>
          <Box flex={1} miw={0}>
            <p className={classes.name}>{t('automatic')}</p>
            <p className={classes.locked}>
              <IconLock size={14} aria-hidden />
              {t('automaticHint')}
            </p>
          </Box>
          <Amount euros={rest} />
        </li>
        <li className={classes.line} data-sum>
          <Box flex={1} miw={0}>
            <p className={classes.name}>{t('total')}</p>
            {privileged > 0 && (
              <p className={classes.facts}>
                {t('privileged')} <Amount euros={privileged} />
              </p>
            )}
          </Box>
          <Amount euros={totalClaimed} />
        </li>
      </ul>
      {excess > 0 && (
        <Text size="sm" mt="xs" c="var(--mantine-color-error)" role="alert">
          {t('exceeds', { excess: formatAmount(excess, language) })}
        </Text>
      )}
    </div>
  );
}

type ClaimLineProps = Omit<ClaimListProps, 'claims' | 'totalClaimed'> & { readonly claim: PrivilegedClaim };

function ClaimLine({ claim, privileges, documents, assetNames, onOpenDocument, acts }: ClaimLineProps) {
  const { t } = useTranslation(['claims', 'forms']);
  const language = useLanguage();
  const privilege = privileges.find(({ id }) => id === claim.privilegeId);
  const proof = documents.find(({ id }) => id === claim.documentId);
  const name = useClaimName(claim, privileges);
  const pointed = usePointedClaim<HTMLLIElement>(claim.id);
  return (
    <li className={classes.line} {...pointed}>
      <Box flex={1} miw={0}>
        <p className={classes.name}>
          {name} <ClaimClassChip claimClass={claim.type} />
          {claim.reservedAmount > 0 && <ClaimClassChip claimClass="reserved" />}
        </p>
        <p className={classes.facts}>
          {privilege && <span>{privilegeArticles(privilege, language)}</span>}
          {claim.type === 'specific' && <AssetName claim={claim} assetNames={assetNames} />}
        </p>
        {proof ? (
          <Anchor
            component="button"
            type="button"
            className={classes.proof}
            onClick={() => onOpenDocument(proof)}
          >
            <IconFileText size={14} aria-hidden />
            {proof.fileName}
          </Anchor>
        ) : (
          <p className={classes.facts}>{t('noProof')}</p>
        )}
      </Box>
      <Amount euros={claim.amountDemanded} />
      {acts && (
        <RowMenu
          name={name}
          acts={[
            { key: 'edit', label: t('forms:edit'), icon: IconPencil, act: () => acts.onEdit(claim) },
            { key: 'remove', label: t('forms:remove'), icon: IconTrash, act: () => acts.onRemove(claim) },
          ]}
        />
      )}
    </li>
  );
}

/** What a claim is called: by its privilege, or as an ordinary one. */
export function useClaimName(
  { privilegeId }: Pick<PrivilegedClaim, 'privilegeId'>,
  privileges: readonly Privilege[],
): string {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  if (privilegeId === null) return t('noPrivilege');
  // They are on their way.
  if (privileges.length === 0) return NOTHING;
  const privilege = privileges.find(({ id }) => id === privilegeId);
  return privilege ? privilegeName(privilege, language) : t('unknownPrivilege');
}

interface AssetNameProps {
  readonly claim: PrivilegedClaim;
  readonly assetNames: ReadonlyMap<string, string> | undefined;
}

function AssetName({ claim: { assetId, assetDescription }, assetNames }: AssetNameProps) {
  const { t } = useTranslation('claims');
  const name = (assetId && assetNames?.get(assetId)) ?? assetDescription;
  if (name) return <span>{t('onAsset', { asset: name })}</span>;
  return assetNames ? <span data-missing>{t('noAsset')}</span> : null;
}
