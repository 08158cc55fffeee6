import { brusselsDate, brusselsTime } from '@prorata/domain/iso-date';
import type { Layout } from '../reading/layout.ts';
import type { InventedAddress } from './invent-extract.ts';
import type { Hand } from './print-fields.ts';

/** As Belgian services print: `04/06/2026 15:31:08`, `EUR 7.250,00`, and the names of the layout. */
export function printedHand(layout: Layout, own: Partial<Hand> = {}): Hand {
  return {
    date: (iso) => iso.split('-').reverse().join('/'),
    instant: (iso) => {
      const at = new Date(iso);
      const day = brusselsDate(at).split('-').reverse().join('/');
      return `${day} ${brusselsTime(at)}:${iso.slice(17, 19)}`;
    },
    amount: (euros) => `EUR ${grouped(euros, '.')}`,
    address: (address) => [addressLine(address)],
    noticeType: ({ noticeType, stopKind }) =>
      layout.noticeTypes[noticeType][stopKind === 'reorganisation' ? 1 : 0] ?? noticeType,
    // A collective debt settlement is one by its type.
    stopKind: (kind) => layout.stopKinds[kind]?.[0] ?? '',
    hasAddressParts: false,
    hasOneName: layout.format === 'table',
    isFormApart: false,
    ...own,
  };
}

/** As programs write for programs: ISO dates, points and codes. */
export function plainHand(own: Partial<Hand> = {}): Hand {
  return {
    date: (iso) => iso,
    instant: (iso) => iso,
    amount: (euros) => euros.toFixed(2),
    address: (address) => [addressLine(address)],
    noticeType: ({ noticeType }) => noticeType,
    stopKind: (kind) => kind,
    hasAddressParts: true,
    hasOneName: false,
    isFormApart: true,
    ...own,
  };
}

/** `7.250,00`: the thousands apart by a sign of one's choice. */
export function grouped(euros: number, separator: string): string {
  const [whole = '', cents] = euros.toFixed(2).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, separator)},${cents}`;
}

export function streetLine({ street, housenumber, housenumberaddition }: InventedAddress): string {
  return `${street} ${housenumber}${housenumberaddition === null ? '' : ` bus ${housenumberaddition}`}`;
}

function addressLine(address: InventedAddress): string {
  return `${streetLine(address)}, ${address.zipcode} ${address.city}`;
}
