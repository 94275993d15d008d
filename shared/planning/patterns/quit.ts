import type { Pattern } from './pattern.ts'

/** Something that is given up: one habit that is done by not doing it. */
export const quit: Pattern = {
  key: 'quit',
  usual: { perWeek: 7, minutes: 5 },
  question: null,
  firstStep: {
    title: 'Name the hour when it pulls you most',
    note: 'Write down when and where it happens, and what you will do instead in that hour: walk, water, call somebody. Done when one line says “when … then I …”, and what tempts you is out of sight.',
  },
  phases: [],
  habits: [
    {
      name: '{what}',
      perWeek: 7,
      minutes: 5,
      isQuit: true,
      note: 'Know what you do instead when it tempts you. Done when the day is over without it.',
    },
  ],
  advice: [
    {
      of: /\b(?:alcohol|drink|drinking|beers?|wines?|liquor|booze|smok\w*|cigarettes?|nicotine|vap\w*|weed|cannabis|marijuana|joints?|drugs?|cocaine|opioids?|pills?|painkillers?|pain killers?|medicines?|medication|xanax|valium|benzos?)\b/i,
      text: 'If it is alcohol, a drug or a medicine that you take daily, see a doctor first: stopping suddenly can be dangerous.',
    },
    { text: 'A slip is one day, not the end.' },
  ],
  sources: [
    {
      claim: 'A plan for the tempting moment helps to carry it out',
      url: 'https://doi.org/10.1016/S0065-2601(06)38002-1',
    },
    {
      claim: 'Smokers who stop on one day stay off more often than those who cut down first',
      url: 'https://doi.org/10.7326/M14-2805',
    },
    {
      claim: 'People who depend on alcohol need medical help to stop',
      url: 'https://www.nice.org.uk/guidance/cg115',
    },
  ],
}
