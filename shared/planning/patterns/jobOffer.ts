import type { PatternPhase } from './pattern.ts'

/** The last phase of a search for a job: from the offer to the first month. */
export const deciding: PatternPhase = {
  title: 'Decide',
  focus: 'Compare, negotiate, begin well',
  why: 'Between the offer and the signature is the best time to ask.',
  share: 0.1,
  checkpoint: 'You have said yes to a job that fits what you wrote at the beginning',
  steps: [
    {
      title: 'Wishes and limits, before an offer',
      note: 'Write your wished and your lowest number, and what else counts. Done when both numbers are written down.',
    },
    {
      title: 'Asking for more, said aloud',
      note: 'Practise the sentence with which you ask for more, and then to be silent. Done when it sounds calm.',
    },
    {
      title: 'Offer beside your first sentence',
      note: 'Compare an offer with what you wrote at the beginning. Done when each point has a yes or a no.',
    },
    {
      title: 'Contract, read slowly',
      note: 'Read pay, hours, notice and trial time; ask what is unclear. Done when no question is open.',
    },
    {
      title: 'Others in play, told kindly',
      note: 'Tell other employers where you stand, or ask them for a date. Done when nobody waits for you.',
    },
    {
      title: 'Leaving well: notice and handover',
      note: 'Check the notice period and list what you hand over. Done when the list is ready.',
    },
    {
      title: 'First month: three people, one aim',
      note: 'Note whom to meet and what you want to have done by then. Done when it fits on a card.',
    },
    {
      title: 'Thanks to those who helped',
      note: 'Write to everybody who helped, whatever came of it. Done when all have heard.',
    },
  ],
  kinds: [
    {
      title: 'Compare {n}: offer or next step',
      note: 'Put what is open side by side: work, people, pay, way. Done when the order is clear.',
    },
    {
      title: 'Ask {n}: one open point',
      note: 'Ask one question that would change your decision. Done when it is answered.',
    },
    {
      title: 'Stay open {n}: one more contact',
      note: 'Write to one more person or employer until it is signed. Done when the message is sent.',
    },
  ],
}
