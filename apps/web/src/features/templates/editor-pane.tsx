import {
  ActionIcon,
  Box,
  Button,
  Flex,
  Group,
  Menu,
  Text,
  TextInput,
  Tooltip,
  UnstyledButton,
} from '@mantine/core';
import type { Template } from '@prorata/contract/templates/template';
import type { TemplateFault } from '@prorata/documents/liquid/find-fault';
import type { Language } from '@prorata/domain/vocabulary';
import {
  IconAlertTriangle,
  IconBold,
  IconBraces,
  IconCircleCheck,
  IconItalic,
  IconList,
} from '@tabler/icons-react';
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { findChangedLines } from './changed-lines.ts';
import { CodeEditor, type EditorHandle, type Place } from './code-editor.tsx';
import type { Draft } from './template-drafts.ts';
import { TemplateLanguages } from './template-languages.tsx';
import classes from './templates.module.css';

interface EditorPaneProps {
  readonly template: Template;
  readonly draft: Draft;
  readonly fault: TemplateFault | undefined;
  readonly onWrite: (draft: Draft) => void;
  readonly onLanguage: (language: Language) => void;
  readonly goToFault: Ref<() => void>;
}

export function EditorPane({ template, draft, fault, onWrite, onLanguage, goToFault }: EditorPaneProps) {
  const { t } = useTranslation('templates');
  const editor = useRef<EditorHandle>(null);
  const subject = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState<Place>({ line: 1, column: 1 });
  const changedLines = useMemo(
    () => findChangedLines(template.body, draft.body),
    [template.body, draft.body],
  );
  const showFault = () => {
    if (fault?.part === 'subject') subject.current?.focus();
    else if (fault) editor.current?.goTo(fault.line, fault.column);
  };
  useImperativeHandle(goToFault, () => showFault);
  return (
    <section className={classes.editor} aria-label={t('body')}>
      <Toolbar template={template} editor={editor} onLanguage={onLanguage} />
      {template.kind === 'email' && (
        <TextInput
          ref={subject}
          className={classes.subject ?? ''}
          px="md"
          py="sm"
          label={t('subject')}
          value={draft.subject ?? ''}
          error={fault?.part === 'subject'}
          onChange={({ currentTarget }) => onWrite({ ...draft, subject: currentTarget.value })}
        />
      )}
      <CodeEditor
        key={template.id}
        label={t('body')}
        value={draft.body}
        fields={template.variables}
        changedLines={changedLines}
        faultyLine={fault?.part === 'body' ? fault.line : undefined}
        onChange={(body) => onWrite({ ...draft, body })}
        onMove={setPlace}
        handle={editor}
      />
      <EditorFoot fault={fault} place={place} onShowFault={showFault} />
    </section>
  );
}

interface ToolbarProps extends Pick<EditorPaneProps, 'template' | 'onLanguage'> {
  readonly editor: React.RefObject<EditorHandle | null>;
}

function Toolbar({ template, editor, onLanguage }: ToolbarProps) {
  const { t } = useTranslation('templates');
  return (
    <Group gap="xs" className={classes.toolbar ?? ''}>
      <TemplateLanguages current={template.language} onChoose={onLanguage} />
      <Tool label={t('bold')} icon={IconBold} onClick={() => editor.current?.wrap('**')} />
      <Tool label={t('italic')} icon={IconItalic} onClick={() => editor.current?.wrap('*')} />
      <Tool label={t('bullets')} icon={IconList} onClick={() => editor.current?.startLine('- ')} />
      <Menu position="bottom-end" returnFocus={false} width={340}>
        <Menu.Target>
          <Button variant="default" ms="auto" leftSection={<IconBraces />}>
            {t('insertField')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="22rem" className={classes.fields ?? ''}>
          {template.variables.map(({ name, description }) => (
            <Menu.Item key={name} onClick={() => editor.current?.insert(`{{ ${name} }}`)}>
              <Text span display="block" size="xs" ff="monospace">
                {name}
              </Text>
              <Text span display="block" size="xs" c="var(--prorata-hint)">
                {description}
              </Text>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: typeof IconBold;
  readonly onClick: () => void;
}

function Tool({ label, icon: IconOfTool, onClick }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={onClick}>
        <IconOfTool />
      </ActionIcon>
    </Tooltip>
  );
}

interface EditorFootProps {
  readonly fault: TemplateFault | undefined;
  readonly place: Place;
  readonly onShowFault: () => void;
}

/** Says that all is well, or the first thing that is not and where. */
function EditorFoot({ fault, place, onShowFault }: EditorFootProps) {
  const { t } = useTranslation('templates');
  return (
    <Group justify="space-between" gap="lg" wrap="nowrap" className={classes.foot ?? ''}>
      <Box role="status" miw={0}>
        {fault === undefined ? (
          <Flex component="p" m={0} gap="xs" align="center" c="positive.8">
            <IconCircleCheck aria-hidden /> {t('allFieldsExist')}
          </Flex>
        ) : (
          <UnstyledButton className={classes.fault ?? ''} onClick={onShowFault}>
            <IconAlertTriangle aria-hidden />
            <span>
              <strong>{t(`faultPlace.${fault.part}`, { line: fault.line, column: fault.column })}</strong>
              {': '}
              {t(`faults.${fault.reason}`, { excerpt: fault.excerpt })}
            </span>
          </UnstyledButton>
        )}
      </Box>
      <Text size="sm" c="slate.7" flex="none">
        {t('markdownAndLiquid')} · {t('position', { line: place.line, column: place.column })}
      </Text>
    </Group>
  );
}
