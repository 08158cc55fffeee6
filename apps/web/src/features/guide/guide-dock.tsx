import {
  ActionIcon,
  Anchor,
  Button,
  Group,
  Menu,
  Progress,
  Text,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import type { Guide, GuideStep } from '@prorata/contract/guide/guide';
import {
  IconCheck,
  IconChevronDown,
  IconCircle,
  IconCircleCheckFilled,
  IconDots,
  IconPlayerStop,
  IconRoute,
  IconSchool,
} from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { Hint } from '../../components/text.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { withStorage } from '../../platform/session/drafts.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showSuccess } from '../../platform/toasts.ts';
import classes from './guide.module.css';
import { currentStepOf, isWaiting, placeOf } from './guide-place.ts';
import { guideQuery, useFollowDossiers, useGuideActs } from './guide-queries.ts';

const FOLDED = 'prorata.guide-folded';
const PHONE = '(max-width: 640px)';

/** In a corner of every screen while the guide runs: the steps of one dossier, and where the next one is done. */
export function GuideDock() {
  const { data: guide } = useQuery(guideQuery);
  const isRunning = guide?.state === 'running';
  useFollowDossiers(isRunning);
  return isRunning ? <Dock guide={guide} /> : null;
}

function Dock({ guide }: { readonly guide: Guide }) {
  const { t } = useTranslation('guide');
  const [isFolded, setFolded] = useFolding();
  const current = currentStepOf(guide);
  const [chosen, setChosen] = useState<GuideStep>();
  // Another step has come: what somebody looked at before is not what they do now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step that is done brings the next.
  useEffect(() => setChosen(undefined), [current, guide.dossier?.id]);
  const open = chosen ?? current;
  useRing(isFolded ? undefined : open);
  const counted = { done: guide.steps.filter(({ isDone }) => isDone).length, total: guide.steps.length };
  const told = <VisuallyHidden role="status">{t('panel.progress', counted)}</VisuallyHidden>;
  if (isFolded) {
    return (
      <>
        {told}
        <UnstyledButton
          className={classes.pill ?? ''}
          data-guide-dock
          aria-label={t('panel.unfold', counted)}
          onClick={() => setFolded(false)}
        >
          <IconSchool size={20} aria-hidden />
          {counted.done}/{counted.total}
        </UnstyledButton>
      </>
    );
  }
  return (
    <aside className={classes.dock} data-guide-dock aria-label={t('title')}>
      {told}
      <Group gap="xs" wrap="nowrap">
        <IconSchool size={20} className={classes.mark} aria-hidden />
        <Text component="h2" fw={600} className={classes.title ?? ''}>
          {t('title')}
        </Text>
        <DockMenu guide={guide} />
        <ActionIcon aria-label={t('panel.fold')} onClick={() => setFolded(true)}>
          <IconChevronDown />
        </ActionIcon>
      </Group>
      <Progress value={(100 * counted.done) / counted.total} size="xs" mt="xs" aria-hidden />
      <Group gap="xs" mt="xs" justify="space-between">
        <Hint aria-hidden>{t('panel.progress', counted)}</Hint>
        {guide.isPractice && <StatusBadge tone="info">{t('practice.badge')}</StatusBadge>}
      </Group>
      <DossierLine guide={guide} />
      <ol className={classes.steps}>
        {guide.steps.map(({ step, isDone }) => (
          <Step
            key={step}
            {...{ guide, step, isDone }}
            isOpen={step === open}
            isCurrent={step === current}
            onOpen={() => setChosen(step)}
            onGone={() => window.matchMedia(PHONE).matches && setFolded(true)}
          />
        ))}
      </ol>
      {current === undefined && <Text mt="sm">{t('panel.finished')}</Text>}
      {(current === undefined || current === 'invoice') && <StopButton />}
    </aside>
  );
}

/** On a phone it would lie over what it speaks of: it starts folded there. */
function useFolding() {
  const [isFolded, setFolded] = useState(
    () =>
      (withStorage((storage) => storage.getItem(FOLDED)) ?? String(window.matchMedia(PHONE).matches)) ===
      'true',
  );
  const fold = (isToFold: boolean) => {
    withStorage((storage) => storage.setItem(FOLDED, String(isToFold)));
    setFolded(isToFold);
  };
  return [isFolded, fold] as const;
}

/** The styles draw a ring around the control of the step that is open, wherever it stands. */
function useRing(step: GuideStep | undefined): void {
  useEffect(() => {
    if (step === undefined) return;
    document.documentElement.dataset['guide'] = step;
    return () => {
      delete document.documentElement.dataset['guide'];
    };
  }, [step]);
}

function DossierLine({ guide: { dossier, isPractice } }: { readonly guide: Guide }) {
  const { t } = useTranslation('guide');
  if (dossier === null) return null;
  const note = isPractice ? t('practice.note') : t('realNote');
  return (
    <Hint component="div" mt={2}>
      <Link to="/app/dossier/$dossierId" params={{ dossierId: dossier.id }} className={classes.dossier}>
        {dossier.fileNumber} {dossier.defendantName}
      </Link>
      <div>{dossier.status === 'Cancelled' ? t('panel.cancelled') : note}</div>
    </Hint>
  );
}

interface StepProps {
  readonly guide: Guide;
  readonly step: GuideStep;
  readonly isDone: boolean;
  readonly isOpen: boolean;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  /** Somebody goes to where it is done. */
  readonly onGone: () => void;
}

function Step({ guide, step, isDone, isOpen, isCurrent, onOpen, onGone }: StepProps) {
  const { t } = useTranslation('guide');
  const Mark = isDone ? IconCircleCheckFilled : IconCircle;
  return (
    <li aria-current={isCurrent ? 'step' : undefined}>
      <UnstyledButton
        className={classes.step ?? ''}
        data-done={isDone || undefined}
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <Mark size={18} aria-hidden />
        {t(`steps.${step}.title`)}
        <VisuallyHidden>, {t(isDone ? 'panel.done' : 'panel.open')}</VisuallyHidden>
      </UnstyledButton>
      {isOpen && (
        <div className={classes.body}>
          <Text size="sm">
            {step === 'payment' && isWaiting(guide, step)
              ? t('steps.payment.waiting')
              : t(`steps.${step}.text`)}
          </Text>
          <Ways guide={guide} step={step} onGone={onGone} />
        </div>
      )}
    </li>
  );
}

/** The links of a step: where it is done. */
function Ways({ guide, step, onGone }: Pick<StepProps, 'guide' | 'step' | 'onGone'>) {
  const { t } = useTranslation('guide');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const place = placeOf(guide, step);
  if (step === 'open' && guide.dossier === null && me.canWriteDossiers) {
    return (
      <Group gap="sm" mt="xs">
        <Button
          size="compact-sm"
          renderRoot={(props) => <Link to="/app/extract" {...props} onClick={onGone} />}
        >
          {t('steps.open.extract')}
        </Button>
        <Anchor size="sm" renderRoot={(props) => <Link to="/app/dossier" {...props} onClick={onGone} />}>
          {t('steps.open.show')}
        </Anchor>
      </Group>
    );
  }
  if (step === 'payment' && isWaiting(guide, step)) {
    return (
      <Anchor
        size="sm"
        mt="xs"
        display="inline-block"
        renderRoot={(props) => (
          <Link to="/app/dossiers" search={{ status: 'ToPay' }} {...props} onClick={onGone} />
        )}
      >
        {t('steps.payment.look')}
      </Anchor>
    );
  }
  if (place === undefined) return null;
  const { dossierId, search } = place;
  return (
    <Button
      size="compact-sm"
      mt="xs"
      variant={step === currentStepOf(guide) ? 'filled' : 'default'}
      renderRoot={(props) => (
        <Link
          to="/app/dossier/$dossierId"
          params={{ dossierId }}
          search={search}
          {...props}
          onClick={onGone}
        />
      )}
    >
      {t(`steps.${step}.show`)}
    </Button>
  );
}

function useStopping() {
  const { t } = useTranslation('guide');
  return useGuideActs(() => showSuccess(t('panel.stopped'), t('panel.stoppedHint')));
}

function StopButton() {
  const { t } = useTranslation('guide');
  const stopping = useStopping();
  return (
    <Button
      mt="sm"
      variant="default"
      leftSection={<IconCheck />}
      loading={stopping.isPending}
      onClick={() => stopping.mutate({ act: 'end' })}
    >
      {t('panel.stop')}
    </Button>
  );
}

/** Beginning again, elsewhere, and ending. */
function DockMenu({ guide: { canPractise, dossier } }: { readonly guide: Guide }) {
  const { t } = useTranslation('guide');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const { dossierId } = useParams({ strict: false });
  const navigate = useNavigate();
  const stopping = useStopping();
  const acting = useGuideActs((begun, act) => {
    if (act !== 'practise' || begun.dossier === null) return;
    void navigate({ to: '/app/dossier/$dossierId', params: { dossierId: begun.dossier.id } });
  });
  const isElsewhere = dossierId !== undefined && dossierId !== dossier?.id;
  return (
    <Menu position="top-end">
      <Menu.Target>
        <ActionIcon aria-label={t('panel.menu')} ms="auto">
          <IconDots />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isElsewhere && (
          <Menu.Item leftSection={<IconRoute />} onClick={() => acting.mutate({ act: 'start', dossierId })}>
            {t('panel.here')}
          </Menu.Item>
        )}
        {me.canWriteDossiers && canPractise && (
          <Menu.Item leftSection={<IconSchool />} onClick={() => acting.mutate({ act: 'practise' })}>
            {t('panel.again')}
          </Menu.Item>
        )}
        {me.canWriteDossiers && (
          <Menu.Item
            leftSection={<IconRoute />}
            onClick={() => acting.mutate({ act: 'start', dossierId: null })}
          >
            {t('panel.next')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconPlayerStop />} onClick={() => stopping.mutate({ act: 'end' })}>
          {t('panel.stop')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
