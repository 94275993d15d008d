import { ChevronDown, CircleAlert, Mic, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { LANGUAGES, keepLanguage, keptLanguage } from './language.ts'
import { LevelMeter } from './LevelMeter.tsx'
import { useRecorder } from './useRecorder.ts'
import styles from './Voice.module.css'

type VoiceInputProps = {
  userId: string
  /** Whether the server transcribes, for browsers that cannot. */
  canTranscribe: boolean
  /** What is typed already: what is said comes behind it. */
  text: string
  onText: (text: string) => void
  onStart: () => void
  disabled: boolean
}

const NO_SPEECH = 'This browser cannot recognize speech, and this server does not transcribe'

/** Records what is said into the field, where it can be changed before it goes. */
export function VoiceInput({ userId, canTranscribe, text, onText, onStart, disabled }: VoiceInputProps) {
  const recorder = useRecorder(canTranscribe)
  const [language, setLanguage] = useState(() => keptLanguage(userId))
  const before = useRef('')
  const heard = recorder?.text ?? ''
  const isRecording = recorder !== null && recorder.phase !== 'idle'
  const write = useEffectEvent((words: string) => onText([before.current, words].filter(Boolean).join(' ')))
  useEffect(() => {
    if (heard !== '') write(heard)
  }, [heard])
  if (!recorder) return <IconButton label={NO_SPEECH} icon={<Mic />} aria-disabled="true" />
  const start = () => {
    before.current = text.trim()
    recorder.clear()
    onStart()
    recorder.start(language)
  }
  return (
    <>
      <span className={styles.voice}>
        {isRecording ? (
          <IconButton label="Stop recording" icon={<Square />} aria-pressed="true" onClick={recorder.stop} />
        ) : (
          <IconButton label="Record your voice" icon={<Mic />} disabled={disabled} onClick={start} />
        )}
        {isRecording ? (
          <output className={styles.recording}>
            <span className={styles.dot} aria-hidden="true" />
            <span>{recorder.phase === 'retrying' ? 'Connecting again …' : 'Recording'}</span>
            <span className={styles.left} role="timer" aria-label="Time left">
              {recorder.countdown}
            </span>
            <LevelMeter />
          </output>
        ) : (
          <LanguageChoice
            value={language}
            onChange={(code) => {
              setLanguage(code)
              keepLanguage(userId, code)
            }}
          />
        )}
      </span>
      {(recorder.error ?? recorder.note) && (
        <Problem
          title={recorder.error?.title}
          words={recorder.error?.suggestion ?? recorder.note}
          onRetry={start}
          onDismiss={recorder.dismiss}
        />
      )}
    </>
  )
}

/** In two letters, so that it fits beside the microphone; the menu has the names. */
function LanguageChoice({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const name = LANGUAGES.find(([code]) => code === value)?.[1]
  return (
    <span className={styles.language} title={name}>
      <span aria-hidden="true">{value.slice(0, 2).toUpperCase()}</span>
      <ChevronDown aria-hidden="true" />
      <select
        aria-label="Language that you speak"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {LANGUAGES.map(([code, each]) => (
          <option key={code} value={code}>
            {each}
          </option>
        ))}
      </select>
    </span>
  )
}

type ProblemProps = {
  title: string | undefined
  words: string | null
  onRetry: () => void
  onDismiss: () => void
}

function Problem({ title, words, onRetry, onDismiss }: ProblemProps) {
  return (
    <div className={styles.problem} role="alert">
      <CircleAlert aria-hidden="true" />
      <p>
        {title && <b>{title}. </b>}
        {words}
      </p>
      <Button size="sm" onClick={onRetry}>
        Try Again
      </Button>
      <Button size="sm" look="plain" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  )
}
