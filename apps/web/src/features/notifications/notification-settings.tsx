import { Box, Switch } from '@mantine/core';
import { notificationsCalls } from '@prorata/contract/notifications/calls';
import type { NotificationSettings as Settings } from '@prorata/contract/notifications/notification';
import type { NotificationKind } from '@prorata/domain/vocabulary';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { QueryState } from '../../components/states.tsx';
import { Hint, SectionTitle } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';
import classes from './bell.module.css';
import { notificationSettingsQuery } from './notification-queries.ts';

type Setting = Settings['settings'][number];

const MAILED_AT_ONCE: readonly NotificationKind[] = ['filed', 'mentioned', 'assigned'];

/** Of what the person is told, and where; each switch is kept at once. */
export function NotificationSettings() {
  const { t } = useTranslation(['notifications', 'vocabulary']);
  const query = useQuery(notificationSettingsQuery);
  const change = useChanging();
  const settings = query.data?.settings;
  return (
    <Box component="section" px="var(--prorata-inset)" py="xl" id="notifications">
      <SectionTitle>{t('settings.title')}</SectionTitle>
      <Hint mt="xs" mb="md" maw="44rem">
        {t('settings.hint')}
      </Hint>
      {settings === undefined && <QueryState query={query} rows={3} />}
      {settings && (
        <table className={classes.settings}>
          <thead>
            <tr>
              <th scope="col">{t('settings.kind')}</th>
              <th scope="col">{t('settings.inProduct')}</th>
              <th scope="col">{t('settings.byMail')}</th>
            </tr>
          </thead>
          <tbody>
            {settings.map((setting) => (
              <tr key={setting.kind}>
                <th scope="row">
                  {t(`vocabulary:notificationKind.${setting.kind}`)}
                  <Hint span display="block">
                    {t('settings.byMail')}:{' '}
                    {t(MAILED_AT_ONCE.includes(setting.kind) ? 'settings.atOnce' : 'settings.morning')}
                  </Hint>
                </th>
                <Choice setting={setting} where="inProduct" onChange={change} />
                <Choice setting={setting} where="byMail" onChange={change} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Box>
  );
}

interface ChoiceProps {
  readonly setting: Setting;
  readonly where: 'inProduct' | 'byMail';
  readonly onChange: (setting: Setting) => void;
}

function Choice({ setting, where, onChange }: ChoiceProps) {
  const { t } = useTranslation(['notifications', 'vocabulary']);
  const label = { kind: t(`vocabulary:notificationKind.${setting.kind}`), where: t(`settings.${where}`) };
  return (
    <td>
      <Switch
        aria-label={t('settings.label', label)}
        checked={setting[where]}
        onChange={({ currentTarget }) => onChange({ ...setting, [where]: currentTarget.checked })}
      />
    </td>
  );
}

/** Shown as chosen while it is on its way, and as it was when it could not be kept. */
function useChanging(): (setting: Setting) => void {
  const { t } = useTranslation(['notifications', 'vocabulary']);
  const inWords = useProblem();
  const queries = useQueryClient();
  const { queryKey } = notificationSettingsQuery;
  const { mutate } = useMutation({
    mutationFn: (setting: Setting) =>
      request(notificationsCalls.changeSettings, { body: { settings: [setting] } }),
    onMutate: (setting) => {
      queries.setQueryData(
        queryKey,
        (old) => old && { settings: old.settings.map((one) => (one.kind === setting.kind ? setting : one)) },
      );
    },
    onError: (error) => showFailure(t('settings.failed'), inWords(error).message),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return mutate;
}
