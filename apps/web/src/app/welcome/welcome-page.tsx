import { Box, Button, Card, SimpleGrid, Text, Title } from '@mantine/core';
import type { Me } from '@prorata/contract/users/user';
import { type Icon, IconCircleCheck, IconCircleDashed, IconClockHour4, IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { PageHeader } from '../../components/page.tsx';
import { Loading } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { DateText } from '../../components/values.tsx';
import { LicenceNotice } from '../../features/organizations/licence-notice.tsx';
import { loadTopics } from '../../platform/language/i18n.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { isOfCreditor } from '../../platform/session/standing.ts';
import { type MenuEntry, menuFor } from '../shell/menu.ts';
import { MENU_ICONS } from '../shell/menu-list.tsx';
import classes from './welcome.module.css';
import { partOfDay, welcomeState } from './welcome-state.ts';

/** Only those who work with dossiers load what waits in them. */
const OfficeHome = lazy(async () => {
  const [module] = await Promise.all([
    import('./office-home.tsx'),
    loadTopics(
      ...(['inbox', 'dossiers', 'activity', 'vocabulary', 'states', 'forms'] as const),
      ...(['calendar', 'figures', 'guide', 'problems'] as const),
    ),
  ]);
  return { default: module.OfficeHome };
});

/** Only those who run the platform load how it stands. */
const PlatformFigures = lazy(async () => {
  const [module] = await Promise.all([
    import('../../features/figures/platform-figures.tsx'),
    loadTopics('figures', 'states'),
  ]);
  return { default: module.PlatformFigures };
});

/** On a few days of the year: what shows legal texts is loaded when there is one to show. */
const NewTexts = lazy(async () => ({
  default: (await import('../../features/legal/new-texts.tsx')).NewTexts,
}));
const ComingTexts = lazy(async () => ({
  default: (await import('../../features/legal/coming-texts.tsx')).ComingTexts,
}));

/** The first page after signing in: where one stands, and where one can go. */
export function WelcomePage() {
  const { t } = useTranslation(['welcome', 'shell']);
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const state = welcomeState(me);
  const now = new Date();
  usePageTitle(t('shell:menu.home'));
  return (
    <>
      <PageHeader
        title={t(`greeting.${partOfDay(now.getHours())}`, { name: me.name ?? '' })}
        remark={<DateText value={now.toISOString()} style="long" />}
        actions={state === 'full' && me.canWriteDossiers && <NewDossierButton />}
      />
      <div className={classes.body}>
        {state === 'pending' && <PendingSteps me={me} />}
        {state === 'disapproved' && <DisapprovedNotice me={me} />}
        {state === 'newTexts' && (
          <Suspense fallback={<Loading rows={5} />}>
            <NewTexts me={me} />
          </Suspense>
        )}
        {state === 'licence' && <LicenceNotice me={me} />}
        {state === 'full' && !me.canReadDossiers && <Coming me={me} />}
        {state === 'full' && me.canReadDossiers && (
          <Suspense fallback={<Loading rows={5} />}>
            <OfficeHome canWrite={me.canWriteDossiers} news={<Coming me={me} />} />
          </Suspense>
        )}
        {state === 'full' && me.isPlatformAdmin && (
          <Suspense fallback={<Loading rows={4} />}>
            <PlatformFigures />
          </Suspense>
        )}
        {(state === 'full' || state === 'licence') && <Destinations me={me} />}
      </div>
    </>
  );
}

/** What is to be accepted later can be read already. */
function Coming({ me }: { readonly me: Me }) {
  const [first, ...others] = me.comingTexts;
  return (
    first && (
      <Suspense fallback={null}>
        <ComingTexts texts={[first, ...others]} />
      </Suspense>
    )
  );
}

function NewDossierButton() {
  const { t } = useTranslation('shell');
  return (
    <Button
      leftSection={<IconPlus />}
      data-guide-step="open"
      renderRoot={(props) => <Link to="/app/dossier" {...props} />}
    >
      {t('titles.newDossier')}
    </Button>
  );
}

/** For someone who waits: what has happened, what is happening, what comes next. */
function PendingSteps({ me: { organization } }: { readonly me: Me }) {
  const { t } = useTranslation('welcome');
  return (
    <Card component="section" p="xl" maw="40rem">
      <Title order={2}>{t('pending.title')}</Title>
      <Text c="dimmed">{t('pending.text')}</Text>
      <Title order={3} mt="xl" mb="md">
        {t('pending.next')}
      </Title>
      <ol className={classes.steps}>
        <Step icon={IconCircleCheck} color="positive.7" title={t('pending.registered')}>
          {organization && t('pending.organization', { organization: organization.name })}
        </Step>
        <Step icon={IconClockHour4} color="warning.7" title={t('pending.review')} isCurrent>
          {organization?.approved === false &&
            t('pending.organizationFirst', { organization: organization.name })}
        </Step>
        <Step icon={IconCircleDashed} color="slate.5" title={t('pending.access')}>
          {t('pending.accessText')}
        </Step>
      </ol>
    </Card>
  );
}

interface StepProps {
  readonly icon: Icon;
  readonly color: string;
  readonly title: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

function Step({ icon, color, title, isCurrent, children }: StepProps) {
  return (
    <li aria-current={isCurrent && 'step'}>
      <Box component={icon} c={color} w={20} h={20} aria-hidden />
      <Text fw={500}>{title}</Text>
      {children && <Text c="dimmed">{children}</Text>}
    </li>
  );
}

function DisapprovedNotice({ me }: { readonly me: Me }) {
  const { t } = useTranslation('welcome');
  return (
    <Card component="section" p="xl" maw="40rem">
      <Title order={2}>{t('disapproved.title')}</Title>
      <Text c="dimmed">{t('disapproved.text')}</Text>
      {!isOfCreditor(me) && (
        <Text c="dimmed" mt="sm">
          {t('disapproved.kept')}
        </Text>
      )}
    </Card>
  );
}

/** The places of the menu, each with what one finds there, for who has nothing to see here. */
function Destinations({ me }: { readonly me: Me }) {
  const { t } = useTranslation('welcome');
  const own = menuFor(me).main.filter(({ key }) => key !== 'home');
  const showsMore = welcomeState(me) === 'full' && (me.canReadDossiers || me.isPlatformAdmin);
  if (showsMore) return null;
  return (
    <section>
      <Title order={2} mb="md">
        {t('toYourWork')}
      </Title>
      <Cards entries={own} />
    </section>
  );
}

function Cards({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return (
    <SimpleGrid minColWidth="15rem" spacing="lg">
      {entries.map((entry) => (
        <Destination key={entry.key} entry={entry} />
      ))}
    </SimpleGrid>
  );
}

function Destination({ entry: { key, to } }: { readonly entry: MenuEntry }) {
  const { t } = useTranslation(['welcome', 'shell']);
  const EntryIcon = MENU_ICONS[key];
  // The manual is a document rather than a place: it stays in the menu.
  if (to === undefined || key === 'home' || key === 'manual') return null;
  return (
    <Link to={to} className={classes.card}>
      <EntryIcon className={classes.icon} size={20} aria-hidden />
      <Text span fw={500}>
        {t(`shell:menu.${key}`)}
      </Text>
      <Hint span>{t(`destinations.${key}`)}</Hint>
    </Link>
  );
}
