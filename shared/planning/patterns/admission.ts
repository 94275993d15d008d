import type { PatternVariant } from './pattern.ts'

/** What others decide about: an office, an agency, a club. It is asked for, proved and waited for; nothing is built. */
export const admission: PatternVariant = {
  of: /\b(?:foster|adopt(?:ion|ing)?(?! (?:an?|the|our|my) (?:\w+ )?(?:dog|pupp(?:y|ies)|cat|kittens?|pet|rabbit|horse)s?\b)|citizenship|citizen|naturali[sz]ation|visa|residency|residence permit|work permit|green card|certified|study abroad|(?:apply|get) (?:to|for|into) (?:(?:\d+|two|three|four|five|some|a|an|the|my) )?(?:\w+ ){0,2}(?:(?:phd|doctoral|masters?|graduate|exchange) (?:programm?e?s?|courses?)|(?:med(?:ical)?|law|grad(?:uate)?|nursing|art|music|film|drama|business|vet|dental|flight|police) school|apprenticeship)|exchange (?:year|semester)|(?:become|train (?:as|to be(?:come)?)|qualify as) an? (?:\w+ ){0,2}(?:teacher|instructor|pilot|nurse|midwife|paramedic|doctor|vet|lawyer|electrician|plumber|carpenter|mechanic|hairdresser|therapist|psychologist|counsell?or|accountant|architect|firefighter|police officer|notary|sommelier|translator|lifeguard|guide))\b/i,
  usual: { perWeek: 2, minutes: 45 },
  question: null,
  firstStep: {
    title: 'Who decides: name and number',
    note: 'Find out who decides about it and write down name, number and opening hours. Done when you could call.',
  },
  phases: [
    {
      title: 'Find out',
      focus: 'What is asked of you, in which order, and how long each step takes',
      why: 'Waiting times are long and fixed; know them early and you lose none.',
      share: 0.25,
      checkpoint: 'All conditions and waiting times stand on one page',
      steps: [
        {
          title: 'Conditions: the official list',
          note: 'Read the official page and list every condition. Done when each has a yes, a no or a question mark.',
        },
        {
          title: 'First call: five questions',
          note: 'Ask how long it takes, what most people lack, what it costs, who helps, and what comes first. Done when five answers are written down.',
        },
        {
          title: 'Somebody who went through it',
          note: 'Talk with one person who has done it: what took longest, what would they do first? Done when you have three answers.',
        },
        {
          title: 'Calendar of waiting times',
          note: 'Put every step with its waiting time in an order, counted back from your date. Done when you know which one must begin now.',
        },
        {
          title: 'Reasons, in your own words',
          note: 'Write half a page about why you want it; you will be asked. Done when you could say it aloud without it.',
        },
      ],
      kinds: [
        {
          title: 'Question {n}: one mark less',
          note: 'Take one question mark of your list and ask whoever knows. Done when it is a yes or a no.',
        },
        {
          title: 'Hear {n}: one experience',
          note: 'Read or listen to one account of somebody who did it. Done when one thing is new on your page.',
        },
        {
          title: 'Talk it over {n}: those it concerns',
          note: 'Speak with the people at home about one thing that would change. Done when each has said what they wish and what they fear.',
        },
      ],
    },
    {
      title: 'Prepare',
      focus: 'Papers, courses and proofs, the slowest first',
      why: 'One missing paper stops all the others; those of other offices take longest.',
      share: 0.4,
      checkpoint: 'Share of the papers and proofs on your list that you hold, in %',
      steps: [
        {
          title: 'Slowest paper, asked for today',
          note: 'Order the proof that takes longest, such as a record, a certificate or a translation. Done when you hold a date or a receipt.',
        },
        {
          title: 'Course or test: a place',
          note: 'Book the course, evening or test that is asked for. Done when the date is in your calendar.',
        },
        {
          title: 'Weakest point, made better',
          note: 'Take the condition that you meet least and do one thing about it for {minutes} minutes. Done when you can show it.',
        },
        {
          title: 'Folder: one for all papers',
          note: 'Put originals and copies into one folder in the order of the list. Done when a stranger could find each.',
        },
        {
          title: 'People who speak for you',
          note: 'Ask two people whether they would vouch for you, and tell them what for. Done when both have answered.',
        },
        {
          title: 'Money: what it costs, from where',
          note: 'Add up fees, travel and what changes later. Done when the sum has a source.',
        },
      ],
      kinds: [
        {
          title: 'Paper {n}: the next one',
          note: 'Get or fill the next paper of the list. Done when it is in the folder or on its way.',
        },
        {
          title: 'Practise {n}: what they will look at',
          note: 'Practise one thing that will be tested or asked, for {minutes} minutes. Done when it went well once.',
        },
        {
          title: 'Chase {n}: what is out',
          note: 'Ask kindly where each paper or answer is that you wait for. Done when each has a date.',
        },
        {
          title: 'Home and week {n}: one change',
          note: 'Change one thing at home or in your week that it will need. Done when it has worked for a day.',
        },
      ],
    },
    {
      title: 'Ask for it',
      focus: 'Hand it in, answer, stay in touch',
      why: 'What is complete goes through once; what is asked back goes to the end of the pile.',
      share: 0.25,
      checkpoint: 'It is handed in, and you hold the receipt',
      steps: [
        {
          title: 'Form, filled in pencil',
          note: 'Fill in the form as a draft and mark what you are not sure of. Done when no field is empty by mistake.',
        },
        {
          title: 'Second pair of eyes on it',
          note: 'Let somebody else check form and folder against the list. Done when their marks are worked in.',
        },
        {
          title: 'Hand in, with a receipt',
          note: 'Send it or bring it, and keep a copy of all. Done when you hold a receipt or a number.',
        },
        {
          title: 'Interview or visit, once aloud',
          note: 'Let a friend ask you ten questions they may ask. Done when your two weakest answers are better.',
        },
      ],
      kinds: [
        {
          title: 'Follow up {n}: how it stands',
          note: 'Ask where it lies and what may be missing. Done when you know the next date.',
        },
        {
          title: 'Answer {n}: what came back',
          note: 'Answer what they asked, or read the next rule that concerns you. Done when nothing waits for you.',
        },
        {
          title: 'Ready {n}: one thing for after',
          note: 'Prepare one thing that you will need when they say yes. Done when it is there.',
        },
      ],
    },
    {
      title: 'Begin',
      focus: 'The first weeks of it, and room for what comes late',
      why: 'Answers come late more often than early; this time is kept for them.',
      share: 0.1,
      checkpoint: 'You hold the answer, or the date on which it comes',
      kinds: [
        {
          title: 'First week {n}: planned',
          note: 'Write down what the first week with it looks like, hour by hour where it matters. Done when those it concerns have seen it.',
        },
        {
          title: 'Late answer {n}: one call',
          note: 'Ask for what is still open, or write what you do if it is a no. Done when both ways have a next step.',
        },
        {
          title: 'Thanks {n}: to one who helped',
          note: 'Tell one person who helped how it went. Done when they have heard.',
        },
      ],
    },
  ],
}
