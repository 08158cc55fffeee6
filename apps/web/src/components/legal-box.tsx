import type { LegalText } from '@prorata/contract/legal/legal-text';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../platform/language/format.ts';
import { useLanguage } from '../platform/language/use-language.ts';
import classes from './legal-box.module.css';
import { Markdown } from './markdown.tsx';

/** A legal text to read in place, before accepting it. It scrolls by itself, with the keys too. */
export function LegalBox({ text }: { readonly text: LegalText }) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keys that scroll it.
    <section className={classes.box} lang={text.language} aria-label={text.title} tabIndex={0}>
      <p className={classes.version}>
        {t('legalVersion', { date: formatDate(text.publishedOn, language), version: text.version })}
      </p>
      <Markdown text={text.body} />
    </section>
  );
}
