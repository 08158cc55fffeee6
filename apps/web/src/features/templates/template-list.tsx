import { TextInput, Title, UnstyledButton } from '@mantine/core';
import { TEMPLATE_KINDS, type Template } from '@prorata/contract/templates/template';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../components/badges.tsx';
import { Hint } from '../../components/text.tsx';
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
        leftSection={<IconSearch aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.length === 0 && <Hint mt="md">{t('noneFound')}</Hint>}
      {TEMPLATE_KINDS.map((kind) => {
        const ofKind = found.filter((template) => template.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`kind-${kind}`}>
            <Title order={2} id={`kind-${kind}`} size="sm" fw={400} c="slate.7" mx="sm" mt="lg" mb="xs">
              {t(`kinds.${kind}`)}
            </Title>
            <ul>
              {ofKind.map((template) => (
                <li key={template.key}>
                  <UnstyledButton
                    className={classes.item ?? ''}
                    aria-current={template.key === current.key}
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
