import type { IdsByName, Story } from './story.ts';

type Act = (story: Story) => Promise<unknown>;

/** What is to happen in a dossier. */
export type Agenda = ReturnType<typeof openAgenda>;

/** What the acts of a dossier find and leave behind, by its name in the story. */
export interface Place {
  readonly dossierId: string;
  readonly peopleIds: IdsByName;
  readonly estateIds: IdsByName;
  readonly assetIds: IdsByName;
  /** By the name of the creditor. */
  readonly invitationIds: Map<string, string>;
  readonly statementIds: Map<string, string>;
}

/**
 * Tells what happens in a dossier in the order of its moments, whoever wrote it down first: nobody can write into the past of
 * a real dossier, and its log shows it.
 */
export function openAgenda() {
  const acts: { readonly at: number; readonly act: Act }[] = [];
  const known = new Set<string>();
  return {
    /** Of two at the same moment, what was added first happens first. */
    add(at: Date, act: Act): void {
      const later = acts.findIndex((other) => other.at > at.getTime());
      acts.splice(later < 0 ? acts.length : later, 0, { at: at.getTime(), act });
    },
    /** Whether a mail or letter is new to the agenda. */
    expect(deliveryId: string): boolean {
      const isNew = !known.has(deliveryId);
      known.add(deliveryId);
      return isNew;
    },
    /** Lets everything happen until a moment, with all that follows from it; without one, everything. */
    async tell(story: Story, until?: Date): Promise<void> {
      for (let [next] = acts; next !== undefined; [next] = acts) {
        if (until !== undefined && next.at > until.getTime()) return;
        acts.shift();
        await next.act(story);
      }
    },
  };
}
