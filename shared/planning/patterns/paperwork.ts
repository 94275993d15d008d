import type { PatternVariant } from './pattern.ts'

/** Forms that are handed in by a date: taxes, an application to an office, a claim, a will. Nobody is asked for offers. */
export const paperwork: PatternVariant = {
  of: /\b(?:tax(?:es)?|tax return|power of attorney|testament|living will|patent|passport|trademark|divorce papers|get divorced|benefits?|refund|custody|name change|probate)\b|^(?:open|close) .*\baccounts?\b|^(?:write|make|draw up|do) (?:my|our|a) (?:own )?will\b|^(?:claim|register|renew|file|submit|appeal|finish|complete|prepare|get|apply for|write) .*\b(?:applications?|forms?|papers?|claim|pension|grant|scholarship|insurance|statement)\b|^(?:do|sort(?: out)?|finish) (?:my|our|the) (?:paperwork|bookkeeping|accounts|books|invoices|admin)\b/i,
  usual: { perWeek: 2, minutes: 45 },
  mostSessions: [{ sessions: 8 }],
  question: null,
  firstStep: {
    title: 'Last date and missing papers',
    note: 'Look up the last date, write it down, and list the papers that come to mind. Done when both are written down; 10 minutes are enough.',
  },
  phases: [
    {
      title: 'Collect',
      focus: 'What is asked for, and where each paper is',
      why: 'What has to be asked for from others takes longest, so it goes out first.',
      share: 0.35,
      checkpoint: 'Number of papers that are still missing',
      steps: [
        {
          title: 'Official list, ticked off',
          note: 'Find the official list of what is needed and tick what you have. Done when each missing paper has a place where it comes from.',
        },
        {
          title: 'Requests to others, sent today',
          note: 'Write to everybody from whom you need a paper. Done when all requests are out, each with a date.',
        },
        {
          title: 'One folder, one order',
          note: 'Put papers and files into one folder, in the order of the form. Done when you find each within a minute.',
        },
        {
          title: 'Help: advice you may use',
          note: 'Find out who helps: a free service, a programme, an adviser. Done when you know whether you take it and what it costs.',
        },
      ],
      kinds: [
        {
          title: 'Paper hunt {n}: next missing one',
          note: 'Find, download or ask for the next missing paper. Done when it is in the folder or has a date.',
        },
        {
          title: 'Sort {n}: one pile or month',
          note: 'Go through one pile, drawer or month and keep what belongs to it. Done when the pile is gone.',
        },
        {
          title: 'Rule {n}: look up what is unclear',
          note: 'Look up one thing you are unsure of, at the office itself. Done when the answer and its place are written down.',
        },
      ],
    },
    {
      title: 'Fill in',
      focus: 'The hardest part first, a whole draft soon',
      why: 'A draft with gaps shows what is missing while there is time to get it.',
      share: 0.35,
      checkpoint: 'Share of the form that is filled in, in %',
      steps: [
        {
          title: 'Whole form, read to its end',
          note: 'Read the form once without writing and mark what you do not understand. Done when the last page is reached.',
        },
        {
          title: 'Hardest page, filled in roughly',
          note: 'Take the part you have put off and fill in what you know. Done when only marked gaps are left.',
        },
      ],
      kinds: [
        {
          title: 'Next part {n}: filled in',
          note: 'Fill in the next part for {minutes} minutes. Done when nothing in it is guessed.',
        },
        {
          title: 'Gap {n}: one closed',
          note: 'Take one marked gap and close it by a paper, a call or a look at the rules. Done when it is filled in.',
        },
        {
          title: 'Sum and proof {n}: compare',
          note: 'Compare numbers and dates with the papers. Done when each has its proof in the folder.',
        },
      ],
    },
    {
      title: 'Check and hand in',
      focus: 'A second look, then away, before the last date',
      why: 'On the last day the site is slow and the office is full.',
      share: 0.2,
      checkpoint: 'It is handed in, and you hold the receipt',
      steps: [
        {
          title: 'Second look after a night',
          note: 'Read the whole once more after a night, or let somebody read it. Done when each mark is mended.',
        },
        {
          title: 'Hand in, keep the receipt',
          note: 'Sign and send it, and keep a copy with the receipt. Done when both are in the folder.',
        },
      ],
      kinds: [
        {
          title: 'Copy {n}: keep what was sent',
          note: 'Save or print what you send, with all papers. Done when it is in two places.',
        },
        {
          title: 'Last question {n}: call and ask',
          note: 'Call or write about the one point that is not clear. Done when you have a name and an answer.',
        },
        {
          title: 'Page {n}: signatures and dates',
          note: 'Go through the pages for signatures, dates and numbers. Done when none is missing.',
        },
      ],
    },
    {
      title: 'Follow up',
      focus: 'The answer, and an easier next time',
      why: 'Offices ask back; with the papers together you answer in ten minutes.',
      share: 0.1,
      checkpoint: 'You know when the answer comes and what you do then',
      steps: [
        {
          title: 'Next time: easier by a folder',
          note: 'Make an empty folder for the next one, with the list on top. Done when the first paper lies in it.',
        },
      ],
      kinds: [
        {
          title: 'Answer {n}: look or ask',
          note: 'See whether there is an answer, and ask if the usual time is over. Done when you know where it stands.',
        },
        {
          title: 'Dates {n}: into the calendar',
          note: 'Put payments, objections and renewals into the calendar. Done when each has a reminder.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'Which records to keep, and for how long',
      url: 'https://www.gov.uk/keeping-your-pay-tax-records',
    },
  ],
}
