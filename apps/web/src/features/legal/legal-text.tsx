import { Button } from '@mantine/core';
import type { LegalText as Text } from '@prorata/contract/legal/legal-text';
import { IconPrinter } from '@tabler/icons-react';
import MarkdownIt from 'markdown-it';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../components/format.ts';
import { useLanguage } from '../../components/use-language.ts';
import classes from './legal-text.module.css';

const markdown = new MarkdownIt({ html: false, typographer: false });

interface LegalTextProps {
  readonly text: Text;
  /** Whether another language is on its way. */
  readonly isOutdated: boolean;
}

export function LegalText({ text, isOutdated }: LegalTextProps) {
  const { t } = useTranslation('pages');
  const language = useLanguage();
  const html = useMemo(() => markdown.render(text.body), [text.body]);
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown, in which markup is not let through. */}
      <div className={classes.body} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
