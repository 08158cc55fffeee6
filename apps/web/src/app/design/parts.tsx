import { Button, Card, Stack, TextInput } from '@mantine/core';
import { IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { DialogActs, FormDialog } from '../../components/form/form-dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { Acts, Hint, SectionTitle } from '../../components/text.tsx';
import { Section } from './section.tsx';

/** What a screen is made of, beside Mantine's own Stack, Group, SimpleGrid, Card and Text. */
export function Parts() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Section title="Parts: Card, SectionTitle, Hint, Notice, Acts, FormDialog">
      <Card>
        <SectionTitle>Section title</SectionTitle>
        <Hint>A hint: smaller and grey. Icons are 16 px unless told.</Hint>
        <Stack mt="md">
          <Notice title="Someone must act">Amber is the tone unless told.</Notice>
          <Notice tone="info" icon={IconInfoCircle}>
            Good to know, with an icon.
          </Notice>
        </Stack>
        <Acts>
          <Button variant="default">Cancel</Button>
          <Button leftSection={<IconPlus />} onClick={() => setOpen(true)}>
            Open a form
          </Button>
        </Acts>
      </Card>
      <FormDialog opened={isOpen} title="A form in a dialog" onClose={close}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <TextInput label="Name" data-autofocus />
          <DialogActs isBusy={false} verb="Add" safeVerb="Cancel" onClose={close} />
        </form>
      </FormDialog>
    </Section>
  );
}
