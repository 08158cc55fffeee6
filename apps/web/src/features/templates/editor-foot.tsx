import type { TemplateFault } from '@prorata/documents/liquid/find-fault';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Place } from './code-editor.tsx';
import classes from './editor-pane.module.css';

interface EditorFootProps {
  readonly fault: TemplateFault | undefined;
  readonly place: Place;
  readonly onShowFault: () => void;
}

/** Says that all is well, or the first thing that is not and where. */
export function EditorFoot({ fault, place, onShowFault }: EditorFootProps) {
  const { t } = useTranslation('templates');
  return (
    <div className={classes.foot}>
      <div role="status" className={classes.verdict}>
        {fault === undefined ? (
          <p className={classes.good}>
            <IconCircleCheck size={16} stroke={1.75} aria-hidden /> {t('allFieldsExist')}
          </p>
        ) : (
          <button type="button" className={classes.fault} onClick={onShowFault}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            <span>
              <strong>{t(`faultPlace.${fault.part}`, { line: fault.line, column: fault.column })}</strong>
              {': '}
              {t(`faults.${fault.reason}`, { excerpt: fault.excerpt })}
            </span>
          </button>
        )}
      </div>
      <p className={classes.place}>
        {t('markdownAndLiquid')} · {t('position', { line: place.line, column: place.column })}
      </p>
    </div>
  );
}
