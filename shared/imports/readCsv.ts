/** A row of a file, and the line on which it begins, counted from 1. */
export type CsvRow = { line: number; cells: string[] }

/**
 * The rows of a CSV text (RFC 4180), with any line breaks, a byte order mark or none, and commas, semicolons or tabs between cells:
 * the most frequent candidate of the first line. Empty lines are left out.
 */
export function* readCsv(text: string): Generator<CsvRow> {
  const separator = separatorOf(text)
  let at = text.startsWith('\ufeff') ? 1 : 0
  let line = 1
  while (at < text.length) {
    const began = line
    const cells: string[] = []
    for (;;) {
      const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator)
      cells.push(cell.value)
      line += breaksIn(text, at, cell.end)
      at = cell.end
      if (text[at] !== separator) break
      at += 1
    }
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
    line += 1
    if (cells.length > 1 || cells[0] !== '') yield { line: began, cells }
  }
}

type Cell = { value: string; end: number }

function plainCell(text: string, start: number, separator: string): Cell {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { value: text.slice(start, end), end }
}

/** Two quotes are one. What follows the closing one belongs to the cell, too, as spreadsheets read it. */
function quotedCell(text: string, start: number): Cell {
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return { value: value + text.slice(from), end: text.length }
    value += text.slice(from, quote)
    if (text[quote + 1] !== '"') {
      const rest = /[^,;\t\r\n]*/y
      rest.lastIndex = quote + 1
      const after = rest.exec(text)?.[0] ?? ''
      return { value: value + after, end: quote + 1 + after.length }
    }
    value += '"'
    from = quote + 2
  }
}

function breaksIn(text: string, start: number, end: number): number {
  let count = 0
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

function separatorOf(text: string): string {
  const first = text.slice(0, 10_000).split(/[\r\n]/)[0] ?? ''
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
