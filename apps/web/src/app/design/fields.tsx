import { Select, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import classes from './design-page.module.css';
import { Section } from './section.tsx';

export function Fields() {
  return (
    <Section title="Fields">
      <div className={classes.pair}>
        <TextInput label="Account" required defaultValue="BE68 5390 0754 703" error="Not a valid IBAN." />
        <TextInput
          label="Amount"
          required
          defaultValue="2.350,00"
          description="Accepts 1234,5 and 1.234,50"
          classNames={{ input: classes.amount ?? '' }}
          rightSection="€"
        />
      </div>
      <div className={classes.pair}>
        <TextInput
          label="Dossier number"
          readOnly
          defaultValue="2026/0147"
          rightSection={<IconLock size={14} stroke={1.75} aria-hidden />}
        />
        <Select label="Payment" data={['One-off, after the report', 'Recurring']} placeholder="Choose" />
      </div>
    </Section>
  );
}
