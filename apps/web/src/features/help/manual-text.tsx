import MarkdownIt from 'markdown-it';
import { type MouseEvent, useMemo } from 'react';
import markdownClasses from '../../components/markdown.module.css';
import classes from './manual.module.css';
import type { Chapter } from './manual-query.ts';
import { ScreenPicture } from './screen-picture.tsx';

export interface Section {
  readonly id: string;
  readonly title: string;
}

const markdown = new MarkdownIt({ html: false, typographer: false });

/** A heading can be led to, and a table that is wider than a phone scrolls by itself. */
markdown.renderer.rules['heading_open'] = (tokens, index) => {
  const token = tokens[index];
  return `<${token?.tag} id="${sectionId(tokens.slice(0, index).filter(({ type }) => type === 'heading_open').length)}">`;
};
markdown.renderer.rules['table_open'] = () => `<div class="${classes.wide}"><table>`;
markdown.renderer.rules['table_close'] = () => '</table></div>';

function sectionId(place: number): string {
  return `section-${place + 1}`;
}

/** The headings of a chapter, for the list beside it. */
export function sectionsOf(text: string): Section[] {
  return [...text.matchAll(/^## (.+)$/gm)].map(([, title = ''], place) => ({
    id: sectionId(place),
    title: title.replaceAll('*', ''),
  }));
}

interface ManualTextProps {
  readonly chapter: Pick<Chapter, 'key' | 'text' | 'picture'>;
  /** Opens another chapter, to which the text leads. */
  readonly onChapter: (key: string) => void;
}

/** A chapter, with the picture of its screen after the first paragraph. */
export function ManualText({ chapter: { key, text, picture }, onChapter }: ManualTextProps) {
  if (picture === null) return <MarkdownText text={text} onChapter={onChapter} />;
  const [first = '', ...others] = text.split('\n\n');
  return (
    <>
      <MarkdownText text={first} onChapter={onChapter} />
      <ScreenPicture chapter={key} {...picture} />
      <MarkdownText text={others.join('\n\n')} onChapter={onChapter} />
    </>
  );
}

interface MarkdownTextProps extends Pick<ManualTextProps, 'onChapter'> {
  readonly text: string;
}

/** A link such as `#inviting` opens that chapter where this one is read. */
function MarkdownText({ text, onChapter }: MarkdownTextProps) {
  const html = useMemo(() => markdown.render(text), [text]);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
    if (!target?.startsWith('#')) return;
    event.preventDefault();
    onChapter(target.slice(1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked, by key too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked.
    <div
      className={`${markdownClasses.body} ${classes.text}`}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own Markdown, in which markup is not let through.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
