import type { Parameter } from '@prorata/contract/parameters/parameter';
import { useTranslation } from 'react-i18next';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import classes from './parameter-form.module.css';
import { useParameterWords } from './use-parameter-words.ts';

/** Who changed a parameter when, the latest first. */
export function ParameterHistory({ parameter }: { readonly parameter: Parameter }) {
  const { t } = useTranslation('parameters');
  const language = useLanguage();
  const { inWords } = useParameterWords();
  const { history } = parameter;
  return (
    <>
      <h3 className={classes.historyTitle}>{t('history')}</h3>
      {history.length === 0 && <p className={classes.who}>{t('noHistory')}</p>}
      <ol className={classes.history}>
        {history.map(({ changedAt, changedBy, before, after }) => (
          <li key={`${changedAt} ${before} ${after}`}>
            <span>
              {t('change', { before: inWords(parameter, before), after: inWords(parameter, after) })}
            </span>
            <span className={classes.who}>
              {t('changedBy', { name: changedBy, moment: formatDate(changedAt, language, 'dateTime') })}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
