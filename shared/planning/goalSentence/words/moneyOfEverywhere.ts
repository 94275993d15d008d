import type { Rewriting } from './plainerLeads.ts'

/** Of signs that have one country's money. */
const CURRENCIES: Readonly<Record<string, string>> = {
  '₦': 'naira',
  '₹': 'rupees',
  '₱': 'pesos',
  '₩': 'won',
  '₺': 'lira',
  '₽': 'roubles',
  '₪': 'shekels',
  '฿': 'baht',
  '₫': 'dong',
  '₵': 'cedis',
}

/** Sums as they are written elsewhere, and of two weeks, in words that the grammar reads: `₦500,000` says `500,000 naira`. */
export const MONEY_OF_EVERYWHERE: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `₦500,000`, `A$50`, `2 lakh`
  [
    /(\d+(?:\.\d+)?) ?(lakhs?|crores?)\b/gi,
    (_all, count = '', unit = '') =>
      String(Math.round(Number(count) * (/^l/i.test(unit) ? 100_000 : 10_000_000))),
  ],
  [
    /([₦₹₱₩₺₽₪฿₫₵₴₸₲₡]) ?(\d[\d.,]*k?)(?![\d])/g,
    (_all, sign = '', sum = '') => `${sum} ${CURRENCIES[sign] ?? 'money'}`,
  ],
  [/\b(?:A|C|NZ|S|HK|US|AU|CA)\$ ?(?=\d)/g, '$'],
  // `$200 a fortnight`: the half each week
  [
    /(?<=\b(?:save|saving|put(?:ting)? (?:away|aside|by)|pay(?:ing)?(?: off| back)?|invest|set aside|tuck away)\b[^,;.]{0,20}?)(?<![\d.,])([$€£]?)(\d[\d,]*)((?: (?:euros?|dollars?|pounds|quid|bucks|rupees|naira))?) (?:a|per|each|every) fortnight\b/gi,
    (all, sign = '', sum = '', unit = '') => {
      const whole = Number(sum.replaceAll(',', ''))
      return sign === '' && unit === '' ? all : `${sign}${whole / 2}${unit} a week`
    },
  ],
]
