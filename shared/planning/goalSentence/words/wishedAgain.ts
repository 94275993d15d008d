import type { Rewriting } from './plainerLeads.ts'

const WISH =
  "(?:(?:i|we)(?:['’]?d| would)? )?(?:(?:really|just) )?(?:want|wanna|would like|like|hope|plan|prefer|aim|intend|would prefer|looking|id like)(?: to)? "
const RHYTHM =
  '(?:weekly|daily|every (?:day|week|weekday|other day|evening|morning)|each (?:day|week)|(?:once|twice|\\d ?x|\\d times|(?:two|three|four|five) times) (?:a|per) week)'
const SAME =
  '(?: (?:it|for (?:it|this|that)|on (?:it|this)|money(?: (?:away|aside))?|something|some|away|aside|up))*'

const OF_MONEY =
  /^\s*(?:(?:(?:i|we) )?(?:(?:want|need|would like|plan) (?:to )?)?(?:save|build|put|set|have|start)\b|(?:an? |my |the )?(?:[a-z]+ )?(?:fund|deposit|savings|cushion)\b).*\d/i

/** `save 3000 by December, want to save weekly`: the same deed again only says how often. */
const ONLY_HOW_OFTEN: Rewriting = (all, pause = '', verb = '', rhythm = '', ...groups) => {
  const before = (groups.at(-1) ?? '').slice(0, Number(groups.at(-2)))
  const isSame =
    new RegExp(`(?:^|[^a-z])${verb}(?![a-z])`, 'i').test(before) ||
    (/^(?:save|put|set|transfer)$/i.test(verb) && OF_MONEY.test(before))
  return isSame ? `${pause}${rhythm}` : all
}

/** How often, said with the goal's own verb behind it. */
export const WISHED_AGAIN: readonly (readonly [form: RegExp, plain: Rewriting])[] = [
  [
    new RegExp(
      `([,;.]\\s+| - )(?:and |so |but )?${WISH}([a-z]+)${SAME} (${RHYTHM})(?=\\s*(?:[,;.!]|$))`,
      'gi',
    ),
    ONLY_HOW_OFTEN,
  ],
]
