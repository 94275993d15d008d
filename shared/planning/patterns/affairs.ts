import type { PatternVariant } from './pattern.ts'

/** Matters that end with a signature: to buy, sell or install something large, a contract, a place somewhere. */
export const affairs: PatternVariant = {
  of: /\b(?:mortgage|heat pump)\b|^(?:buy|sell|rent|rent out|lease|insure) .*\b(?:house|home|flat|apartment|property|land|plot|car|van|caravan|camper|motorbike|motorcycle|boat|business|company)\b|^(?:install|get|replace) .*\b(?:solar(?: panels)?|heating|boiler|windows|ev charger)\b|^(?:apply|get) (?:to|for|into) (?:\d+ |a |an |the |my |some )?(?:\w+ ){0,2}(?:universit(?:y|ies)|colleges?|schools?|scholarships?|grants?|kindergartens?|nursery)\b|^(?:start (?:my |a )?therapy$|see a therapist)|^(?:find|choose|get) (?:an?|the|my|our|new|another) (?:\w+ ){0,2}(?:therapist|doctor|dentist|lawyer|accountant|apartment|flat|house|room|flatmate|roommate|place to live|nanny|babysitter|day ?care|kindergarten|nursery|school|tenant|plumber|builder|gym|insurance|bank)\b|^(?:switch|order|sort(?: out)?|set up|transfer|cancel|negotiate|get)\b.*\b(?:loan|insurance|bank|provider|contracts?|phone plan|divorce|severance)\b/i,
  usual: { perWeek: 3, minutes: 45 },
  mostSessions: [{ of: /^(?!.*\b(?:house|home|flat|apartment|land|business|company)\b)/i, sessions: 24 }],
  question: null,
  firstStep: {
    title: 'Wanted, limit and last date',
    note: 'Write down what you want at the end, what it may cost or must bring, and the last date. Done when three lines are written down; 10 minutes are enough.',
  },
  phases: [
    {
      title: 'Get the facts',
      focus: 'What it takes, what it costs, what others advise',
      why: 'The costly mistakes are made before the first offer: by what nobody asked.',
      share: 0.25,
      checkpoint: 'Papers, costs and dates stand on one page',
      steps: [
        {
          title: 'Papers: what is asked for',
          note: 'Find the official or usual list of papers and tick what you have. Done when each missing one has a place where it comes from.',
        },
        {
          title: 'True cost: all that is added',
          note: 'Add up fees, taxes, repairs and time, or what is left of a price after them. Done when there is one sum and one limit.',
        },
        {
          title: 'Musts and wishes, in two columns',
          note: 'Write what must be and what would be nice. Done when no more than five musts are left.',
        },
        {
          title: 'Somebody with no part in it',
          note: 'Ask a person who has done it and earns nothing by it: what would they check first? Done when you have three points.',
        },
        {
          title: 'Backwards from the last date',
          note: 'Write the steps with their waiting times, from the last one to today. Done when you know what must begin this week.',
        },
      ],
      kinds: [
        {
          title: 'Missing paper {n}: asked for',
          note: 'Get or request one missing paper. Done when it is in the folder or has a date.',
        },
        {
          title: 'Price check {n}: three like it',
          note: 'Look up three that are like it, and what they cost or brought. Done when the range is on your page.',
        },
        {
          title: 'Open question {n}: ask, note',
          note: 'Ask one open question of somebody who must know. Done when the answer has a name and a date.',
        },
      ],
    },
    {
      title: 'Prepare and compare',
      focus: 'At least three ways, seen side by side',
      why: 'With one offer you can say yes or no; with three you can choose.',
      share: 0.4,
      checkpoint: 'Number of offers or drafts that lie side by side',
      steps: [
        {
          title: 'Hardest form, filled in roughly',
          note: 'Take the part that you put off and fill in what you know. Done when the gaps are marked.',
        },
        {
          title: 'Three offers, asked for today',
          note: 'Write to three banks, firms, buyers, agents or offices in the same words. Done when three messages are out.',
        },
        {
          title: 'Put right what others will see',
          note: 'Clean, repair, photograph or sort what will be looked at. Done when you would show it to a stranger.',
        },
        {
          title: 'Table: offers side by side',
          note: 'Put price, terms and what is left out into one table. Done when one column is clearly worst.',
        },
      ],
      kinds: [
        {
          title: 'Visit or call {n}: with a list',
          note: 'See or call one of them with the same ten questions. Done when the answers are in the table.',
        },
        {
          title: 'Form {n}: the next page',
          note: 'Fill in the next page, or write the next paragraph, for {minutes} minutes. Done when nothing on it is guessed.',
        },
        {
          title: 'Chase {n}: who has not answered',
          note: 'Remind kindly those whom you wait for. Done when each has a date.',
        },
        {
          title: 'Fine print {n}: read one through',
          note: 'Read one contract, rule or report to its end and mark what surprises you. Done when each mark is a question.',
        },
      ],
    },
    {
      title: 'Decide and sign',
      focus: 'The best of them, checked by a second person',
      why: 'A night and a second pair of eyes cost a day; a wrong signature costs years.',
      share: 0.25,
      checkpoint: 'It is signed or handed in, and you hold a copy',
      steps: [
        {
          title: 'Favourite, against the musts',
          note: 'Hold the best one against your five musts and your limit. Done when each has a yes or a no.',
        },
        {
          title: 'Second pair of eyes',
          note: 'Let somebody check sums and terms, an expert where much money is in it. Done when their marks are answered.',
        },
        {
          title: 'Ask for better, once',
          note: 'Ask for a better price or one better term, kindly and with a reason. Done when you have an answer.',
        },
        {
          title: 'Sign or hand in, keep a copy',
          note: 'Read the last version once more after a night, then sign or send it. Done when you hold a copy and a receipt.',
        },
      ],
      kinds: [
        {
          title: 'Point {n} before the signature',
          note: 'Clear one point that is still open. Done when it stands in writing.',
        },
        {
          title: 'Plan B {n}: if it is a no',
          note: 'Write down what you do if this one falls through, and take its first step. Done when it has a name and a number.',
        },
        {
          title: 'Dates {n}: who does what when',
          note: 'Agree on one date with each who takes part. Done when it is in your calendar.',
        },
      ],
    },
    {
      title: 'Close',
      focus: 'Payment, keys, entries, and room for what comes late',
      why: 'Offices and banks answer late more often than early; this time is kept for them.',
      share: 0.1,
      checkpoint: 'Nothing is open with anybody who takes part',
      kinds: [
        {
          title: 'Handover {n}: check and record',
          note: 'Check what you get or give against what was agreed, with photos and numbers. Done when both have signed or nothing is open.',
        },
        {
          title: 'Tell {n}: insurers, banks, offices',
          note: 'Tell one place that must know of the change. Done when they have confirmed.',
        },
        {
          title: 'File {n}: papers in one folder',
          note: 'Put all papers in one folder with a list on top, and note when something must be renewed. Done when the date is in your calendar.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'Who asks for several offers pays less',
      url: 'https://www.consumerfinance.gov/owning-a-home/compare/',
    },
  ],
}
