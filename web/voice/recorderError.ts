/** Why a recording ended, as it is shown. Each can be tried again. */
export type RecorderError = {
  kind: 'network' | 'no-speech' | 'audio-capture' | 'not-allowed' | 'aborted' | 'other'
  title: string
  suggestion: string
}

/** The words for an error of speech recognition. @param code as the browser names it; one of ours or an unknown one is `other` */
export function recorderError(code: string): RecorderError {
  const kind = KIND_OF_CODE.get(code) ?? 'other'
  return { kind, ...WORDS[kind] }
}

const KIND_OF_CODE: ReadonlyMap<string, RecorderError['kind']> = new Map([
  ['network', 'network'],
  ['no-speech', 'no-speech'],
  ['audio-capture', 'audio-capture'],
  ['not-allowed', 'not-allowed'],
  ['service-not-allowed', 'not-allowed'],
  ['aborted', 'aborted'],
])

const WORDS: Record<RecorderError['kind'], Omit<RecorderError, 'kind'>> = {
  network: {
    title: 'Connection Issue',
    suggestion:
      'Speech recognition needs the internet. Check your connection and try again, or type instead.',
  },
  'no-speech': {
    title: 'No Speech Detected',
    suggestion: 'Speak a little louder or closer to the microphone, and try again.',
  },
  'audio-capture': {
    title: 'Microphone Access',
    suggestion: 'No microphone was found. Connect one, or close what else is using it, and try again.',
  },
  'not-allowed': {
    title: 'Permission Denied',
    suggestion: 'Microphone access denied. Please allow microphone access and try again.',
  },
  aborted: { title: 'Recognition Stopped', suggestion: 'The recording was interrupted. Please try again.' },
  other: {
    title: 'Speech Recognition Error',
    suggestion: 'Your words could not be recognized. Please try again, or type instead.',
  },
}
