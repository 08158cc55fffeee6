import { OF_CONTESTATION } from './of-contestation.ts';
import { OF_DECISIONS } from './of-decisions.ts';
import { OF_FILING } from './of-filing.ts';
import { OF_INCOME } from './of-income.ts';
import { OF_PAYMENT } from './of-payment.ts';
import { OF_SENDING } from './of-sending.ts';
import type { Scenes } from './stage.ts';

/** For the calls that are hardly ever carried out otherwise, by their names. */
export const SCENES: Scenes = {
  ...OF_FILING,
  ...OF_DECISIONS,
  ...OF_CONTESTATION,
  ...OF_SENDING,
  ...OF_PAYMENT,
  ...OF_INCOME,
};
