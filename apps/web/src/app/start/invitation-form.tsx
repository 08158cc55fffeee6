import { Anchor, Button, Group, Text, TextInput, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { readTypedCode } from './invitation-code.ts';
import classes from './start.module.css';

const CodeHelp = lazy(() => import('./code-help.tsx').then(({ CodeHelp }) => ({ default: CodeHelp })));

/** The creditor's way in. The code is read generously: capitals, dashes and spaces do not matter. */
export function InvitationForm() {
  const { t } = useTranslation('start');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [wasRefused, setRefused] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState<boolean>();
  const code = readTypedCode(typed);

  function submit(event: FormEvent) {
    event.preventDefault();
    setRefused(code === undefined);
    if (code !== undefined)
      void navigate({ to: '/invited/$invitationCode', params: { invitationCode: code } });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Title order={2} mb="xs">
        {t('invited')}
      </Title>
      <Text c="dimmed" mb="lg">
        {t('invitedText')}
      </Text>
      <div className={classes.fields}>
        <TextInput
          flex={1}
          miw={0}
          classNames={{ input: classes.codeInput ?? '' }}
          size="lg"
          label={t('code')}
          placeholder={t('codeExample')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => setTyped(code ?? typed)}
          error={wasRefused && code === undefined && t(typed.trim() === '' ? 'codeMissing' : 'codeInvalid')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
        />
        <Button
          className={classes.continue ?? ''}
          type="submit"
          variant="default"
          size="lg"
          rightSection={<IconArrowRight />}
        >
          {t('continue')}
        </Button>
      </div>
      <Group gap="lg">
        <Anchor component="button" type="button" onClick={() => setHelpOpen(true)}>
          {t('findCode')}
        </Anchor>
        <Anchor renderRoot={(props) => <Link to="/without-code" {...props} />}>{t('withoutCode')}</Anchor>
      </Group>
      {isHelpOpen !== undefined && (
        <Suspense>
          <CodeHelp opened={isHelpOpen} onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </form>
  );
}
