import { useEffect, useState, useSyncExternalStore } from 'react'
import { stopwatch } from '#shared/time/format.ts'
import { useApi } from '#web/kit/api.ts'
import { browserRecognition } from './recognition.ts'
import { createRecorder } from './recorder.ts'
import { secondsLeft, transcriptOf } from './recording.ts'
import { serverRecognition } from './serverRecognition.ts'
import { transcribeBy } from './transcribeBy.ts'

/**
 * Records what a person says, for a text that they may still change.
 *
 * @param canTranscribe whether the server transcribes, for browsers that cannot
 * @returns null where neither can
 */
export function useRecorder(canTranscribe: boolean) {
  const api = useApi()
  const [recorder] = useState(() => {
    const recognition = browserRecognition() ?? (canTranscribe ? serverRecognition(transcribeBy(api)) : null)
    return recognition && createRecorder(recognition)
  })
  const recording = useSyncExternalStore(recorder?.subscribe ?? nothing, () => recorder?.recording() ?? null)
  const left = useSyncExternalStore(recorder?.subscribe ?? nothing, () =>
    recording ? secondsLeft(recording, performance.now()) : 0,
  )
  useEffect(() => () => recorder?.close(), [recorder])
  if (!recorder || !recording) return null
  const { phase, error, note } = recording
  const { start, stop, dismiss, clear } = recorder
  return {
    phase,
    text: transcriptOf(recording),
    /** Until the limit: `9:59`. */
    countdown: stopwatch(left),
    error,
    note,
    start,
    stop,
    dismiss,
    clear,
  }
}

const nothing = () => () => {}
