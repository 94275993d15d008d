import { expect, test } from 'vitest'
import { jsonRows } from './jsonRows.ts'

/** The rows of a text that comes in pieces of so many bytes. */
async function rowsOf(text: string, length = Infinity): Promise<string[]> {
  const bytes = new TextEncoder().encode(text)
  async function* pieces() {
    for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length)
  }
  const rows: string[] = []
  for await (const row of jsonRows(pieces())) rows.push(row)
  return rows
}

test.each<[string, string[]]>([
  ['[]', []],
  [' \r\n\t[ ] \n', []],
  ['[1]', ['1']],
  ['[1, null ,"a"]', ['1', ' null ', '"a"']],
  ['[{"a":[1,2],"b":{"c":","}},{}]', ['{"a":[1,2],"b":{"c":","}}', '{}']],
  ['["]", "\\"]", "\\\\", "😀"]', ['"]"', ' "\\"]"', ' "\\\\"', ' "😀"']],
  ['[[1],[2]]', ['[1]', '[2]']],
])('%s has the rows %j, however it is cut', async (text, rows) => {
  expect(await rowsOf(text)).toEqual(rows)
  expect(await rowsOf(text, 1)).toEqual(rows)
  expect(await rowsOf(text, 3)).toEqual(rows)
})

test.each([
  ['x[1]', 'It is no array'],
  ['{"a":[1]}', 'It is no array'],
  ['[1]x', 'Something stands behind the array'],
  ['[1][2]', 'Something stands behind the array'],
  ['[1,,2]', 'An element is missing'],
  ['[ ,1]', 'An element is missing'],
  ['[1', 'It ends within the array'],
  ['["]', 'It ends within the array'],
  ['[{]', 'It ends within the array'],
  ['', 'It ends within the array'],
])('%s is refused: %s', async (text, message) => {
  await expect(rowsOf(text)).rejects.toThrow(new SyntaxError(message))
  await expect(rowsOf(text, 1)).rejects.toThrow(new SyntaxError(message))
})

test('a row of more than 8 Mi characters is refused before it has ended', async () => {
  const longest = '1'.repeat(8_388_608)
  expect(await rowsOf(`[${longest}]`, 1_048_576)).toEqual([longest])
  await expect(rowsOf(`[${longest}1`, 1_048_576)).rejects.toThrow(new SyntaxError('A row is too long'))
})
