import type { CodeBox, ComposedLetter } from '@prorata/documents/letter/compose-letter';
import { BlocksView } from './blocks-view.tsx';
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
        <footer className={classes.footer}>{letter.footer}</footer>
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
