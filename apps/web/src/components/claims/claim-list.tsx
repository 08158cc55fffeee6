import { Anchor, Box, Text } from '@mantine/core';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { Document } from '@prorata/contract/statements/document';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import { sumEuros } from '@prorata/domain/money';
import { IconFileText, IconLock, IconPencil, IconTrash } from '@tabler/icons-react';
import { formatAmount, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ClaimClassChip } from '../badges.tsx';
import { RowMenu } from '../row-menu.tsx';
import { Amount } from '../values.tsx';
import { rejectedOf } from './claim-amounts.ts';
import classes from './claim-list.module.css';
import { sumClaims } from './claim-sums.ts';
import { privilegeArticles, privilegeName } from './privilege-words.ts';
import { useTitleLine } from './title-line.ts';
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
          {claim.type === 'specific' && <AssetNames claim={claim} assetNames={assetNames} />}
        </p>
        <TitleLines titles={claim.titles} />
        <PartsLine claim={claim} />
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
        <Decided claim={claim} />
      </Box>
      <Amount euros={sumEuros([claim.amountDemanded, claim.reservedAmount])} />
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

interface AssetNamesProps {
  readonly claim: PrivilegedClaim;
  readonly assetNames: ReadonlyMap<string, string> | undefined;
}

/** On what a special claim draws: the lots that the office chose or, until then, what the creditor calls it. */
function AssetNames({ claim, assetNames }: AssetNamesProps) {
  const { t } = useTranslation('claims');
  const { assetIds, onAllAssets, assetDescription } = claim;
  if (onAllAssets) return <span>{t('onAsset', { asset: t('lots.all') })}</span>;
  const names = assetIds.flatMap((id) => assetNames?.get(id) ?? []);
  const name = names.length > 0 ? names.join(', ') : assetDescription;
  if (name) return <span>{t('onAsset', { asset: name })}</span>;
  return assetNames ? <span data-missing>{t('noAsset')}</span> : null;
}

/** Each title in the line by which the report names it. */
export function TitleLines({ titles }: Pick<PrivilegedClaim, 'titles'>) {
  const identify = useTitleLine();
  return titles.map((title) => (
    <p key={JSON.stringify(title)} className={classes.facts}>
      {identify(title)}
    </p>
  ));
}

interface OfClaim {
  readonly claim: PrivilegedClaim;
}

/** Its parts as they were declared; once something of them does not count, each with what became of it. */
function PartsLine({ claim: { parts } }: OfClaim) {
  const { t } = useTranslation('vocabulary');
  if (parts.length === 0) return null;
  if (parts.every((part) => part.admitted === part.declared)) {
    return (
      <p className={classes.facts}>
        {parts.map(({ kind, declared }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and are only read here.
          <span key={place}>
            {t(`claimPart.${kind}`)} <Amount euros={declared} />
          </span>
        ))}
      </p>
    );
  }
  return (
    <ul className={classes.parts}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and are only read here.
        <li key={place}>
          <strong>{t(`claimPart.${part.kind}`)}</strong>
          <AmountsLine {...part} rejected={rejectedOf(part)} />
        </li>
      ))}
    </ul>
  );
}

/** What became of a claim that does not count as it was declared, and why. */
function Decided({ claim }: OfClaim) {
  const { t } = useTranslation('vocabulary');
  const { amountDeclared, amountDemanded, reservedAmount, amountRejected } = claim;
  if (amountRejected === 0 && reservedAmount === 0) return null;
  const reason = claim.rejectionReason && t(`rejectionReason.${claim.rejectionReason}`);
  return (
    <div className={classes.decided}>
      <AmountsLine
        declared={amountDeclared ?? sumEuros([amountDemanded, reservedAmount, amountRejected])}
        rejected={amountRejected}
        reserved={reservedAmount}
        admitted={amountDemanded}
      />
      {amountRejected > 0 && <p>{[reason, claim.rejectionNote].filter(Boolean).join(': ')}</p>}
      {reservedAmount > 0 && claim.reservationReason && <p>{claim.reservationReason}</p>}
    </div>
  );
}

interface AmountsLineProps {
  readonly declared: number;
  readonly rejected: number;
  readonly reserved: number;
  readonly admitted: number;
}

/** Declared = not admitted + reserved + admitted; what is nothing is left out. */
function AmountsLine({ declared, rejected, reserved, admitted }: AmountsLineProps) {
  const { t } = useTranslation(['claims', 'fields']);
  return (
    <p className={classes.facts}>
      <span>
        {t('fields:claim.parts.declared')} <Amount euros={declared} />
      </span>
      {rejected > 0 && (
        <span data-rejected>
          {t('decision.rejected')} <Amount euros={-rejected} />
        </span>
      )}
      {reserved > 0 && (
        <span>
          {t('fields:claim.parts.reserved')} <Amount euros={reserved} />
        </span>
      )}
      <span>
        {t('fields:claim.parts.admitted')} <Amount euros={admitted} />
      </span>
    </p>
  );
}
