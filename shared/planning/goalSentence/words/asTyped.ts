/** A word of a text, with where it stands. */
type Token = { plain: string; from: number; to: number }

/**
 * Of a text that was put in other words, what was typed for a part of it: of `between 5pm and 9pm` in `piano between 5pm and 9pm` that is
 * `evenings till 9` where that was typed. The words that both have in common are aligned (longest common subsequence).
 *
 * @param typed the sentence as it was typed, `plain` the same in other words
 * @returns what was typed for a part of `plain`; the part itself where nothing was
 */
export function typedFor(typed: string, plain: string): (part: string) => string {
  if (typed === plain) return (part) => part
  const [before, after] = [tokensOf(typed), tokensOf(plain)]
  const partners = partnersOf(before, after)
  return (part) => {
    const at = typed.includes(part) ? -1 : plain.indexOf(part)
    if (at < 0) return part
    const own = after.flatMap((token, nth) => (token.to > at && token.from < at + part.length ? [nth] : []))
    const [first, last] = [own[0], own.at(-1)]
    if (first === undefined || last === undefined) return part
    const begin = partners[first] ?? (partners.slice(0, first).findLast((one) => one !== null) ?? -1) + 1
    const end = partners[last] ?? (partners.slice(last + 1).find((one) => one !== null) ?? before.length) - 1
    const [from, to] = [before[begin]?.from, before[end]?.to]
    if (from === undefined || to === undefined || end < begin) return withoutLead(part, typed)
    const said = typed.slice(from, to).replace(/[\s,;:.!?]+$/, '')
    // Between its neighbours there may be no more than a comma.
    return said === '' ? withoutLead(part, typed) : said
  }
}

/** `I'm on holiday 3 to 7 March`, where `on holiday 3 to 7 March` stood elsewhere: the last words that were typed. */
function withoutLead(part: string, typed: string): string {
  const words = part.split(' ')
  const first = words.findIndex((_, at) => at < words.length - 1 && typed.includes(words.slice(at).join(' ')))
  return first < 0 ? part : words.slice(first).join(' ')
}

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(/\S+/g), (found) => ({
    plain: found[0].toLowerCase().replace(/[,;:.!?]+$/, ''),
    from: found.index,
    to: found.index + found[0].length,
  })).slice(0, MOST_TOKENS)
}
/** What is beyond is not read one by one anyway; the alignment costs the square of it. */
const MOST_TOKENS = 100

/** For each token of the second list the one of the first that it is, or null. */
function partnersOf(before: readonly Token[], after: readonly Token[]): (number | null)[] {
  const width = after.length + 1
  const longest = new Uint16Array((before.length + 1) * width)
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  const isSame = (row: number, column: number) => before[row]?.plain === after[column]?.plain
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      longest[row * width + column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
  const partners = Array.from<number | null>({ length: after.length }).fill(null)
  let [row, column] = [0, 0]
  while (row < before.length && column < after.length) {
    if (isSame(row, column)) {
      partners[column] = row
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return partners
}
