import { Button } from '@mantine/core';
import i18next from 'i18next';

/** In a toast: takes back what it tells of. */
export function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  return (
    <Button variant="subtle" size="compact-sm" onClick={onUndo}>
      {i18next.t('shell:undo')}
    </Button>
  );
}
