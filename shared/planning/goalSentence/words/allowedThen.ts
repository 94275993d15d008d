import { DAY } from './typedDays.ts'

const DAYS = `((?:${DAY}(?:(?:,| and| or| &|,? and)? ?${DAY}){0,4}|weekends?)(?![a-z]))`
const QUITS =
  "(?<=^(?:i (?:want|plan|would like|need) to |i'd like to |i'm going to |want to )?(?:quit|stop|give up|cut out|no|eat no|drink no|avoid|no more)\\b[^,;.]{0,40})"
const SOME = '(?:(?:an?|one|1|some|the odd|a single|a bit of) [a-z]+(?: [a-z]+)?? |it |this |that )?'
const PAUSE = '(?:[,;]| -|,? but|,? and|,? with)'
const END = '(?=\\s*(?:[,;.!)]|$))'

/** `quit sugar, allowed one dessert on Saturdays`: on these days there may be some, and they are none of going without. */
export const ALLOWED_THEN: readonly (readonly [form: RegExp, plain: string])[] = [
  [
    new RegExp(
      `${QUITS}${PAUSE} (?:but )?(?:i['’]?m |i am |i )?(?:only |just |still )?(?:allowed|allow(?:ing)? myself|may have|can have|permitted|am allowed)(?: (?:only|just|to have))? ${SOME}(?:on |at |every |only on |only at )(?:the )?${DAYS}${END}`,
      'gi',
    ),
    ' except at $1',
  ],
  [
    new RegExp(
      `${QUITS}${PAUSE} (?:but )?${SOME}(?:on |at |every )(?:the )?${DAYS} (?:is |are )?(?:allowed|ok|okay|fine|permitted)${END}`,
      'gi',
    ),
    ' except at $1',
  ],
]
