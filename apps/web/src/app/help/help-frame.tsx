import { ManualAtHand } from '../../components/field-help.tsx';
import { HelpSlot } from '../../components/help-slot.ts';
import { GuidePlace } from '../guide/guide-place.tsx';
import { OpenScreen } from '../open-screen.tsx';
import { useSearchPalette } from '../search/search-launcher.tsx';
import { HelpButton } from './help-button.tsx';

/** Around screens that have the whole window, and a place of their own for the help. */
export function HelpFrame() {
  const { palette } = useSearchPalette();
  return (
    <HelpSlot value={<HelpButton />}>
      <ManualAtHand value={true}>
        <OpenScreen />
      </ManualAtHand>
      {palette}
      <GuidePlace />
    </HelpSlot>
  );
}
