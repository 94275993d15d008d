import type { Rewriting } from './plainerLeads.ts'

const WISH =
  "(^|[,;.!] ?|\\s(?:and|so|but) )(?:(?:(?:i|we)(?:['’]?d| would)?|id) )?(?:(?:really|just|also|still) )?(?:want|would like|would love|like|love)(?: to have)? "
const OWN = '(?:proper|decent|good|nice|real|fresh|homemade|home-made|home-?baked|own|new|simple)'
const COOKED = '(?:proper|decent|homemade|home-made|home-?cooked|healthy home-?cooked|scratch-made)'
const RHYTHM =
  '(?=(?: again)? (?:every|each|a week|per week|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|once|twice))'
const BREAD =
  '(?:sourdough|(?:sourdough |rye |white |wholemeal )?(?:bread|loaf)|baguettes?|focaccia|bagels|rolls)'
const DISH =
  '(?:(?:sunday |saturday )?(?:roast|curry|soup|stew|pasta|lasagne|lasagna|ramen|risotto|pizza|meal|dinner|breakfast|brunch))'

function made(kind: string, thing: string, deed: string): readonly [form: RegExp, plain: Rewriting] {
  return [
    new RegExp(`${WISH}((?:(?:an?|some|my) )?${kind}${thing})${RHYTHM}`, 'gi'),
    (_all, before = '', said = '') => `${before}I want to ${deed} ${said}`,
  ]
}

/** Bread, cakes and dishes of one's own that are wanted again and again are baked and cooked: `want a decent sourdough every weekend`. */
export const HOMEMADE_THINGS: readonly (readonly [form: RegExp, plain: Rewriting])[] = [
  made(`(?:${OWN} ){1,2}`, BREAD, 'bake'),
  made('', 'sourdough(?: bread| loaf)?', 'bake'),
  made('(?:homemade |home-made |home-?baked )', '(?:cakes?|pies?|cookies|biscuits|pastries|muffins)', 'bake'),
  made(`(?:${COOKED} )`, DISH, 'cook'),
]
