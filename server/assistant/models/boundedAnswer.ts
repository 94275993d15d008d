import { setTimeout as pause } from 'node:timers/promises'
import { MIB } from '#shared/numbers/mebibyte.ts'
import { ModelFailure } from './model.ts'

/** What is taken of one answer of a provider (docs/rules/assistant.md, The assistant). Bytes as they are once unpacked. */
export const ANSWER_BOUNDS = {
  bytes: 16 * MIB,
  lines: 131_072,
  /** Of one event, and so of one line. */
  eventBytes: 256 * 1024,
  /** UTF-16 units of text and arguments together. */
  characters: MIB,
  /** UTF-16 units of the arguments of all calls, as they come. */
  argumentCharacters: 262_144,
  /** Pieces of arguments: the package reads a call's arguments from the start with each. */
  argumentPieces: 8192,
  /** What comes behind these is left aside. */
  calls: 32,
} as const

/** So many bytes are handed on at once; then others have their turn, for so many milliseconds. */
const SLICE_BYTES = 2048
const PAUSE_MS = 2

const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/**
 * The bytes of an answer in small slices, with time for others between them.
 *
 * @throws ModelFailure where more comes than {@link ANSWER_BOUNDS} allow
 */
export async function* boundedSlices(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const check = createBoundsCheck()
  let sincePause = 0
  for await (const piece of pieces) {
    for (let from = 0; from < piece.length; from += SLICE_BYTES) {
      const slice = piece.subarray(from, from + SLICE_BYTES)
      if (sincePause + slice.length > SLICE_BYTES) {
        await pause(PAUSE_MS)
        sincePause = 0
      }
      check(slice)
      sincePause += slice.length
      yield slice
    }
  }
}

/**
 * Counts bytes, lines and the bytes since the last blank line, which ends an event. A line ends as the format allows: by LF, CR or
 * both.
 *
 * @returns takes each slice, in order, and throws the ModelFailure where the bounds are crossed
 */
export function createBoundsCheck(): (slice: Uint8Array) => void {
  let [bytes, lines, eventBytes] = [0, 0, 0]
  let before = LINE_FEED
  return (slice) => {
    bytes += slice.length
    for (const byte of slice) {
      eventBytes += 1
      const isSecondOfBoth = byte === LINE_FEED && before === CARRIAGE_RETURN
      if (isEnd(byte) && !isSecondOfBoth) {
        lines += 1
        if (isEnd(before)) eventBytes = 0
      }
      before = byte
      if (eventBytes > ANSWER_BOUNDS.eventBytes) throw tooLong()
    }
    if (bytes > ANSWER_BOUNDS.bytes || lines > ANSWER_BOUNDS.lines) throw tooLong()
  }
}

const isEnd = (byte: number) => byte === LINE_FEED || byte === CARRIAGE_RETURN

/** Why an answer is not read any further. */
export function tooLong(): ModelFailure {
  return new ModelFailure('provider', 'The answer is too long')
}
