import {
  type Icon,
  IconAdjustments,
  IconBook2,
  IconBuilding,
  IconBuildingBank,
  IconCoinEuro,
  IconFileInvoice,
  IconFolders,
  IconHome,
  IconReceiptEuro,
  IconTemplate,
  IconUser,
  IconUserCheck,
} from '@tabler/icons-react';
import type { MenuKey } from './menu.ts';

export const MENU_ICONS: Record<MenuKey, Icon> = {
  home: IconHome,
  dossiers: IconFolders,
  myOrganization: IconBuilding,
  myAccount: IconUser,
  manual: IconBook2,
  organizations: IconBuildingBank,
  onboarding: IconUserCheck,
  parameters: IconAdjustments,
  dossierCosts: IconCoinEuro,
  platformCosts: IconReceiptEuro,
  invoicing: IconFileInvoice,
  templates: IconTemplate,
};
