import MarkdownIt from 'markdown-it';
import { useMemo } from 'react';
import classes from './markdown.module.css';

const markdown = new MarkdownIt({ html: false, typographer: false });

/** A text of ours that is kept as Markdown. */
export function Markdown({ text }: { readonly text: string }) {
  const html = useMemo(() => markdown.render(text), [text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown, in which markup is not let through.
  return <div className={classes.body} dangerouslySetInnerHTML={{ __html: html }} />;
}
