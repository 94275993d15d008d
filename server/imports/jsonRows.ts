/** Characters of one row at most. */
const LONGEST_ROW = 8_388_608

/**
 * The texts of the elements of a JSON array that comes in parts, one after the other: an array of a hundred megabytes is never in
 * memory as a whole.
 *
 * @throws a SyntaxError for what is no array, or goes on after it
 */
export async function* jsonRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const scan = createScan()
  for await (const chunk of chunks) yield* scan.add(decoder.decode(chunk, { stream: true }))
  yield* scan.add(decoder.decode())
  scan.end()
}

/** Where the scan is: before the array, between elements, in one, or behind the array. */
type Place = 'before' | 'between' | 'within' | 'behind'

function createScan() {
  let [row, depth, place]: [string, number, Place] = ['', 0, 'before']
  let isText = false
  let isEscaped = false

  function* add(text: string): Generator<string> {
    let from = 0
    for (let at = 0; at < text.length; at += 1) {
      const char = text[at] ?? ''
      if (isEscaped) isEscaped = false
      else if (isText) {
        if (char === '\\') isEscaped = true
        else if (char === '"') isText = false
      } else if (place === 'before') {
        if (char === '[') [place, from] = ['between', at + 1]
        else if (!isBlank(char)) throw new SyntaxError('It is no array')
      } else if (place === 'behind') {
        if (!isBlank(char)) throw new SyntaxError('Something stands behind the array')
      } else if (char === '"') [isText, place] = [true, 'within']
      else if (char === '{' || char === '[') [depth, place] = [depth + 1, 'within']
      else if (depth > 0 && (char === '}' || char === ']')) depth -= 1
      else if (depth === 0 && (char === ',' || char === ']')) {
        row += text.slice(from, at)
        if (place === 'within') yield row
        else if (char === ',') throw new SyntaxError('An element is missing')
        ;[row, from, place] = ['', at + 1, char === ',' ? 'between' : 'behind']
      } else if (!isBlank(char)) place = 'within'
    }
    if (place === 'between' || place === 'within') row += text.slice(from)
    if (row.length > LONGEST_ROW) throw new SyntaxError('A row is too long')
  }

  return {
    add,
    end() {
      if (place !== 'behind') throw new SyntaxError('It ends within the array')
    },
  }
}

function isBlank(char: string): boolean {
  return char === ' ' || char === '\n' || char === '\r' || char === '\t' || char === '\ufeff'
}
