import type { CodeBox, ComposedLetter } from '@prorata/documents/letter/compose-letter';
import type { Block, Inline } from '@prorata/documents/text/blocks';
import type { ReactNode } from 'react';
import classes from './letter-preview.module.css';

interface LetterPreviewProps {
  readonly label: string;
  readonly letter: ComposedLetter;
}

/** The letter on its sheet. The PDF is set by Typst with the same measures; this follows every keystroke. */
export function LetterPreview({ label, letter }: LetterPreviewProps) {
  const { sender, codeBox } = letter;
  return (
    <article className={classes.frame} aria-label={label} lang={letter.language}>
      <div className={classes.sheet}>
        <header className={classes.sender}>
          <p className={classes.office}>{sender.name}</p>
          <p className={classes.soft}>{sender.profession}</p>
          <Lines lines={sender.lines} />
        </header>
        <div className={classes.addressee}>
          {letter.mark && <p className={classes.mark}>{letter.mark}</p>}
          <Lines lines={letter.addressee} />
        </div>
        <dl className={classes.references}>
          {letter.references.map(({ label: name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={classes.text}>
          <BlocksView blocks={letter.blocks} box={codeBox && <CodeBoxView box={codeBox} />} />
        </div>
        <footer className={classes.footer}>
          {letter.footer}
          {letter.footnote && <div>{letter.footnote}</div>}
        </footer>
      </div>
    </article>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <p className={classes.lines}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

function CodeBoxView({ box }: { readonly box: CodeBox }) {
  const [before, after] = box.goTo;
  return (
    <div className={classes.box}>
      <div>
        <p>
          <strong>{box.title}</strong>
        </p>
        <ol>
          <li>
            {before}
            <strong>{box.host}</strong>
            {after}
          </li>
          <li>{box.enterCode}</li>
        </ol>
        <p className={classes.code}>{box.code}</p>
        <p className={classes.soft}>{box.terms}</p>
      </div>
      <img src={`data:image/svg+xml,${encodeURIComponent(box.drawing)}`} alt={box.drawingDescription} />
    </div>
  );
}

interface BlocksViewProps {
  readonly blocks: readonly Block[];
  /** What stands where a box is placed. */
  readonly box?: ReactNode;
}

/** The blocks of a text as elements. They never change place among themselves, so their number is their key. */
function BlocksView({ blocks, box }: BlocksViewProps) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole and holds no state.
    <BlockView key={index} block={block} box={box} />
  ));
}

function BlockView({ block, box }: { readonly block: Block; readonly box: ReactNode }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 1 ? 'h3' : 'h4';
      return <Heading className={classes.heading}>{inlines(block.children)}</Heading>;
    }
    case 'paragraph':
      return <p>{inlines(block.children)}</p>;
    case 'list': {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={index}>
          <BlocksView blocks={item} />
        </li>
      ));
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'quote':
      return (
        <blockquote>
          <BlocksView blocks={block.children} />
        </blockquote>
      );
    case 'table':
      return <TableView rows={block.rows} />;
    case 'rule':
      return <hr />;
    case 'box':
      return box;
  }
}

function TableView({ rows }: Pick<Extract<Block, { kind: 'table' }>, 'rows'>) {
  return (
    <table>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <tr key={row}>
            {cells.map(({ align, children }, column) => {
              const Cell = row === 0 ? 'th' : 'td';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <Cell key={column} data-align={align}>
                  {inlines(children)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inlines(children: readonly Inline[]): ReactNode[] {
  return children.map((part, index) => {
    if (part.kind === 'text') return part.text;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    return <InlineView key={index} part={part} />;
  });
}

function InlineView({ part }: { readonly part: Exclude<Inline, { kind: 'text' }> }) {
  switch (part.kind) {
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return <strong>{inlines(part.children)}</strong>;
    case 'emphasis':
      return <em>{inlines(part.children)}</em>;
    case 'link':
      return <u>{inlines(part.children)}</u>;
    case 'break':
      return <br />;
  }
}
