import { STORY_DAY } from '@prorata/demo/dossiers';
import { addDays, brusselsDate, daysBetween, type IsoDate } from '@prorata/domain/iso-date';

/** Turns the days of the story into days of whoever loads it, so that its terms run today. */
export interface DemoClock {
  day(storyDay: IsoDate): IsoDate;
  moment(storyMoment: string): Date;
}

/** By whole weeks, so that a working day stays one, and never into the future. */
export function openDemoClock(now: Date): DemoClock {
  const weeks = Math.floor(daysBetween(STORY_DAY, brusselsDate(now)) / 7);
  const day = (storyDay: IsoDate) => addDays(storyDay, weeks * 7);
  return {
    day,
    moment: (storyMoment) => {
      const [date = '', time = ''] = storyMoment.split('T');
      // An hour before UTC all year round: nobody will miss the other hour of summer.
      return new Date(`${day(date)}T${time}:00+01:00`);
    },
  };
}
