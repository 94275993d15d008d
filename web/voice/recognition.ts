/** What a recognition reports while it listens. */
export type RecognitionEvents = {
  /** All that it has heard since it listens. */
  heard: (final: string, interim: string) => void
  /** @param code as `SpeechRecognitionErrorEvent.error` names it */
  failed: (code: string) => void
  ended: () => void
}

/** A recognition that listens. */
export type Listening = {
  /** Ends it; its last words still come. */
  finish: () => void
  /** Ends it at once. */
  abort: () => void
}

/** A way to turn speech into text. It reports nothing before `listen` has returned. */
export type Recognition = {
  /** @param language such as `en-US` */
  listen: (language: string, events: RecognitionEvents) => Listening
  /** How long its last words may take after it was ended. Milliseconds. */
  lastWordsMs: number
}

const LAST_WORDS_MS = 2000

/** The recognition of the browser itself; null where it has none. */
export function browserRecognition(): Recognition | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Recognizers
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition
  if (!Recognizer) return null
  return {
    listen: (language, events) => listen(new Recognizer(), language, events),
    lastWordsMs: LAST_WORDS_MS,
  }
}

function listen(
  recognizer: Recognizer,
  language: string,
  { heard, failed, ended }: RecognitionEvents,
): Listening {
  recognizer.continuous = true
  recognizer.interimResults = true
  recognizer.lang = language
  recognizer.addEventListener('result', ({ results }) => {
    const parts = Array.from(results, (result) => ({
      text: result[0]?.transcript.trim() ?? '',
      isFinal: result.isFinal,
    }))
    const textOf = (isFinal: boolean) =>
      parts
        .filter((part) => part.isFinal === isFinal)
        .map(({ text }) => text)
        .join(' ')
    heard(textOf(true), textOf(false))
  })
  recognizer.addEventListener('error', ({ error }) => failed(error))
  recognizer.addEventListener('end', () => ended())
  try {
    recognizer.start()
  } catch {
    queueMicrotask(ended) // it was still ending: the recording begins it again
  }
  return { finish: () => recognizer.stop(), abort: () => recognizer.abort() }
}

type Recognizers = Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognizer>>

/** As far as the Web Speech API is used here; TypeScript does not know it. */
type Recognizer = {
  continuous: boolean
  interimResults: boolean
  lang: string
  start: () => void
  stop: () => void
  abort: () => void
  addEventListener: <Name extends keyof RecognizerEvents>(
    name: Name,
    listener: (event: RecognizerEvents[Name]) => void,
  ) => void
}
type RecognizerEvents = {
  result: { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }
  error: { error: string }
  end: unknown
}
