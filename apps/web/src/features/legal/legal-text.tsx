import { Button } from '@mantine/core';
import type { LegalText as Text } from '@prorata/contract/legal/legal-text';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Markdown } from '../../components/markdown.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import classes from './legal-text.module.css';

interface LegalTextProps {
  readonly text: Text;
  /** Whether another language is on its way. */
  readonly isOutdated: boolean;
}

export function LegalText({ text, isOutdated }: LegalTextProps) {
  const { t } = useTranslation('pages');
  const language = useLanguage();
  return (
    <article className={classes.text} lang={text.language} data-outdated={isOutdated || undefined}>
      <h1 className={classes.title}>{text.title}</h1>
      <div className={classes.version}>
        <p>
          {t('legal.inForceSince', { date: formatDate(text.publishedOn, language) })}
          {text.version !== text.publishedOn && ` · ${t('legal.version', { version: text.version })}`}
        </p>
        <Button
          className={classes.print ?? ''}
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          onClick={() => window.print()}
        >
          {t('legal.print')}
        </Button>
      </div>
      <Markdown text={text.body} />
    </article>
  );
}
