import type { LegalText } from '@prorata/contract/legal/legal-text';
import MarkdownIt from 'markdown-it';
import { useMemo } from 'react';
import { formatDate, useLanguage } from '../platform/language/format.ts';
import { useTranslation } from '../platform/language/use-translation.ts';
import classes from './markdown.module.css';
import { Hint } from './text.tsx';

const markdown = new MarkdownIt({ html: false, typographer: false });

/** A text of ours that is kept as Markdown. */
export function Markdown({ text }: { readonly text: string }) {
  const html = useMemo(() => markdown.render(text), [text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown, in which markup is not let through.
  return <div className={classes.body} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A legal text to read in place, before accepting it. It scrolls by itself, with the keys too. */
export function LegalBox({ text }: { readonly text: LegalText }) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keys that scroll it.
    <section className={classes.box} lang={text.language} aria-label={text.title} tabIndex={0}>
      <Hint mb="md">
        {t('legalVersion', { date: formatDate(text.publishedOn, language), version: text.version })}
      </Hint>
      <Markdown text={text.body} />
    </section>
  );
}
