import { ActionIcon, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../platform/language/use-translation.ts';
import classes from './data-table.module.css';

/** Long enough to type a word, short enough to seem at once. */
const PAUSE_MS = 250;

/** As much as the API takes. */
const LONGEST = 200;

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
  const sent = useRef(value);
  useHotkeys([['/', () => box.current?.focus()]]);
  useEffect(() => {
    // What comes back is mostly what was sent; by then more may have been typed, which must not be lost.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      onChange(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  return (
    <TextInput
      ref={box}
      className={classes.box ?? ''}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch aria-hidden />}
      maxLength={LONGEST}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      rightSection={
        typed === '' ? (
          <kbd className={classes.key}>/</kbd>
        ) : (
          <ActionIcon size="sm" aria-label={t('search.clear')} onClick={() => setTyped('')}>
            <IconX size={14} />
          </ActionIcon>
        )
      }
    />
  );
}
