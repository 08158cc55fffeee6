import { Anchor, Button, Flex, Group, Select, Stack, Text } from '@mantine/core';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Document } from '@prorata/contract/statements/document';
import type {
  ThirdPartyClaim,
  ThirdPartyStatement,
} from '@prorata/contract/statements/third-party-statement';
import { IconFileText, IconLock, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ClaimClassChip } from '../../components/badges.tsx';
import { useClaimName } from '../../components/claims/claim-list.tsx';
import { sumClaims } from '../../components/claims/claim-sums.ts';
import { privilegeArticles } from '../../components/claims/privilege-words.ts';
import { usePointedClaim } from '../../components/claims/use-pointed-claim.ts';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { Amount } from '../../components/values.tsx';
import { useLanguage } from '../../platform/language/format.ts';
import type { ReviewClaims } from './review-claim-dialogs.tsx';
import classes from './review-claim-list.module.css';
import { enteredClaims, type ReviewDraft } from './review-draft.ts';
import { privilegesQuery } from './statement-queries.ts';

interface ReviewClaimListProps {
  readonly dossier: Dossier;
  readonly statement: ThirdPartyStatement;
  readonly claims: ReviewClaims;
  readonly canDecide: boolean;
  readonly onShowDocument: (document: Document) => void;
}

const NO_PRIVILEGES: readonly Privilege[] = [];

/** The claims of a creditor: what was asked, what is accepted, what was taken out, and what remains as ordinary. */
export function ReviewClaimList({ statement, claims, canDecide, ...props }: ReviewClaimListProps) {
  const { t } = useTranslation(['statements', 'claims']);
  const privileges = useQuery(privilegesQuery(props.dossier)).data?.items ?? NO_PRIVILEGES;
  const entered = enteredClaims(statement);
  return (
    <Stack component="section" gap="sm">
      <Group gap={0} wrap="nowrap" justify="space-between">
        <h3 className={classes.title}>{t('sections.claims')}</h3>
        {canDecide && (
          <Button variant="subtle" leftSection={<IconPlus />} onClick={claims.add}>
            {t('claims:add')}
          </Button>
        )}
      </Group>
      {entered.map((claim, place) => (
        <ReviewedClaim
          key={claim.id}
          claim={claim}
          place={place}
          privileges={privileges}
          proof={statement.documents.find(({ id }) => id === claim.documentId)}
          claims={claims}
          canDecide={canDecide}
          {...props}
        />
      ))}
      {statement.removedClaims.map((removed) => (
        <RemovedClaim key={removed.id} removed={removed} privileges={privileges} />
      ))}
      <Rest statement={statement} />
    </Stack>
  );
}

interface ReviewedClaimProps extends Omit<ReviewClaimListProps, 'statement'> {
  readonly claim: ThirdPartyClaim;
  /** Among the claims of the form. */
  readonly place: number;
  readonly privileges: readonly Privilege[];
  readonly proof: Document | undefined;
}

function ReviewedClaim(props: ReviewedClaimProps) {
  const { claim, place, privileges, claims, canDecide, dossier } = props;
  const { t } = useTranslation(['statements', 'claims', 'forms']);
  const id = useId();
  const name = useClaimName(claim, privileges);
  const pointed = usePointedClaim<HTMLDivElement>(claim.id);
  return (
    <Stack
      {...pointed}
      className={classes.claim ?? ''}
      gap="xs"
      py="sm"
      px="md"
      bd="1px solid var(--prorata-line)"
      bdrs="lg"
      role="group"
      aria-labelledby={id}
    >
      <Group gap="sm" wrap="nowrap">
        <span className={classes.number} aria-hidden>
          {place + 1}
        </span>
        <h4 id={id} className={classes.name}>
          {name}
        </h4>
        <ClaimClassChip claimClass={claim.type} />
        {canDecide && (
          <RowMenu
            name={name}
            acts={[
              { key: 'edit', label: t('forms:edit'), icon: IconPencil, act: () => claims.edit(claim) },
              {
                key: 'remove',
                label: t('forms:remove'),
                icon: IconTrash,
                act: () => claims.removing.ask(claim),
              },
            ]}
          />
        )}
      </Group>
      <ClaimFacts {...props} />
      {claim.type === 'specific' && (
        <AssetChoice claim={claim} dossier={dossier} claims={claims} canDecide={canDecide} />
      )}
      <div className={classes.amounts}>
        <Asked claim={claim} place={place} />
        <div>
          <DecimalField<ReviewDraft> name={`claims.${place}.amountDemanded`} kind="amount" />
        </div>
      </div>
    </Stack>
  );
}

function ClaimFacts({ claim, privileges, proof, dossier, onShowDocument }: ReviewedClaimProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const privilege = privileges.find(({ id }) => id === claim.privilegeId);
  const asset = dossier.soldAssets.find(({ id }) => id === claim.assetId);
  const isOtherwiseNamed = claim.assetDescription !== null && claim.assetDescription !== asset?.name;
  const what = privilege && [privilegeArticles(privilege, language), t('rank', { rank: privilege.rank })];
  return (
    <p className={classes.facts}>
      {what && <span>{what.join(' · ')}</span>}
      {isOtherwiseNamed && <span>{claim.assetDescription}</span>}
      {proof ? (
        <Anchor
          component="button"
          type="button"
          className={classes.proof}
          onClick={() => onShowDocument(proof)}
        >
          <IconFileText size={14} aria-hidden />
          {proof.fileName}
        </Anchor>
      ) : (
        <span data-missing>{t('noProof')}</span>
      )}
    </p>
  );
}

type AssetChoiceProps = Pick<ReviewedClaimProps, 'claim' | 'dossier' | 'claims' | 'canDecide'>;

/** The lot that a specific claim draws on: chosen here, it is saved at once. */
function AssetChoice({ claim, dossier, claims, canDecide }: AssetChoiceProps) {
  const { t } = useTranslation(['claims', 'fields']);
  return (
    <Select
      aria-label={t('fields:claim.assetId')}
      placeholder={t('noAsset')}
      size="sm"
      data={dossier.soldAssets.map(({ id, name }) => ({ value: id, label: name }))}
      value={claim.assetId}
      allowDeselect={false}
      disabled={!canDecide || claims.isLinking}
      onChange={(assetId) => assetId !== null && claims.link(claim, assetId)}
    />
  );
}

/** What the creditor asked: struck through as soon as something else is accepted. */
function Asked({ claim, place }: Pick<ReviewedClaimProps, 'claim' | 'place'>) {
  const { t } = useTranslation('statements');
  const accepted = useWatch<ReviewDraft>({ name: `claims.${place}.amountDemanded` });
  const { originalAmountDemanded: asked } = claim;
  if (asked === null)
    return (
      <Text size="sm" py="0.375rem" c="dimmed">
        {t('desk.addedByOffice')}
      </Text>
    );
  return (
    <Text size="sm" py="0.375rem" c="dimmed">
      {t('desk.asked')}{' '}
      {asked === accepted ? <Amount euros={asked} unit="none" /> : <Struck amount={asked} />}
    </Text>
  );
}

interface RemovedClaimProps {
  readonly removed: ThirdPartyStatement['removedClaims'][number];
  readonly privileges: readonly Privilege[];
}

function RemovedClaim({ removed, privileges }: RemovedClaimProps) {
  const { t } = useTranslation('statements');
  const name = useClaimName(removed, privileges);
  return (
    <Flex component="p" justify="space-between" gap="sm" m={0} px="md" fz="sm" lh="sm" c="dimmed">
      <span>
        {t('desk.removedClaim')}: {name}
      </span>
      <Struck amount={removed.amountDemanded} />
    </Flex>
  );
}

/** Nobody enters what remains of the total. */
function Rest({ statement }: { readonly statement: ThirdPartyStatement }) {
  const { t } = useTranslation('statements');
  const draft = useWatch() as ReviewDraft;
  const amounts = new Map(draft.claims.map(({ id, amountDemanded }) => [id, Number(amountDemanded) || 0]));
  const accepted = enteredClaims(statement).map((claim) => ({
    ...claim,
    amountDemanded: amounts.get(claim.id) ?? claim.amountDemanded,
  }));
  const { rest } = sumClaims(Number(draft.totalAmountClaimed) || 0, accepted);
  return (
    <Flex component="p" justify="space-between" gap="sm" m={0} px="md" fz="sm" lh="sm" c="dimmed">
      <span>{t('desk.rest')}</span>
      <Group component="span" gap="xs" wrap="nowrap" display="inline-flex">
        <IconLock size={14} aria-hidden />
        <Amount euros={rest} unit="none" />
      </Group>
    </Flex>
  );
}

/** An amount that no longer holds; `del` says so to those who do not see the line through it. */
export function Struck({ amount }: { readonly amount: number }) {
  return (
    <del className={classes.struck}>
      <Amount euros={amount} unit="none" />
    </del>
  );
}
