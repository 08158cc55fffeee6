import { TextInput } from '@mantine/core';
import { TEMPLATE_KINDS, type Template } from '@prorata/contract/templates/template';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './templates.module.css';

interface TemplateListProps {
  /** Those of one language. */
  readonly templates: readonly Template[];
  readonly current: Template;
  readonly isUnsaved: (key: string) => boolean;
  readonly onChoose: (template: Template) => void;
}

export function TemplateList({ templates, current, isUnsaved, onChoose }: TemplateListProps) {
  const { t } = useTranslation('templates');
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const found = templates.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
  return (
    <nav className={classes.list} aria-label={t('title')}>
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.length === 0 && <p className={classes.none}>{t('noneFound')}</p>}
      {TEMPLATE_KINDS.map((kind) => {
        const ofKind = found.filter((template) => template.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`kind-${kind}`}>
            <h2 id={`kind-${kind}`} className={classes.kind}>
              {t(`kinds.${kind}`)}
            </h2>
            <ul className={classes.items}>
              {ofKind.map((template) => (
                <li key={template.key}>
                  <button
                    type="button"
                    className={classes.item}
                    aria-current={template.key === current.key}
                    onClick={() => onChoose(template)}
                  >
                    <span>{template.title}</span>
                    {template.isChanged && <span className={classes.changed}>{t('changed')}</span>}
                    {isUnsaved(template.key) && (
                      <span
                        className={classes.templateListUnsaved}
                        role="img"
                        aria-label={t('unsavedMark')}
                      />
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
