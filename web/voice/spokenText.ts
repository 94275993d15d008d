/** A text as it is read aloud: without markdown marks, headings' signs, addresses and emoji; each line ends a sentence. */
export function spokenText(markdown: string): string {
  const lines = markdown
    .replaceAll('\r\n', '\n')
    .split('\n')
    .filter((line) => !FENCE.test(line) && !RULE.test(line) && !TABLE_RULE.test(line))
    .map(spokenLine)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  return lines.reduce(
    (text, line) => (text === '' ? line : `${text}${ENDED.test(text) ? ' ' : '. '}${line}`),
    '',
  )
}

const FENCE = /^\s*(?:```|~~~)/
const RULE = /^\s*(?:[-*_]\s*){3,}$/
const TABLE_RULE = /^\s*\|?[\s:|-]+\|[\s:|-]*$/
const ENDED = /[.!?:;,…]["'”’)]?$/
const LINE_MARK = /^\s*(?:>\s?)*(?:#{1,6}\s+|[-*+•]\s+(?:\[[ xX]\]\s+)?|\d{1,3}[.)]\s+)?/
const EMOJI =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}]|\u{FE0F}|\u{200D}|\u{20E3}/gu

function spokenLine(line: string): string {
  return line
    .replace(/^(\s*#{1,6}\s.*?)\s+#+\s*$/, '$1')
    .replace(LINE_MARK, '')
    .replaceAll(/!\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/\[([^\]]+)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/<?https?:\/\/[^\s>]+>?/g, 'link')
    .replaceAll(/(\*\*\*|\*\*|__|~~|`+)/g, '')
    .replaceAll(/(^|[\s(])[*_](?=\S)|(?<=\S)[*_](?=$|[\s).,!?;:])/g, '$1')
    .replaceAll('|', ' ')
    .replaceAll(EMOJI, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The text in parts of at most so many characters, each of whole sentences where one is short enough, else of whole words. */
export function partsToSpeak(text: string, most: number): string[] {
  const parts: string[] = []
  for (const piece of text.split(/(?<=[.!?…])\s+/).flatMap((sentence) => shortEnough(sentence, most))) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + 1 + piece.length <= most)
      parts[parts.length - 1] = `${last} ${piece}`
    else if (piece !== '') parts.push(piece)
  }
  return parts
}

function shortEnough(sentence: string, most: number): string[] {
  if (sentence.length <= most) return [sentence]
  const at = sentence.lastIndexOf(' ', most)
  const cut = at > 0 ? at : most
  return [sentence.slice(0, cut).trimEnd(), ...shortEnough(sentence.slice(cut).trimStart(), most)]
}
