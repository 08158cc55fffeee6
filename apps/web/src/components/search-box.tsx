import { ActionIcon, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './search-box.module.css';

/** Long enough to type a word, short enough to seem at once. */
const PAUSE_MS = 250;

interface SearchBoxProps {
  /** What is searched: the name of the box for those who do not see its icon. */
  readonly label: string;
  /** What the list is filtered by now; the address bar holds it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filters a list while one types, after a short pause. `/` leads to it from anywhere on the screen. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const { t } = useTranslation('forms');
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useHotkeys([['/', () => box.current?.focus()]]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <TextInput
      ref={box}
      className={classes.box ?? ''}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      rightSection={
        typed === '' ? (
          <kbd className={classes.key}>/</kbd>
        ) : (
          <ActionIcon size="sm" aria-label={t('search.clear')} onClick={() => onChange('')}>
            <IconX size={14} stroke={1.75} />
          </ActionIcon>
        )
      }
    />
  );
}
