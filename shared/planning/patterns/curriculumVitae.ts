import type { PatternVariant } from './pattern.ts'

/** A CV, a profile or a letter is written: the search for a job that it is for is another goal. */
export const curriculumVitae: PatternVariant = {
  of: /^(?!.*\b(?:appl(?:y|ying|ications?)|jobs?|work|interviews?)\b).*\b(?:cv|r[eé]sum[eé]|curriculum vitae|cover letter|linkedin)\b/i,
  usual: { perWeek: 3, minutes: 45 },
  mostSessions: [{ sessions: 6 }],
  question: null,
  firstStep: {
    title: 'Last version, opened and marked',
    note: 'Open the last version and mark what is out of date or missing. Done when each mark is a line on a list; 10 minutes are enough.',
  },
  phases: [
    {
      title: 'Collect',
      focus: 'What you did, what came of it, and what they ask for',
      why: 'Results with a number are read; lists of duties are passed over.',
      share: 0.3,
      checkpoint: 'Each job has its dates and two results on one page',
      steps: [
        {
          title: 'Advertisement: words they use',
          note: 'Read two advertisements that you would answer and mark what they ask for. Done when you have ten of their words.',
          isNeeded: true,
        },
        {
          title: 'Results: two for each job',
          note: 'Write down for each job what was better afterwards, with a number where there is one. Done when each has two.',
        },
      ],
      kinds: [
        {
          title: 'Proof {n}: date or paper',
          note: 'Look up a date, a title or a certificate that you are unsure of. Done when it is right on your list.',
        },
        {
          title: 'Ask {n}: somebody who was there',
          note: 'Ask a former colleague what they would say you were good at. Done when you have one sentence of theirs.',
        },
      ],
    },
    {
      title: 'Write',
      focus: 'The upper third first, newest job first',
      why: 'A reader decides in the first half minute whether to go on.',
      share: 0.4,
      checkpoint: 'The whole text fits on two pages at most',
      steps: [
        {
          title: 'Upper third: who you are',
          note: 'Write three lines on what you do, what you are good at and what you look for. Done when somebody who does not know you would understand them.',
          isNeeded: true,
        },
        {
          title: 'Jobs: results before duties',
          note: 'Write the newest job first, each line beginning with a verb and ending with what came of it. Done when the oldest takes no more than two lines.',
        },
      ],
      kinds: [
        {
          title: 'Section {n}: shorter by a third',
          note: 'Take one section and leave out what nobody asks for. Done when it is shorter by a third.',
        },
        {
          title: 'Rewrite {n}: weakest line',
          note: 'Take the line that says least and write what happened instead. Done when it could stand in no other person’s text.',
        },
      ],
    },
    {
      title: 'Check',
      focus: 'A second pair of eyes, no mistake, easy to read',
      why: 'You no longer see what you have read ten times.',
      share: 0.2,
      checkpoint: 'Somebody else has read it, and each of their marks is mended',
      steps: [
        {
          title: 'Second reader: half a minute',
          note: 'Give it to somebody for half a minute, take it back and ask what they remember. Done when they name what you want to be known for.',
          isNeeded: true,
        },
        {
          title: 'Spelling, dates, addresses',
          note: 'Read it aloud from the last line to the first, and try each link and address. Done when you find nothing more.',
        },
      ],
      kinds: [
        {
          title: 'Print {n}: seen on paper',
          note: 'Print it and look at it from a metre away. Done when the eye finds the headings by itself.',
        },
      ],
    },
    {
      title: 'Put it to use',
      focus: 'Where others find it, and where you find it again',
      why: 'A text that lies in a drawer is out of date next year.',
      share: 0.1,
      checkpoint: 'It is where others see it, and you know when you look at it again',
      steps: [
        {
          title: 'Online: the same story',
          note: 'Bring your profile into line with it, or put the text where it is asked for. Done when both say the same.',
        },
      ],
      kinds: [
        {
          title: 'Variant {n}: for one employer',
          note: 'Save a copy in which the first lines speak to one employer. Done when it carries their words.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'What belongs into a CV, and how it is checked',
      url: 'https://nationalcareers.service.gov.uk/careers-advice/cv-sections',
    },
  ],
}
