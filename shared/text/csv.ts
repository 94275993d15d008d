type Cell = string | number | null

/**
 * A table as CSV (RFC 4180): CRLF, and quotes where a cell needs them. A text that a spreadsheet would take for a formula gets a
 * leading apostrophe.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [header, ...rows].map(csvLine).join('')
}

/** One row of {@link csvOf}, with its line end. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (!/^[=+\-@\t]|[",\r\n]/.test(cell)) return cell
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
