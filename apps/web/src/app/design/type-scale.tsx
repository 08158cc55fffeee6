import { Amount } from '../../components/values.tsx';
import classes from './design-page.module.css';
import { Section } from './section.tsx';

export function TypeScale() {
  return (
    <Section title="Type: IBM Plex Sans">
      <p className={`${classes.sample} ${classes.keyFigure}`}>
        <Amount euros={44_665.6} />
        <span>28/32 600 key figure</span>
      </p>
      <p className={`${classes.sample} ${classes.pageTitle}`}>
        Dossiers<span>20/28 600 page title</span>
      </p>
      <p className={`${classes.sample} ${classes.sectionTitle}`}>
        Immo Dijlezicht BV<span>16/24 600 section</span>
      </p>
      <p className={classes.sample}>
        Te verdelen saldo<span>14/20 400 text and table</span>
      </p>
      <p className={`${classes.sample} ${classes.small}`}>
        Verhuurder, art. 20, 1° Hyp.W.<span>13/18 hint, column head</span>
      </p>
      <p className={`${classes.sample} ${classes.tiny}`}>
        4 van 9<span>12/16 counter, chip</span>
      </p>
      <p className={`${classes.sample} ${classes.code}`}>
        K7QM-4XRD-92TF<span>Plex Mono 13 code, hash</span>
      </p>
    </Section>
  );
}
