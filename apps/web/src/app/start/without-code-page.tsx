import { Button, Container, Group, List, Stack, Text, Title } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { CodeHelp } from './code-help.tsx';

const PARTICULARS = ['creditor', 'defendant', 'amount', 'title', 'account'] as const;

/** For who comes without a code: what this is, and the way on for each kind of visitor. */
export function WithoutCodePage() {
  const { t } = useTranslation('start');
  usePageTitle(t('without.title'));
  return (
    <Container size="42rem" px="lg" py="xxl">
      <Title order={1} fz="1.75rem" lh="2.125rem" lts="-0.015em" mb="md" textWrap="balance">
        {t('without.title')}
      </Title>
      <Stack gap="xxl">
        <Text>{t('without.platform')}</Text>
        <Part title={t('without.invited')}>
          <Text>{t('without.invitedText')}</Text>
          <FindCode />
        </Part>
        <Part title={t('without.uninvited')}>
          <Text>{t('without.uninvitedText')}</Text>
          <Text>{t('without.mention')}</Text>
          <List>
            {PARTICULARS.map((particular) => (
              <List.Item key={particular}>{t(`without.particulars.${particular}`)}</List.Item>
            ))}
          </List>
          <Text>{t('without.soon')}</Text>
          <Text c="dimmed">{t('without.whichOffice')}</Text>
        </Part>
        <Part title={t('without.office')}>
          <Text>{t('without.officeText')}</Text>
          <ToStart>{t('signIn')}</ToStart>
        </Part>
      </Stack>
    </Container>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{title}</Title>
      {children}
    </Stack>
  );
}

function FindCode() {
  const { t } = useTranslation('start');
  const [isOpen, setOpen] = useState(false);
  return (
    <Group>
      <Button size="lg" variant="default" leftSection={<IconKey />} onClick={() => setOpen(true)}>
        {t('findCode')}
      </Button>
      <ToStart>{t('without.enterCode')}</ToStart>
      <CodeHelp opened={isOpen} onClose={() => setOpen(false)} />
    </Group>
  );
}

function ToStart({ children }: { readonly children: string }) {
  return (
    <Button size="lg" variant="default" w="fit-content" renderRoot={(props) => <Link to="/" {...props} />}>
      {children}
    </Button>
  );
}
