import { capitalised } from '#shared/text/capitalised.ts'

/** How the question begins that asks which of several exams is planned first. */
export const WHICH_EXAM = 'Each exam gets a plan of its own. Which one first?'

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const DATE = `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?`
const ONE = new RegExp(`(.+?) (?:is )?(?:on|by) (${DATE})(?:,? and |, | & |[\\s.!]*$)`, 'gi')
const OF_EXAMS = /\b(?:exams?|tests?|finals?|mocks?)\b/i
const LEAD =
  /^(?:.*\b(?:exams|tests|finals) ?[:,–-]+ |(?:i(?:['’]ve| have)(?: got)?|there (?:is|are)|i need to|i want to|pass|study for|revise for|prepare for|learn for) )+/i
const ARTICLE = /^(?:my|an?|the|our|in) /i

/**
 * Of several exams with a date each what each of them is as a goal of its own: `my maths exam on 12 June and physics on 20 June`. Null
 * where a sentence names fewer, or something else.
 */
export function examsIn(sentence: string): string[] | null {
  if (!OF_EXAMS.test(sentence)) return null
  const found = [...sentence.trim().matchAll(ONE)]
  const isAll = found.reduce((length, [whole]) => length + whole.length, 0) === sentence.trim().length
  const exams = found.map(([, named = '', date = '']) => {
    const subject = named.replace(LEAD, '').replace(ARTICLE, '').trim()
    return `Study for the ${OF_EXAMS.test(subject) ? subject : `${subject} exam`} on ${capitalised(date)}`
  })
  return isAll && exams.length > 1 && exams.every((exam) => !exam.includes('the  ')) ? exams : null
}
