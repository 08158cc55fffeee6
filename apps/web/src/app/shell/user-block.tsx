import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Me } from '@prorata/contract/users/user';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { IconCheck, IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../components/language-switch.tsx';
import { useLanguage } from '../../platform/language/format.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { loadIdentity } from '../../platform/session/session.ts';
import { useSwitchLanguage } from './use-switch-language.ts';
import classes from './user-block.module.css';

/** Who is signed in, for which office, in which language; and the way out. */
export function UserBlock() {
  const { t } = useTranslation();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  return (
    <div className={classes.place}>
      <Menu position="top-end" width={224}>
        <Menu.Target>
          <UnstyledButton className={classes.block ?? ''}>
            <VisuallyHidden>{t('userMenu', { name: fullName(me) })}</VisuallyHidden>
            <Person me={me} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label className={classes.who ?? ''}>
            {fullName(me)}
            <span>{organizationOf(me) ?? t('noOrganization')}</span>
          </Menu.Label>
          <Menu.Divider />
          <LanguageItems />
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} stroke={1.75} />} onClick={signOut}>
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
        <span className={classes.name}>{fullName(me)}</span>
        <span className={classes.organization}>{organizationOf(me) ?? t('noOrganization')}</span>
      </span>
      <span className={classes.language} aria-hidden>
        {language.toUpperCase()}
        <IconChevronDown size={14} stroke={1.75} aria-hidden />
      </span>
    </>
  );
}

function LanguageItems() {
  const { t } = useTranslation();
  const current = useLanguage();
  const switchLanguage = useSwitchLanguage();
  return (
    <>
      <Menu.Label>{t('language')}</Menu.Label>
      {LANGUAGES.map((language: Language) => (
        <Menu.Item
          key={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
          rightSection={language === current ? <IconCheck size={16} stroke={1.75} aria-hidden /> : null}
          onClick={() => switchLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </Menu.Item>
      ))}
    </>
  );
}

function fullName({ name, surname }: Pick<Me, 'name' | 'surname'>): string {
  return [name, surname].filter(Boolean).join(' ');
}

function organizationOf({ organization }: Me): string | undefined {
  return organization?.displayName ?? organization?.name;
}

function initialsOf({ name, surname }: Pick<Me, 'name' | 'surname'>): string {
  return [name, surname].map((part) => part?.[0] ?? '').join('');
}
