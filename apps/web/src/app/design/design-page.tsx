import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../components/language-switch.tsx';
import { Mark } from '../../components/logo.tsx';
import { switchLanguage } from '../../platform/language/switch-language.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Badges } from './badges.tsx';
import { Controls } from './controls.tsx';
import classes from './design-page.module.css';
import { Fields } from './fields.tsx';
import { Parts } from './parts.tsx';
import { Ramps } from './ramps.tsx';
import { States } from './states.tsx';
import { TypeScale } from './type-scale.tsx';

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
