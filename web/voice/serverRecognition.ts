import type { Listening, Recognition, RecognitionEvents } from './recognition.ts'

/** The transcription of ten minutes may take so long. Milliseconds. */
const LAST_WORDS_MS = 90_000
const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus']
/** Speech needs no more, and ten minutes are 2.4 MB. */
const BITS_A_SECOND = 32_000

/** Lets the server say what a recording says. @throws when it cannot */
export type Transcribe = (recording: Blob, language: string) => Promise<string>

/** Recognition for browsers that have none: they record, and the server transcribes. Null where a browser cannot record. */
export function serverRecognition(transcribe: Transcribe): Recognition | null {
  if (!('MediaRecorder' in globalThis) || !('mediaDevices' in navigator)) return null
  return {
    listen: (language, events) => record((recording) => transcribe(recording, language), events),
    lastWordsMs: LAST_WORDS_MS,
  }
}

function record(transcribe: (recording: Blob) => Promise<string>, events: RecognitionEvents): Listening {
  const { heard, failed, ended } = events
  let isOver = false
  let recorder: MediaRecorder | null = null

  const open = async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    const release = () => stream.getTracks().forEach((track) => track.stop())
    if (isOver) return release()
    recorder = recorderOf(stream)
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('error', () => failed('audio-capture'))
    recorder.addEventListener('stop', () => {
      release()
      if (isOver) return
      const recording = new Blob(parts, { type: recorder?.mimeType ?? '' })
      transcribe(recording).then(
        (text) => {
          heard(text, '')
          ended()
        },
        () => {
          failed('transcription')
          ended()
        },
      )
    })
    recorder.start()
  }
  open().catch((error: unknown) => failed(codeOf(error)))
  return {
    finish() {
      if (recorder?.state === 'recording') recorder.stop()
      else {
        isOver = true
        ended()
      }
    },
    abort() {
      isOver = true
      if (recorder?.state === 'recording') recorder.stop()
    },
  }
}

function recorderOf(stream: MediaStream): MediaRecorder {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
  return new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_A_SECOND,
    ...(mimeType !== undefined && { mimeType }),
  })
}

/** As speech recognition names it. */
function codeOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'not-allowed'
  return 'audio-capture'
}
