import { Anchor, Button, Divider, Flex, Group, Text, Title } from '@mantine/core';
import type { LegalText as LegalTextData } from '@prorata/contract/legal/legal-text';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useMatches } from '@tanstack/react-router';
import { Markdown } from '../../components/markdown.tsx';
import { QueryState } from '../../components/states.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import classes from './legal.module.css';
import { LEGAL_KINDS, type LegalKind, legalQuery } from './legal-query.ts';

/** The one view of the three legal texts; the address says which. */
export function LegalPage() {
  const { t } = useTranslation();
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  const kind = LEGAL_KINDS.find((candidate) => `/${candidate}` === path) ?? 'terms-of-use';
  const text = useQuery(legalQuery(kind, useLanguage()));
  usePageTitle(text.data?.title ?? t('titles.legal'));
  return (
    <div className={classes.page}>
      <QueryState query={text} rows={5} />
      {text.data && <LegalText text={text.data} isOutdated={text.isPlaceholderData} />}
      <OtherTexts current={kind} />
    </div>
  );
}

interface LegalTextProps {
  readonly text: LegalTextData;
  /** Whether another language is on its way. */
  readonly isOutdated: boolean;
}

function LegalText({ text, isOutdated }: LegalTextProps) {
  const { t } = useTranslation('pages');
  const language = useLanguage();
  return (
    <article className={classes.text} lang={text.language} data-outdated={isOutdated || undefined}>
      <Title order={1} fz="1.75rem" lh="2.125rem" lts="-0.015em" mb="md" textWrap="balance">
        {text.title}
      </Title>
      <Group justify="space-between" gap="lg" wrap="nowrap" mb="lg">
        <Text c="dimmed">
          {t('legal.inForceSince', { date: formatDate(text.publishedOn, language) })}
          {text.version !== text.publishedOn && ` · ${t('legal.version', { version: text.version })}`}
        </Text>
        <Button
          className={classes.screenOnly ?? ''}
          flex="none"
          variant="default"
          leftSection={<IconPrinter />}
          onClick={() => window.print()}
        >
          {t('legal.print')}
        </Button>
      </Group>
      <Divider mb="xxl" />
      <Markdown text={text.body} />
    </article>
  );
}

const NAMES = {
  'terms-of-use': 'legal.termsOfUse',
  'privacy-policy': 'legal.privacyPolicy',
  'terms-and-conditions': 'legal.termsAndConditions',
} as const satisfies Record<LegalKind, string>;

function OtherTexts({ current }: { readonly current: LegalKind }) {
  const { t } = useTranslation(['start', 'pages']);
  return (
    <nav className={classes.screenOnly} aria-label={t('pages:legal.others')}>
      <Divider mt="3rem" mb="lg" />
      <Flex wrap="wrap" rowGap="sm" columnGap="xl">
        <Anchor fw={500} renderRoot={(props) => <Link to="/" {...props} />}>
          {t('pages:toStart')}
        </Anchor>
        {LEGAL_KINDS.filter((kind) => kind !== current).map((kind) => (
          <Anchor key={kind} fw={500} renderRoot={(props) => <Link to={`/${kind}`} {...props} />}>
            {t(NAMES[kind])}
          </Anchor>
        ))}
      </Flex>
    </nav>
  );
}
