import { Button, Checkbox, Select, Switch, Tabs, TextInput, Tooltip } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { IconLock } from '@tabler/icons-react';
import { showFailure, showSuccess } from '../../platform/toasts.ts';
import classes from './design-page.module.css';
import { Row, Section } from './section.tsx';

export function Controls() {
  return (
    <>
      <Section title="Buttons: one filled per screen">
        <Row>
          <Button>Save</Button>
          <Button variant="default">Undo</Button>
          <Button variant="subtle">Tariff</Button>
          <Button color="negative">Cancel dossier</Button>
        </Row>
        <Row>
          <Tooltip label="Four statements are still to be reviewed">
            <Button data-disabled aria-disabled onClick={(event) => event.preventDefault()}>
              Calculate
            </Button>
          </Tooltip>
          <Button loading>Calculate</Button>
          <span className={classes.remark}>Disabled always says why</span>
        </Row>
      </Section>
      <Section title="Choices and tabs">
        <Row>
          <Switch label="Only my dossiers" defaultChecked />
          <Switch label="Show cancelled" />
          <Checkbox label="Free of registration duty" />
          <Checkbox label="Sale" defaultChecked />
        </Row>
        <Tabs defaultValue="general" mt="sm">
          <Tabs.List>
            <Tabs.Tab value="general">General</Tabs.Tab>
            <Tabs.Tab value="balance">Balance to distribute</Tabs.Tab>
            <Tabs.Tab value="audit">Audit</Tabs.Tab>
          </Tabs.List>
        </Tabs>
      </Section>
      <Section title="Toasts: bottom right, 5 seconds; a failure stays">
        <Notifications position="bottom-right" autoClose={5000} limit={3} />
        <Row>
          <Button variant="default" onClick={() => showSuccess('Invitation sent', 'Immo Dijlezicht BV')}>
            Success
          </Button>
          <Button
            variant="default"
            onClick={() => showFailure('The manual cannot be opened', 'Try again later.')}
          >
            Failure
          </Button>
        </Row>
      </Section>
    </>
  );
}

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
          rightSection={<IconLock size={14} aria-hidden />}
        />
        <Select label="Payment" data={['One-off, after the report', 'Recurring']} placeholder="Choose" />
      </div>
    </Section>
  );
}
