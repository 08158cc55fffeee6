import type { Privilege } from '../privilege.ts';

export const civilPartyVehicle = [
  {
    id: 'civil-party-vehicle',
    kind: 'specific',
    ranks: [{ from: null, rank: 195 }],
    names: {
      nl: 'schadevergoeding van de burgerlijke partij op het voertuig',
      fr: 'dommages-intérêts de la partie civile sur le véhicule',
      de: 'Schadenersatz der Zivilpartei auf das Fahrzeug',
      en: 'civil party’s damages on the vehicle',
    },
    basis: [
      { act: 'mortgageAct', article: '20, 5° al. 2', from: '2003-01-01', until: null },
      { act: 'transportTreatiesAct', article: '2 §3', from: null, until: null },
      { act: 'roadTransportActs', article: 'several provisions', from: null, until: null },
    ],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
