import { expect, test } from 'vitest';
import { behaviourOf } from './mailbox-behaviour.ts';

test.each([
  ['ann@office.example', 'accepts'],
  ['ann+bounce@office.example', 'bounces'],
  ['Ann+DEFER@office.example', 'defers'],
  ['ann+spam@office.example', 'callsSpam'],
  ['ann+return@office.example', 'returns'],
  ['ann+news+bounce@office.example', 'bounces'],
  ['ann+bounced@office.example', 'accepts'],
  ['bounce@office.example', 'accepts'],
  ['ann@bounce+spam.example', 'accepts'],
  ['ann+constructor@office.example', 'accepts'],
  ['', 'accepts'],
])('%s %s', (address, behaviour) => {
  expect(behaviourOf(address)).toBe(behaviour);
});
