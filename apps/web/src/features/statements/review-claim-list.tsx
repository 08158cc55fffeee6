import { Anchor, Button, Flex, Group, Stack, Text } from '@mantine/core';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Document } from '@prorata/contract/statements/document';
import type {
  ThirdPartyClaim,
  ThirdPartyStatement,
} from '@prorata/contract/statements/third-party-statement';
import { IconFileText, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { ClaimClassChip } from '../../components/badges.tsx';
import { CauseLine } from '../../components/claims/cause-line.tsx';
import { eurosTyped } from '../../components/claims/claim-amounts.ts';
import { TitleLines, useClaimName } from '../../components/claims/claim-list.tsx';
import { DebtorsLine } from '../../components/claims/debtors-field.tsx';
import { DecisionTable, RestDecision } from '../../components/claims/decision-table.tsx';
import { privilegeArticles } from '../../components/claims/privilege-words.ts';
import { usePointedClaim } from '../../components/claims/use-pointed-claim.ts';
import { RowMenu } from '../../components/row-menu.tsx';
import { Amount } from '../../components/values.tsx';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { lotNamesOf, useLotLabels } from '../dossiers/lot-names.ts';
import { useDefendants } from '../dossiers/use-defendant-name.ts';
import type { ReviewClaims } from './review-claim-dialogs.tsx';
import classes from './review-claim-list.module.css';
import { declaredOf, declaredRestOf, enteredClaims, type ReviewDraft } from './review-draft.ts';
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
  const { claim, place, privileges, claims, canDecide } = props;
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
      {claim.originalAmountDemanded === null && (
        <Text size="sm" c="dimmed">
          {t('desk.addedByOffice')}
        </Text>
      )}
      <DecisionTable at={`claims.${place}.`} declared={declaredOf(claim)} />
    </Stack>
  );
}

function ClaimFacts({ claim, privileges, proof, dossier, onShowDocument }: ReviewedClaimProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const privilege = privileges.find(({ id }) => id === claim.privilegeId);
  const drawn = dossier.soldAssets.filter(({ id }) => claim.assetIds.includes(id));
  const { assetDescription, titles } = claim;
  const isOtherwiseNamed = assetDescription !== null && drawn.every(({ name }) => name !== assetDescription);
  const what = privilege && [privilegeArticles(privilege, language), t('rank', { rank: privilege.rank })];
  return (
    <>
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
        <DebtorsLine debtors={useDefendants(dossier)} of={claim} />
        {claim.type === 'specific' && <LotChips claim={claim} dossier={dossier} />}
      </p>
      <TitleLines titles={titles} />
      <CauseLine
        claim={claim}
        privileges={privileges}
        lotNames={new Map(dossier.soldAssets.map(({ id, name }) => [id, name]))}
      />
    </>
  );
}

type LotChipsProps = Pick<ReviewedClaimProps, 'claim' | 'dossier'>;

/** The lots that a special claim draws on. */
function LotChips({ claim: { assetIds, onAllAssets }, dossier }: LotChipsProps) {
  const { t } = useTranslation('claims');
  const labels = useLotLabels();
  const names = lotNamesOf(dossier.soldAssets);
  if (onAllAssets) return <span className={classes.lot}>{t('lots.all')}</span>;
  const lots = dossier.soldAssets.filter(({ id }) => assetIds.includes(id));
  if (lots.length === 0) return <span data-missing>{t('noAsset')}</span>;
  return lots.map(({ id, name }) => (
    <span key={id} className={classes.lot} title={name}>
      {names.get(id)?.kind === 'lot' ? labels(names.get(id)) : name}
    </span>
  ));
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

/** What no claim names is ordinary by itself; of it too, not all need be admitted. */
function Rest({ statement }: Pick<ReviewClaimListProps, 'statement'>) {
  const { t } = useTranslation('statements');
  const id = useId();
  const declared = declaredRestOf(statement);
  const admitted = useWatch<ReviewDraft, 'restAdmitted'>({ name: 'restAdmitted' });
  if (declared === 0 && eurosTyped(admitted) === 0) return null;
  return (
    <Stack
      className={classes.claim ?? ''}
      gap="xs"
      py="sm"
      px="md"
      bd="1px solid var(--prorata-line)"
      bdrs="lg"
      role="group"
      aria-labelledby={id}
    >
      <h4 id={id} className={classes.name}>
        {t('desk.rest')}
      </h4>
      <RestDecision declared={declared} path="restAdmitted" />
    </Stack>
  );
}

/** An amount that no longer holds; `del` says so to those who do not see the line through it. */
function Struck({ amount }: { readonly amount: number }) {
  return (
    <del className={classes.struck}>
      <Amount euros={amount} unit="none" />
    </del>
  );
}
