const SEGMENTS = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text, without the marks of Markdown. @param isWhole whether the last one has come to its end */
export function sentencesOf(text: string, isWhole: boolean): string[] {
  const pieces = [...SEGMENTS.segment(text)].map(({ segment }) => segment)
  const ended = isWhole || /[.!?:]\s*$/.test(text) ? pieces : pieces.slice(0, -1)
  return ended.map((piece) => piece.replace(/[*_`#>~]+/g, '').trim()).filter((piece) => piece !== '')
}
