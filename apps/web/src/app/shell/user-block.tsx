import { Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Me } from '@prorata/contract/users/user';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { IconCheck, IconChevronDown, IconLogout, IconSchool } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fullName } from '../../components/full-name.ts';
import { LANGUAGE_NAMES } from '../../components/language-switch.tsx';
import { Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { switchLanguage } from '../../platform/language/switch-language.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { loadIdentity } from '../../platform/session/session.ts';
import { showFailure } from '../../platform/toasts.ts';
import classes from './shell.module.css';

/** Who is signed in, for which office, in which language; and the way out. */
export function UserBlock() {
  const { t } = useTranslation();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  return (
    <div className={classes.user}>
      <Menu position="top-end" width={224}>
        <Menu.Target>
          <UnstyledButton className={classes.userButton ?? ''}>
            <VisuallyHidden>{t('userMenu', { name: fullName(me) })}</VisuallyHidden>
            <Person me={me} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <Text span display="block" fw={500} c="var(--mantine-color-text)">
              {fullName(me)}
            </Text>
            <Hint span display="block">
              {organizationOf(me) ?? t('noOrganization')}
            </Hint>
          </Menu.Label>
          <Menu.Divider />
          <LanguageItems />
          <Menu.Divider />
          {me.canReadDossiers && (
            <Menu.Item
              leftSection={<IconSchool />}
              renderRoot={(props) => <Link to="/app" search={{ guide: true }} {...props} />}
            >
              {t('guide')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconLogout />} onClick={signOut}>
            {t('signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

async function signOut(): Promise<void> {
  const identity = await loadIdentity();
  await identity.signOut();
}

function Person({ me }: { readonly me: Me }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <span className={classes.initials} aria-hidden>
        {initialsOf(me)}
      </span>
      <span className={classes.words} aria-hidden>
        <Text span display="block" size="sm" fw={500} truncate>
          {fullName(me)}
        </Text>
        <Text span display="block" size="xs" c="dimmed" truncate>
          {organizationOf(me) ?? t('noOrganization')}
        </Text>
      </span>
      <span className={classes.language} aria-hidden>
        {language.toUpperCase()}
        <IconChevronDown size={14} aria-hidden />
      </span>
    </>
  );
}

function LanguageItems() {
  const { t } = useTranslation();
  const current = useLanguage();
  const choose = useSwitchLanguage();
  return (
    <>
      <Menu.Label>{t('language')}</Menu.Label>
      {LANGUAGES.map((language: Language) => (
        <Menu.Item
          key={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
          rightSection={language === current ? <IconCheck aria-hidden /> : null}
          onClick={() => choose(language)}
        >
          {LANGUAGE_NAMES[language]}
        </Menu.Item>
      ))}
    </>
  );
}

function organizationOf({ organization }: Me): string | undefined {
  return organization?.displayName ?? organization?.name;
}

function initialsOf({ name, surname }: Pick<Me, 'name' | 'surname'>): string {
  return [name, surname].map((part) => part?.[0] ?? '').join('');
}

/** Switches the language; when the choice could not be kept for the user, it still holds on this device. */
function useSwitchLanguage(): (language: Language) => void {
  const { t } = useTranslation();
  const inWords = useProblem();
  return (language) => {
    switchLanguage(language).catch((error: unknown) =>
      showFailure(t('languageNotSaved'), inWords(error).message),
    );
  };
}
