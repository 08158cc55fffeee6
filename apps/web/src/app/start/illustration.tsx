import { useMediaQuery } from '@mantine/hooks';
import { Amount } from '../../components/values.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './start.module.css';

const BALANCE = 44_665.6;

/** One distribution, from the balance down to the last creditors; the parts add up to the whole. */
const PARTS = [
  { part: 'costs', euros: 4_933.61 },
  { part: 'special', euros: 19_867.22 },
  { part: 'general', euros: 16_506.88 },
  { part: 'ordinary', euros: 3_357.89 },
] as const;

/** Only where there is room for it: a phone would draw it for nobody. */
export function Illustration() {
  const hasRoom = useMediaQuery('(min-width: 1100px)', true, { getInitialValueInEffect: isDrawnAhead() });
  return hasRoom && <Distribution />;
}

/** Outside a browser nobody knows how much room there is. */
function isDrawnAhead(): boolean {
  return typeof window === 'undefined';
}

function Distribution() {
  const { t } = useTranslation('start');
  let paid = 0;
  const steps = PARTS.map(({ part, euros }) => {
    const step = { part, euros, start: (paid / BALANCE) * 100, width: (euros / BALANCE) * 100 };
    paid += euros;
    return step;
  });
  return (
    <aside className={classes.panel} aria-label={t('illustration.description')}>
      <figure className={classes.figure}>
        <div className={classes.step}>
          <span className={classes.label}>{t('illustration.balance')}</span>
          <div className={classes.bar} data-part="balance">
            <Amount euros={BALANCE} />
          </div>
        </div>
        {steps.map(({ part, euros, start, width }) => (
          <div
            key={part}
            className={classes.step}
            data-part={part}
            style={{ '--start': `${start}%`, '--width': `${width}%` }}
          >
            <span className={classes.label}>{t(`illustration.${part}`)}</span>
            <div className={classes.bar} data-part={part}>
              <Amount euros={euros} />
            </div>
          </div>
        ))}
        <figcaption className={classes.caption}>{t('illustration.caption')}</figcaption>
      </figure>
    </aside>
  );
}
