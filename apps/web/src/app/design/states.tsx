import { Button } from '@mantine/core';
import { IconInbox, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { IrreversibleAct, IrreversibleDialog } from '../../components/dialogs.tsx';
import { ConflictNotice } from '../../components/form/form-messages.tsx';
import { Empty, LoadError, Loading, ReadOnlyNotice } from '../../components/states.tsx';
import classes from './design-page.module.css';
import { Section } from './section.tsx';

const EXPLANATION = 'Nothing can be changed after this. 9 creditors receive €\u00a039.731,99 together.';

export function States() {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const openDialog = () => setDialogOpen(true);
  const closeDialog = () => setDialogOpen(false);
  return (
    <>
      <Section title="Empty">
        <div className={classes.framed}>
          <Empty
            icon={IconInbox}
            title="No statements yet"
            action={
              <Button variant="default" leftSection={<IconPlus />}>
                Add statement
              </Button>
            }
          >
            Invite creditors or enter a statement yourself.
          </Empty>
        </div>
      </Section>
      <Section title="Loading: skeletons in the shape of the rows, after 200 ms">
        <div className={classes.framed}>
          <Loading />
        </div>
      </Section>
      <Section title="Failure, in the place of the list">
        <LoadError
          message="The server does not answer. Filters are kept."
          requestId="7b58b47b-158d"
          onRetry={openDialog}
        />
      </Section>
      <Section title="Changed by someone else (409)">
        <ConflictNotice
          stale={{
            currentVersion: 2,
            changedBy: 'Joris Dewitte',
            changedAt: '2026-11-17T08:20:00Z',
            subject: 'dossier',
            changes: [
              {
                field: 'paymentType',
                before: { kind: 'word', list: 'paymentType', value: 'oneOff' },
                after: { kind: 'word', list: 'paymentType', value: 'recurring' },
              },
            ],
          }}
          onLoadNewest={openDialog}
          onRedoMine={openDialog}
        />
      </Section>
      <Section title="Read-only">
        <ReadOnlyNotice>Signed on 12/11/2026, can no longer be changed.</ReadOnlyNotice>
      </Section>
      <Section title="Irreversible: say what happens">
        <div className={classes.dialog}>
          <h3 className={classes.dialogTitle}>Sign the report and close the dossier?</h3>
          <IrreversibleAct verb="Sign and close" onConfirm={openDialog} onClose={closeDialog}>
            {EXPLANATION}
          </IrreversibleAct>
        </div>
        <IrreversibleDialog
          opened={isDialogOpen}
          title="Sign the report and close the dossier?"
          verb="Sign and close"
          onConfirm={closeDialog}
          onClose={closeDialog}
        >
          {EXPLANATION}
        </IrreversibleDialog>
      </Section>
    </>
  );
}
