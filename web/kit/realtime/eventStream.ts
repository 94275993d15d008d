/** One event of a server-sent stream (HTML standard, section 9.2). Without data it only carries a position. */
export type StreamEvent = { event: string; data: string; id: string | null }

/**
 * The events of an answer's body, as they come.
 *
 * @param onPiece called with each piece of text that arrives, comments included
 */
export function eventsIn(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onPiece: () => void = () => {},
): AsyncGenerator<StreamEvent> {
  return eventsOf(textOf(body, onPiece))
}

async function* textOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, onPiece: () => void) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    onPiece()
    yield piece.value
  }
}

/**
 * Reads a stream's text into events. Comments are left out; a piece of text may end anywhere.
 *
 * @param pieces the stream's text as it comes in
 */
export async function* eventsOf(pieces: AsyncIterable<string>): AsyncGenerator<StreamEvent> {
  let rest = ''
  for await (const piece of pieces) {
    rest = (rest + piece).replaceAll('\r\n', '\n')
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const event = eventOf(rest.slice(0, end))
      rest = rest.slice(end + 2)
      if (event) yield event
    }
  }
}

function eventOf(block: string): StreamEvent | null {
  const event: StreamEvent = { event: 'message', data: '', id: null }
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, name, value] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? []
    if (name === 'event') event.event = value ?? ''
    if (name === 'data') data.push(value ?? '')
    if (name === 'id') event.id = value ?? ''
  }
  if (data.length === 0 && event.id === null) return null
  return { ...event, data: data.join('\n') }
}
