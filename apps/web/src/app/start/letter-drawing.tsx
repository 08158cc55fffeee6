import { useTranslation } from 'react-i18next';
import classes from './letter-drawing.module.css';

/** Lines of writing: left, top, width. */
const LINES = [
  [12, 34, 38],
  [12, 40, 30],
  [84, 52, 40],
  [84, 58, 34],
  [12, 84, 70],
  [12, 96, 136],
  [12, 102, 122],
  [18, 112, 84],
  [18, 118, 70],
  [12, 184, 132],
  [12, 190, 118],
  [12, 208, 40],
] as const;

/** The squares of a code to scan, drawn rather than real: it must not open anything. */
const SQUARES = ['1110111', '1010101', '1110111', '0001000', '1110110', '1010011', '1110101']
  .flatMap((row, y) => [...row].map((square, x) => ({ square, x: 118 + x * 3.4, y: 140 + y * 3.4 })))
  .filter(({ square }) => square === '1');

/** A letter in small, with the code where it stands on the real one. */
export function LetterDrawing() {
  const { t } = useTranslation('start');
  return (
    <svg className={classes.letter} viewBox="0 0 160 226" aria-hidden="true">
      <rect className={classes.paper} x="0.5" y="0.5" width="159" height="225" rx="2" />
      <rect className={classes.logo} x="12" y="12" width="32" height="14" rx="1" />
      {LINES.map(([x, y, width]) => (
        <rect key={`${x}-${y}`} className={classes.line} x={x} y={y} width={width} height="2.5" rx="1" />
      ))}
      <rect className={classes.box} x="12" y="130" width="136" height="44" rx="2" />
      <text className={classes.heading} x="18" y="142">
        {t('codeHelp.letterHeading')}
      </text>
      <text className={classes.code} x="18" y="160">
        K7QM-4XRD-92TF
      </text>
      {SQUARES.map(({ x, y }) => (
        <rect key={`${x}-${y}`} className={classes.square} x={x} y={y} width="3.4" height="3.4" />
      ))}
    </svg>
  );
}
