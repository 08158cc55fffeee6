import type { Organization } from '@prorata/contract/organizations/organization';
import { useTranslation } from 'react-i18next';
import { fieldId, focusField } from '../../components/form/form-setting.ts';
import classes from './missing-field-links.module.css';

interface MissingFieldsProps {
  readonly fields: Organization['missingFields'];
}

/** The details that are lacking, each leading to its field. */
export function MissingFields({ fields }: MissingFieldsProps) {
  const { t } = useTranslation('organizations');
  return (
    <ul className={classes.list}>
      {fields.map((field) => (
        <li key={field}>
          <a
            href={`#${fieldId(field)}`}
            onClick={(event) => {
              event.preventDefault();
              focusField(field);
            }}
          >
            {field === 'address' ? t('sections.address') : t(`fields.${field}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
