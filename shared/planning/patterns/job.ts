import { curriculumVitae } from './curriculumVitae.ts'
import { interviewing } from './interviewing.ts'
import { deciding } from './jobOffer.ts'
import type { Pattern } from './pattern.ts'

/** Finding work: knowing what for, asking people, applying, interviews, deciding. */
export const job: Pattern = {
  key: 'job',
  usual: { perWeek: 4, minutes: 60 },
  question: null,
  firstStep: {
    title: 'Three jobs that you would say yes to',
    note: 'Search for 10 minutes and save three real advertisements that you like. Done when one line beside each says why.',
  },
  phases: [
    {
      title: 'Aim',
      focus: 'Which job, which proof, which ten employers',
      why: 'A few applications that fit get more answers than many that do not.',
      share: 0.2,
      checkpoint: 'You can say in one sentence which job you look for and why you',
      steps: [
        {
          title: 'Wanted: one sentence',
          note: 'Write which work you look for, where, and what it must pay or allow. Done when you could say it to a stranger.',
          isNeeded: true,
        },
        {
          title: 'Read ten adverts: common words',
          note: 'Mark what ten advertisements ask for again and again. Done when you know the five things they share and which of them you have.',
        },
        {
          title: 'Proof: five things you achieved',
          note: 'Write five results with a number or an example each. Done when somebody else would believe them.',
        },
        {
          title: 'Ten employers by name',
          note: 'List ten places where such work is done, whether they advertise or not. Done when ten names are written down.',
          isNeeded: true,
        },
        {
          title: 'One list for everything',
          note: 'Set up one list: employer, person, date, state, next step. Done when the ten employers are in it.',
        },
        {
          title: 'CV, new top third',
          note: 'Write the first lines of your CV for the job that you want, best proof first. Done when a reader gets it within ten seconds.',
          isNeeded: true,
        },
        {
          title: 'CV, the rest on two pages',
          note: 'Cut and order the rest; results before duties. Done when it fits and has no gap that you could not explain.',
        },
        {
          title: 'Pay: what is usual',
          note: 'Look up what such jobs pay in three places. Done when you have a range and your lowest number.',
        },
        {
          title: 'Profile online, same story',
          note: 'Bring your profile into line with the CV. Done when job, place and proof agree.',
        },
        {
          title: 'Second pair of eyes on the CV',
          note: 'Give it to somebody in the field and ask what they would invite you for. Done when their answer agrees with your aim or the CV is changed.',
        },
      ],
      kinds: [
        {
          title: 'Gap {n}: one thing they ask for',
          note: 'Take one thing that adverts ask for and you lack; find the smallest way to show it. Done when the way has a first step.',
        },
        {
          title: 'Employer {n}: read up on one',
          note: 'Read what one employer does, needs and says. Done when you can name one problem that you could help with.',
        },
        {
          title: 'CV detail {n}: one stronger line',
          note: 'Rewrite one line as a result with a number or an example. Done when it says what changed because of you.',
        },
        {
          title: 'Ask {n}: what you are good at',
          note: 'Ask one person who worked with you what they would call you for. Done when their words are in your notes.',
        },
      ],
    },
    {
      title: 'Apply',
      focus: 'A few good applications, and people who know people',
      why: 'Many jobs are found through people one knows a little; they hear of work that you do not.',
      share: 0.4,
      checkpoint: 'Number of good applications and conversations so far',
      steps: [
        {
          title: 'Best-fitting job, full application',
          note: 'Apply for the job that fits best, CV and letter made for it. Done when it is sent and in the list.',
          isNeeded: true,
        },
        {
          title: 'Letter: three short paragraphs',
          note: 'Make your letter say why them, why you, and what next, in half a page. Done when no sentence would fit another employer.',
        },
        {
          title: 'Message to five loose contacts',
          note: 'Write to five people you know a little: what you look for, one question, no request for a job. Done when five messages are sent.',
          isNeeded: true,
        },
        {
          title: 'Talk with somebody who does the job',
          note: 'Ask for 15 minutes and hear what their days are like. Done when you have three answers and one more name.',
        },
        {
          title: 'Second application, faster',
          note: 'Apply for the next job; use the parts that stay. Done when it is sent and you know how long it took.',
          isNeeded: true,
        },
        {
          title: 'Employer without an advert',
          note: 'Write to one employer of your list about a problem that you could solve. Done when it has gone to a person, not an office.',
        },
        {
          title: 'Agencies and alerts, set once',
          note: 'Set alerts with your words in two places. Done when the first result fits.',
        },
        {
          title: 'References: two people, asked',
          note: 'Ask two people whether they would speak for you, and tell them what for. Done when both have answered.',
        },
      ],
      kinds: [
        {
          title: 'Apply {n}: one job, made to fit',
          note: 'Choose one job that fits at least two thirds; change the top of the CV and the letter for it. Done when it is sent and noted.',
        },
        {
          title: 'Contact {n}: write to two people',
          note: 'Write to two people you know a little, with one question each. Done when both messages are sent.',
        },
        {
          title: 'Follow up {n}: what is open',
          note: 'Ask kindly where nothing came for two weeks, and close what is over. Done when each line has a next step.',
        },
        {
          title: 'Search {n}: new adverts, few',
          note: 'Look through new advertisements for {minutes} minutes at most and keep three. Done when the others are closed.',
        },
        {
          title: 'Review {n}: what gets answers',
          note: 'Compare what was answered with what was not, and change one thing. Done when the change is written down.',
        },
        {
          title: 'Second look {n}: one you let go',
          note: 'Take an advertisement that you had put aside and ask what you would need to apply. Done when it is sent or closed for good.',
        },
        {
          title: 'Reply {n}: an open message',
          note: 'Answer what came in, also a no: thank them and ask for one hint. Done when no message waits.',
        },
        {
          title: 'Show {n}: one piece of work',
          note: 'Put one result where others see it: a text, a picture, a line in your profile. Done when it is online or with one person.',
        },
        {
          title: 'Meet {n}: half an hour in person',
          note: 'Arrange or have a talk with somebody at a place of your list. Done when a date stands or you know one thing that no website says.',
        },
      ],
    },
    {
      title: 'Interview',
      focus: 'Stories, questions and practice aloud',
      why: 'Answers that were said aloud once come out shorter and calmer the second time.',
      share: 0.3,
      checkpoint: 'Number of interviews that you have practised or had',
      steps: [
        {
          title: 'Hardest question, said aloud',
          note: 'Take the question that you fear most and answer it aloud in a minute. Done when the third try is true and short.',
        },
        {
          title: 'Two minutes about you',
          note: 'Tell what you do, your best proof, and why here. Done when it takes two minutes without notes.',
          isNeeded: true,
        },
        {
          title: 'Five stories: task, action, result',
          note: 'For five results note the situation, the task, what you did and what came of it. Done when each can be told in two minutes.',
          isNeeded: true,
        },
        {
          title: 'Questions that you will ask',
          note: 'Write five questions about the work, the team and the first months. Done when none can be answered by the website.',
        },
        {
          title: 'Gap or change, explained calmly',
          note: 'Write two sentences about the gap or change in your CV. Done when you can say them without hurry.',
        },
        {
          title: 'Test or task of the field',
          note: 'Do one typical task under time. Done when you have compared it with a good solution.',
        },
        {
          title: 'Camera, voice, way there',
          note: 'Try light, sound and background, or the way to the place. Done when nothing is left to chance.',
        },
        {
          title: 'Mock interview with a friend',
          note: 'Let somebody ask you ten questions in a row. Done when they have told you one strong and one weak answer.',
        },
      ],
      kinds: [
        {
          title: 'Practise {n}: three questions aloud',
          note: 'Answer three questions aloud, record them and listen once. Done when each answer is under two minutes.',
        },
        {
          title: 'Story {n}: one more result',
          note: 'Prepare one more story with situation, task, action, result. Done when its end is a number or a change.',
        },
        {
          title: 'Keep applying {n}: one good fit',
          note: 'Send one more application while others are open. Done when it is in the list.',
        },
        {
          title: 'After it {n}: thanks and notes',
          note: 'After a talk or a practice write what was asked and what you would say next time; thank them. Done when both are done.',
        },
        {
          title: 'Know them {n}: one employer, deep',
          note: 'Read what one employer has done this year and write two questions about it. Done when both are about the work.',
        },
        {
          title: 'Trial task {n}: under time',
          note: 'Do one task of the field against the clock. Done when you can say what you would do next with more time.',
        },
      ],
    },
    deciding,
  ],

  variants: [interviewing, curriculumVitae],
  usualWeeks: [
    {
      of: /^(?!.*\b(?:interview|assessment|audition))(?:.*\b(?:job|work|position|internship)\b)/i,
      weeks: 8,
      text: 'A search usually takes two months or more; answers take their time, so the first applications go out early.',
    },
  ],
  sources: [
    {
      claim: 'Jobs are often found through people one knows a little',
      url: 'https://doi.org/10.1086/225469',
    },
    {
      claim: 'Weaker ties lead to new jobs, shown by experiment',
      url: 'https://doi.org/10.1126/science.abl4476',
    },
    {
      claim: 'Training in skills, goals and support helps people find work',
      url: 'https://doi.org/10.1037/a0035923',
    },
  ],
}
