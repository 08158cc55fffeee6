import { Card, Stack, Text, Title } from '@mantine/core';
import { IconClockHour4 } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { QueryState } from '../../../components/states.tsx';
import { applicationQuery } from '../../../platform/client/application-query.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { ownUserQuery } from '../../../platform/session/own-user-query.ts';
import classes from './onboarding.module.css';
import { Wizard } from './wizard.tsx';

/** Where somebody who signed in for the first time introduces themselves. */
export function OnboardingPage() {
  const { t } = useTranslation('shell');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const application = useQuery(applicationQuery);
  usePageTitle(t('titles.onboarding'));
  return (
    <div className={classes.page}>
      <QueryState query={application} rows={4} />
      {application.data?.onboardingEnabled === false && <ClosedNotice />}
      {application.data?.onboardingEnabled && <Wizard me={me} />}
    </div>
  );
}

/** While nobody new can register. */
function ClosedNotice() {
  const { t } = useTranslation('onboarding');
  return (
    <Card component="section" maw="36rem" mx="auto" mt="xxl" p="xxl" ta="center">
      <Stack gap="sm" align="center">
        <IconClockHour4 size={28} stroke={1.5} color="var(--prorata-hint)" aria-hidden />
        <Title order={1}>{t('closed.title')}</Title>
        <Text c="dimmed">{t('closed.text')}</Text>
        <Text c="dimmed">{t('closed.invited')}</Text>
      </Stack>
    </Card>
  );
}
