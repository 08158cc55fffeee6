import { LANGUAGES, USER_TYPES } from '@prorata/domain/vocabulary';
import { describe, expect, it } from 'vitest';
import { DEMO_DOSSIERS } from './dossiers.ts';
import { DEMO_OFFICES, type DemoOffice, type DemoOfficeKey } from './offices.ts';
import { DEMO_PARTIES } from './parties.ts';
import { DEMO_PEOPLE, type DemoAccessState, type DemoPerson } from './people.ts';

const offices: readonly DemoOffice[] = Object.values(DEMO_OFFICES);
const nationalNumbers = [...DEMO_PEOPLE, ...DEMO_PARTIES].flatMap((holder) => holder.nationalNumber ?? []);
/** A creditor that has a workspace is one of those whom the offices met. */
const keepers = offices.filter(({ creditorKind }) => creditorKind === undefined);
const enterpriseNumbers = [...keepers, ...DEMO_PARTIES].flatMap((holder) => holder.enterpriseNumber ?? []);

function hasNationalNumberChecksum(number: string): boolean {
  const [body, check] = [Number(number.slice(0, 9)), Number(number.slice(9))];
  return /^\d{11}$/.test(number) && (check === 97 - (body % 97) || check === 97 - ((2e9 + body) % 97));
}

function hasEnterpriseNumberChecksum(number: string): boolean {
  return /^[01]\d{9}$/.test(number) && Number(number.slice(8)) === 97 - (Number(number.slice(0, 8)) % 97);
}

function hasIbanChecksum(iban: string): boolean {
  const [bank, check] = [Number(iban.slice(4, 14)), Number(iban.slice(14))];
  const rearranged = BigInt(`${iban.slice(4)}1114${iban.slice(2, 4)}`);
  return /^BE\d{14}$/.test(iban) && check === (bank % 97 || 97) && rearranged % 97n === 1n;
}

function expectUnique(values: readonly string[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

function peopleOf(office: DemoOfficeKey): readonly DemoPerson[] {
  return DEMO_PEOPLE.filter((person) => person.office === office && person.state === 'full');
}

describe('the invented numbers', () => {
  it('hold by checksum', () => {
    expect(nationalNumbers.filter((number) => !hasNationalNumberChecksum(number))).toEqual([]);
    expect(enterpriseNumbers.filter((number) => !hasEnterpriseNumberChecksum(number))).toEqual([]);
    const accounts = offices.flatMap((office) => office.thirdPartyAccount ?? []);
    expect(accounts.filter((account) => !hasIbanChecksum(account))).toEqual([]);
  });

  it('are checked by checks that can fail', () => {
    expect(hasNationalNumberChecksum('85073003328')).toBe(true);
    expect(hasNationalNumberChecksum('85073003329')).toBe(false);
    expect(hasEnterpriseNumberChecksum('0403227515')).toBe(true);
    expect(hasEnterpriseNumberChecksum('0403227516')).toBe(false);
    expect(hasIbanChecksum('BE68539007547034')).toBe(true);
    expect(hasIbanChecksum('BE68539007547035')).toBe(false);
  });

  it('are given to one holder each', () => {
    expectUnique(DEMO_PEOPLE.map((person) => person.subject));
    expectUnique(nationalNumbers);
    expectUnique(DEMO_PEOPLE.map((person) => person.email));
    expectUnique(DEMO_PEOPLE.map((person) => person.phone));
    expectUnique(enterpriseNumbers);
    expectUnique(offices.map((office) => office.ciaNumber));
    expectUnique(offices.flatMap((office) => office.thirdPartyAccount ?? []));
  });
});

describe('the invented addresses', () => {
  it('reach nobody', () => {
    const invited = offices.flatMap((office) => office.standardInvitations);
    const emails = [...DEMO_PEOPLE, ...offices, ...invited].map((holder) => holder.email);
    expect(emails.filter((email) => !email.endsWith('.example'))).toEqual([]);
    expect(offices.filter((office) => !office.website.endsWith('.example'))).toEqual([]);
    expect([...DEMO_PEOPLE, ...offices].filter((holder) => !/ 0{2,3} /.test(holder.phone))).toEqual([]);
  });
});

describe('the cast', () => {
  it.each(['claesDewitte', 'delvigne', 'kalbusch'] as const)('gives %s every role', (key) => {
    const people = peopleOf(key);
    expect(
      people.filter((person) => person.isOrganizationAdmin && person.userType === 'Bailiff'),
    ).toHaveLength(1);
    expect(new Set(people.map((person) => person.userType))).toEqual(new Set(USER_TYPES));
    const employees = people.filter((person) => person.userType === 'Employee');
    expect(employees.map((person) => person.permissions.canWriteDistributions).sort()).toEqual([false, true]);
    expect(people.every((person) => person.language === DEMO_OFFICES[key].language)).toBe(true);
  });

  it('shows every access state', () => {
    const shown: Record<DemoAccessState, boolean> = {
      new: false,
      pending: false,
      disapproved: false,
      organizationIncomplete: false,
      licenceNotAccepted: false,
      full: false,
    };
    for (const { state } of DEMO_PEOPLE) shown[state] = true;
    expect(Object.values(shown)).not.toContain(false);
    expect(DEMO_PEOPLE.some((person) => person.isPlatformAdmin)).toBe(true);
    expect(new Set(DEMO_PEOPLE.map((person) => person.language))).toEqual(new Set(LANGUAGES));
  });

  it('puts each person in an office that explains the state', () => {
    for (const person of DEMO_PEOPLE) {
      const office: DemoOffice | null = person.office === null ? null : DEMO_OFFICES[person.office];
      expect(office === null, person.subject).toBe(person.state === 'new');
      const isIncomplete = office !== null && (office.address === null || office.thirdPartyAccount === null);
      expect(isIncomplete, person.subject).toBe(person.state === 'organizationIncomplete');
      if (person.state === 'full') expect(office?.hasAcceptedLicence, person.subject).toBe(true);
      if (person.state === 'licenceNotAccepted')
        expect(office?.hasAcceptedLicence, person.subject).toBe(false);
    }
  });
});

describe('the dossiers', () => {
  const creditors = DEMO_DOSSIERS.flatMap(({ invitations, entered = [] }) =>
    [...invitations, ...entered].map(({ creditor }) => creditor),
  );

  it('have numbers that hold and belong to nobody else', () => {
    const defendants = DEMO_DOSSIERS.flatMap(({ defendant, coDefendants = [] }) => [
      defendant,
      ...coDefendants,
    ]);
    const ofCompanies = defendants.flatMap((defendant) =>
      'company' in defendant ? [defendant.enterpriseNumber] : [],
    );
    const ofPeople = defendants.flatMap((defendant) =>
      'company' in defendant ? [] : [defendant.nationalNumber],
    );
    expect(ofCompanies.filter((number) => !hasEnterpriseNumberChecksum(number))).toEqual([]);
    expect(ofPeople.filter((number) => !hasNationalNumberChecksum(number))).toEqual([]);
    expectUnique([...ofCompanies, ...enterpriseNumbers]);
    expectUnique([...ofPeople, ...nationalNumbers]);
    const accounts = DEMO_DOSSIERS.flatMap(({ invitations, entered = [] }) =>
      [...invitations, ...entered].flatMap(({ statement }) => statement?.account ?? []),
    );
    expect(accounts.filter((account) => !hasIbanChecksum(account))).toEqual([]);
  });

  it('count on in each office', () => {
    for (const key of new Set(DEMO_DOSSIERS.map(({ office }) => office))) {
      const ofOffice = DEMO_DOSSIERS.filter(({ office }) => office === key);
      const serials = ofOffice.map(({ serial }) => serial).sort((one, other) => one - other);
      expect(serials).toEqual(serials.map((_, place) => (serials[0] ?? 0) + place));
      const inOrder = ofOffice.toSorted((one, other) => one.serial - other.serial);
      const days = inOrder.map(({ openedAt }) => openedAt.slice(0, 10));
      expect(days).toEqual(days.toSorted());
    }
  });

  it('are opened by people of their office who may, and answered for by its bailiffs', () => {
    for (const { office, openedBy, responsible, deputy } of DEMO_DOSSIERS) {
      const people = peopleOf(office);
      const opener = people.find(({ subject }) => subject === openedBy);
      const mayWrite = opener?.userType !== 'Employee' || opener.permissions.canWriteDistributions;
      expect(opener !== undefined && mayWrite, openedBy).toBe(true);
      for (const bailiff of [responsible, deputy].filter((subject) => subject !== null)) {
        expect(people.find(({ subject }) => subject === bailiff)?.userType, bailiff).toBe('Bailiff');
      }
    }
  });

  it('write to nobody', () => {
    expect(creditors.filter(({ email }) => !email.endsWith('.example'))).toEqual([]);
  });

  it('ask for no more than was claimed, on assets that there are', () => {
    for (const { assets, executionCosts, invitations, entered = [] } of DEMO_DOSSIERS) {
      const names = assets.map(({ name }) => name);
      const filed = [...invitations, ...entered];
      const claims = filed.flatMap(({ statement }) => statement?.claims ?? []);
      const used = [
        ...claims.flatMap(({ assets: lots }) => lots ?? []),
        ...executionCosts.flatMap(({ asset }) => asset ?? []),
      ];
      expect(used.filter((name) => !names.includes(name))).toEqual([]);
      for (const { statement } of filed) {
        const asked = (statement?.claims ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0n);
        expect(asked <= (statement?.totalCents ?? 0n)).toBe(true);
      }
    }
  });
});
