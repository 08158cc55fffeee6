import { Button, Checkbox, Switch, Tabs, Tooltip } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
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
