import { Anchor, Group, Switch, Text } from '@mantine/core';
import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { DossierStatusBadge } from '../../components/badges.tsx';
import { Block, Count } from '../../components/block.tsx';
import { Empty } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './dossiers-home.module.css';
import { useRowName } from './use-defendant-name.ts';
import type { WaitingDossier } from './waiting-dossiers.ts';

/** More than these are for the list itself. */
const SHOWN = 10;

interface WaitingListProps {
  readonly waiting: readonly WaitingDossier[];
  /** Of how many dossiers this was read, when that is not all of them. */
  readonly readDossiers: number | undefined;
  readonly isMine: boolean;
  readonly onMine: (isMine: boolean) => void;
}

/** One row, one dossier, one verb. */
export function WaitingList({ waiting, readDossiers, isMine, onMine }: WaitingListProps) {
  const { t } = useTranslation('dossiers');
  return (
    <Block
      title={t('home.waiting')}
      remark={<Count of={waiting.length} />}
      act={
        <Switch
          label={t('home.mine')}
          checked={isMine}
          onChange={({ currentTarget }) => onMine(currentTarget.checked)}
        />
      }
    >
      {waiting.length === 0 && (
        <Empty icon={IconCircleCheck} title={t('home.nothingWaiting')}>
          {t('home.nothingWaitingText')}
        </Empty>
      )}
      <ul className={classes.waitingList}>
        {waiting.slice(0, SHOWN).map((one) => (
          <li key={`${one.row.id} ${one.step.key}`}>
            <WaitingItem waiting={one} />
          </li>
        ))}
      </ul>
      <Group justify="space-between" gap="xs" px="lg" py="sm">
        {readDossiers !== undefined && <Hint>{t('home.onlyNewest', { count: readDossiers })}</Hint>}
        <Anchor
          size="sm"
          ms="auto"
          renderRoot={(props) => <Link to="/app/dossiers" search={isMine ? { mine: true } : {}} {...props} />}
        >
          {t('home.allOfThem')}
        </Anchor>
      </Group>
    </Block>
  );
}

function WaitingItem({ waiting: { row, step } }: { readonly waiting: WaitingDossier }) {
  const { t } = useTranslation('dossiers');
  const name = useRowName(row);
  return (
    <Link
      to="/app/dossier/$dossierId"
      params={{ dossierId: row.id }}
      search={{ tab: step.tab, ...(step.part && { part: step.part }) }}
      className={classes.waiting}
    >
      <Text span fw={600}>
        {row.fileNumber}
      </Text>
      <Text span truncate>
        {name}
      </Text>
      <Text span truncate c="dimmed" className={classes.what ?? ''}>
        {t(`nextStep.${step.key}.what`, { count: step.count })}
      </Text>
      <span className={classes.status}>
        <DossierStatusBadge status={row.status} />
      </span>
      <span className={classes.verb}>
        {t(`nextStep.${step.key}.verb`)}
        <IconChevronRight size={14} aria-hidden />
      </span>
    </Link>
  );
}
