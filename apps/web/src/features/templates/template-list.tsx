import { TextInput, Title, UnstyledButton } from '@mantine/core';
import { TEMPLATE_KINDS, type Template } from '@prorata/contract/templates/template';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { Hint } from '../../components/text.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './templates.module.css';

interface TemplateListProps {
  /** Those of one language. */
  readonly templates: readonly Template[];
  readonly current: Template | 'report';
  readonly isUnsaved: (key: string) => boolean;
  readonly onChoose: (template: Template) => void;
  readonly onChooseReport: () => void;
}

export function TemplateList({ templates, current, isUnsaved, onChoose, onChooseReport }: TemplateListProps) {
  const { t } = useTranslation('templates');
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const isWanted = (title: string) => title.toLocaleLowerCase().includes(wanted);
  const found = templates.filter(({ title }) => isWanted(title));
  const hasReport = isWanted(t('report.title'));
  return (
    <nav className={classes.list} aria-label={t('title')}>
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.length === 0 && !hasReport && <Hint mt="md">{t('noneFound')}</Hint>}
      {TEMPLATE_KINDS.map((kind) => {
        const ofKind = found.filter((template) => template.kind === kind);
        const isReportHere = kind === 'document' && hasReport;
        if (ofKind.length === 0 && !isReportHere) return null;
        return (
          <section key={kind} aria-labelledby={`kind-${kind}`}>
            <Title order={2} id={`kind-${kind}`} size="sm" fw={400} c="slate.7" mx="sm" mt="lg" mb="xs">
              {t(`kinds.${kind}`)}
            </Title>
            <ul>
              {isReportHere && (
                <li>
                  <UnstyledButton
                    className={classes.item ?? ''}
                    aria-current={current === 'report'}
                    onClick={onChooseReport}
                  >
                    {t('report.title')}
                  </UnstyledButton>
                </li>
              )}
              {ofKind.map((template) => (
                <li key={template.key}>
                  <UnstyledButton
                    className={classes.item ?? ''}
                    aria-current={current !== 'report' && template.key === current.key}
                    onClick={() => onChoose(template)}
                  >
                    <span>{template.title}</span>
                    {template.isChanged && <StatusBadge tone="slate">{t('changed')}</StatusBadge>}
                    {isUnsaved(template.key) && (
                      <span className={classes.dot} role="img" aria-label={t('unsavedMark')} />
                    )}
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
