import { LanguageSwitch } from '../../components/language-switch.tsx';
import { Mark } from '../../components/logo.tsx';
import { Amount } from '../../components/values.tsx';
import { switchLanguage } from '../../platform/language/switch-language.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { BRAND_SHADES, RAMPS, type Ramp } from '../../platform/theme/ramps.ts';
import { Badges } from './badges.tsx';
import { Controls, Fields } from './controls.tsx';
import classes from './design-page.module.css';
import { Parts } from './parts.tsx';
import { Section } from './section.tsx';
import { States } from './states.tsx';

/** The design language on one page, for those who build screens; the samples are in English, the words of the product in its language. */
export function DesignPage() {
  const { t } = useTranslation();
  usePageTitle(t('titles.design'));
  return (
    <main className={classes.page}>
      <header className={classes.header}>
        <Mark size={20} />
        <h1 className={classes.title}>Prorata, {t('titles.design').toLowerCase()}</h1>
        <LanguageSwitch onChange={switchLanguage} />
      </header>
      <div className={classes.columns}>
        <div className={classes.column}>
          <Ramps />
          <TypeScale />
          <Controls />
        </div>
        <div className={classes.column}>
          <Badges />
          <Fields />
        </div>
        <div className={classes.column}>
          <Parts />
          <States />
        </div>
      </div>
    </main>
  );
}

const NAMES = Object.keys(RAMPS) as Ramp[];

function Ramps() {
  return (
    <Section title="Colour: brand shade outlined, text on a tint = shade 8">
      {NAMES.map((name) => (
        <div key={name} className={classes.ramp}>
          {name}
          {RAMPS[name].map((colour, shade) => (
            <div
              key={colour}
              className={classes.shade}
              title={`${name} ${shade} ${colour}`}
              data-brand={BRAND_SHADES[name] === shade || undefined}
              style={{ '--shade': `var(--mantine-color-${name}-${shade})` }}
            />
          ))}
        </div>
      ))}
    </Section>
  );
}

function TypeScale() {
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
