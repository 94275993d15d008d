import { LANGUAGE } from './needs.ts'
import type { Rewriting } from './plainerLeads.ts'

const PAYER =
  '(?:(?:my |the |our )?(?:work|boss|company|firm|employer|job|office|manager|uni|university|school|team|government|insurance|dad|mum|mom|parents|chef))'
const PAYS =
  "(?:(?:only|even|will only|will|would|['’]?ll|is going to|would only) )?(?:pays?|covers?|reimburses?|refunds?|funds?|sponsors?|pay back|pays back)(?: for| back)?"
const EXAM =
  '((?:(?:my|the|an?|our) )?(?:[a-z\\d][a-z\\d+#.-]* ){0,5}?(?:cert(?:ificate|ification)?s?|exams?|tests?|licen[cs]e|diploma|qualification|level \\d|boards?|bar|cpa|cfa|acca|pmp|ielts|toefl)(?: (?:exams?|tests?|level \\d))?)'
const PASS =
  '(?:i|we) (?:(?:actually|only|can|manage to) )?(?:pass|get|finish|complete|do|make)(?: (?:it|that|the exam|the test|them))?(?: first time| in time)?'

/**
 * What is paid for if somebody passes it is to be passed: `work pays for the AWS cert if I pass before end of April`. Of lessons and courses
 * it says what is passed: `the company covers the German course if I pass B2 by July`.
 */
export const PAID_IF_PASSED: readonly (readonly [form: RegExp, plain: Rewriting])[] = [
  [
    new RegExp(
      `(^|[,;.!] ?|\\s(?:and|so|but) )${PAYER} ${PAYS} ${EXAM} (?:but )?(?:only )?(?:if|when|once|as long as|provided) ${PASS}(?=\\s*(?:[,;.!]|$)| (?:by|before|in|until|till|within|on|this|next) )`,
      'gi',
    ),
    (_all, before = '', exam = '') => `${before}I want to pass ${exam}`,
  ],
  [
    new RegExp(
      `(^|[,;.!] ?|\\s(?:and|so|but) )${PAYER} ${PAYS} (?:(?:my|the|an?|our) )?(${LANGUAGE}) (?:course|classes|lessons) (?:but )?(?:only )?(?:if|when|once) (?:i|we) (?:pass|reach|get|get to) ([abc][12])\\b`,
      'gi',
    ),
    (_all, before = '', language = '', level = '') =>
      `${before}I want to pass ${level.toUpperCase()} ${language.charAt(0).toUpperCase()}${language.slice(1)}`,
  ],
]
