import {
  ActionIcon,
  Button,
  CloseButton,
  Group,
  Kbd,
  Text,
  Textarea,
  Tooltip,
  UnstyledButton,
} from '@mantine/core';
import type { Note, Person } from '@prorata/contract/activity/activity';
import { activityCalls } from '@prorata/contract/activity/calls';
import { IconAt, IconLock } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { fullName } from '../../components/full-name.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './activity.module.css';
import { useActivityPlace } from './activity-place.ts';
import { useActing } from './activity-queries.ts';
import { Initials } from './initials.tsx';
import { mentionAt, mentionedIn, mentionOf, peopleLike } from './mention.ts';

interface NoteBoxProps {
  readonly dossierId: string;
  readonly people: readonly Person[];
  /** To be changed; a new one without. */
  readonly note?: Note;
  readonly onDone?: () => void;
}

const SHOWN_PEOPLE = 6;

/** Where a note is written; @ offers the colleagues. */
export function NoteBox({ dossierId, people, note, onDone }: NoteBoxProps) {
  const { t } = useTranslation('activity');
  const place = useActivityPlace();
  const thing = note === undefined ? place?.thing : undefined;
  const [text, setText] = useState(note?.text ?? '');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(note?.mentions.map(({ id }) => id)));
  const saving = useActing(
    dossierId,
    () => {
      const mentions = mentionedIn(text, people, chosen).map(({ id }) => id);
      const subject = thing ? { kind: thing.kind, id: thing.id } : null;
      return note === undefined
        ? request(activityCalls.writeNote, { params: { dossierId }, body: { text, mentions, subject } })
        : request(activityCalls.editNote, {
            params: { dossierId, noteId: note.id },
            body: { text, mentions, version: note.version },
          });
    },
    () => {
      setText('');
      setChosen(new Set());
      place?.forget();
      onDone?.();
    },
  );
  const post = () => text.trim() !== '' && !saving.isPending && saving.mutate(undefined);
  return (
    <div className={classes.box}>
      {thing && (
        <Group gap="xs">
          <Text size="sm" className={classes.thing ?? ''}>
            {t('note.about', { thing: thing.label })}
          </Text>
          <CloseButton
            size="sm"
            aria-label={t('note.detach', { thing: thing.label })}
            onClick={() => place?.forget()}
          />
        </Group>
      )}
      <MentionArea
        key={thing?.id}
        label={t(note ? 'note.editTitle' : 'note.label')}
        text={text}
        people={people}
        isFocused={thing !== undefined || note !== undefined}
        onText={setText}
        onChoose={(id) => setChosen(new Set([...chosen, id]))}
        onPost={post}
      >
        <Tooltip label={t('note.onlyOfficeHint')} multiline maw={280}>
          <Text size="sm" c="dimmed" className={classes.office ?? ''}>
            <IconLock size={14} aria-hidden />
            {t('note.onlyOffice')}
          </Text>
        </Tooltip>
        <Group gap="xs" ms="auto">
          {note && (
            <Button variant="subtle" size="compact-md" onClick={onDone}>
              {t('close')}
            </Button>
          )}
          <Button
            variant="default"
            disabled={text.trim() === ''}
            loading={saving.isPending}
            rightSection={<Kbd size="xs">Ctrl Enter</Kbd>}
            onClick={post}
          >
            {t(note ? 'note.save' : 'note.post')}
          </Button>
        </Group>
      </MentionArea>
    </div>
  );
}

interface MentionAreaProps {
  readonly label: string;
  readonly text: string;
  readonly people: readonly Person[];
  readonly isFocused: boolean;
  readonly onText: (text: string) => void;
  readonly onChoose: (id: string) => void;
  readonly onPost: () => void;
  readonly children: React.ReactNode;
}

function MentionArea({
  label,
  text,
  people,
  isFocused,
  onText,
  onChoose,
  onPost,
  children,
}: MentionAreaProps) {
  const { t } = useTranslation(['activity', 'vocabulary']);
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const asked = caret === undefined ? undefined : mentionAt(text, caret);
  const found = asked ? peopleLike(people, asked.typed).slice(0, SHOWN_PEOPLE) : [];
  const choose = (person: Person) => {
    if (asked === undefined || caret === undefined) return;
    const mention = `${mentionOf(person)} `;
    onText(text.slice(0, asked.from) + mention + text.slice(caret));
    onChoose(person.id);
    setCaret(undefined);
    setActive(0);
    const end = asked.from + mention.length;
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(end, end);
    });
  };
  const beginMention = () => {
    const at = area.current?.selectionStart ?? text.length;
    const gap = at === 0 || /\s$/.test(text.slice(0, at)) ? '' : ' ';
    onText(`${text.slice(0, at)}${gap}@${text.slice(at)}`);
    const end = at + gap.length + 1;
    setCaret(end);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(end, end);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onPost();
      return;
    }
    if (found.length === 0) return;
    const person = found[Math.min(active, found.length - 1)];
    if (event.key === 'ArrowDown') setActive((active + 1) % found.length);
    else if (event.key === 'ArrowUp') setActive((active + found.length - 1) % found.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) choose(person);
    else if (event.key === 'Escape') setCaret(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      {found.length > 0 && (
        <div className={classes.people} role="listbox" id={listId} aria-label={t('note.people')}>
          {found.map((person, index) => (
            <UnstyledButton
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={classes.person ?? ''}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <Initials person={person} />
              <span>{fullName(person)}</span>
              <Text span size="sm" c="dimmed">
                {t(`vocabulary:userType.${person.userType}`)}
              </Text>
            </UnstyledButton>
          ))}
        </div>
      )}
      <Textarea
        ref={area}
        aria-label={label}
        placeholder={t('note.placeholder')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={4_000}
        autoFocus={isFocused}
        aria-autocomplete="list"
        {...(found.length > 0 && {
          'aria-controls': listId,
          'aria-activedescendant': `${listId}-${Math.min(active, found.length - 1)}`,
        })}
        value={text}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value);
          setCaret(currentTarget.selectionStart);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(undefined)}
      />
      <Group gap="xs" mt="xs">
        <ActionIcon aria-label={t('note.mention')} onClick={beginMention}>
          <IconAt />
        </ActionIcon>
        {children}
      </Group>
    </>
  );
}
