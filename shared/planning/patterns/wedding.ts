import type { PatternPhase, PatternVariant, SessionKind } from './pattern.ts'

/** What a wedding has beside what every event has, by the phase in which it is done. */
const MORE: Record<string, readonly SessionKind[]> = {
  Decide: [
    {
      title: 'Ceremony: office, faith or free',
      note: 'Decide who marries you and where: registry office, place of worship, free ceremony, or two of them. Done when one line says which.',
    },
    {
      title: 'Papers for the registry office',
      note: 'Look up which papers are needed, how long they take and when its dates open. Done when each paper has a date.',
    },
    {
      title: 'Season and weekday, what they cost',
      note: 'Compare two seasons, and a Saturday with a Friday, for one place you like. Done when you know the difference in money.',
    },
    {
      title: 'Witnesses and helpers, asked',
      note: 'Ask those who are to stand beside you, and two who help with the work. Done when all have answered.',
    },
    {
      title: 'Look of the day in five pictures',
      note: 'Each of you chooses five pictures; keep the five that both like. Done when three words describe them.',
    },
  ],
  Book: [
    {
      title: 'Photographs: two people, compared',
      note: 'Look at a whole wedding of two photographers, not at their best pictures. Done when one has held the date for you.',
    },
    {
      title: 'Music: who plays, when',
      note: 'Decide band, DJ or your own list, and ask one for the date. Done when price and hours are noted.',
    },
    {
      title: 'Clothes: first appointment',
      note: 'Book a fitting; ask how many months making and changing take. Done when the appointment is in the calendar.',
    },
  ],
  Details: [
    {
      title: 'Rings: chosen and ordered',
      note: 'Try some on, note sizes and what stands inside. Done when they are ordered, with a date.',
    },
    {
      title: 'Vows: three promises each',
      note: 'Write three promises that only you could make, and keep them to yourself. Done when they take less than two minutes aloud.',
    },
    {
      title: 'Cake, flowers, first dance: one each',
      note: 'Decide one thing for each of the three, or leave it out. Done when three lines are written down.',
    },
    {
      title: 'Last fitting, shoes walked in',
      note: 'Try everything on together and walk, sit and dance in it. Done when nothing pinches.',
    },
    {
      title: 'Rehearsal: walk it once',
      note: 'Walk through the ceremony with those who take part: who comes in when, who has the rings. Done when nobody asks any more.',
    },
  ],
}

/** A wedding: an event with papers, vows and much to choose. @param phases of an event */
export function wedding(
  phases: readonly PatternPhase[],
  firstStep: PatternVariant['firstStep'],
): PatternVariant {
  return {
    of: /^(?!.*\b(?:golden|silver|diamond|ruby|pearl) wedding).*\b(?:weddings?|get(?:ting)? married|marry|marriage (?:ceremony|celebration))\b/i,
    firstStep: { ...firstStep },
    phases: phases.map((phase) => ({
      ...phase,
      steps: [...(phase.steps ?? []), ...(MORE[phase.title] ?? [])],
    })),
  }
}
