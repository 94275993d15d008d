/** Octets of a line of iCalendar, without its break (RFC 5545, 3.1). */
const MOST_OCTETS = 75

/** A line of iCalendar: folded where it is longer than 75 octets, with its CRLF. */
export function contentLine(name: string, value: string): string {
  let [folded, octets] = ['', 0]
  for (const char of `${name}:${value}`) {
    const size = octetsOf(char.codePointAt(0) ?? 0)
    if (octets + size > MOST_OCTETS) [folded, octets] = [`${folded}\r\n `, 1]
    folded += char
    octets += size
  }
  return `${folded}\r\n`
}

/** A text as a value: backslashes, semicolons, commas and line breaks are escaped, and other control characters left out. */
export function textValue(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(CONTROLS, '')
}

const CONTROLS = /[^\P{Cc}\t]/gu

/** How many bytes of UTF-8 a code point takes. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
