import { useState } from 'react'
import { dayInShort } from '#shared/time/format.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { formatSavedAt } from '#web/kit/ui/time/formatTimestamp.ts'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { type SentRequest, useAssistantUsage, useEmptyLog, useSentRequests } from './assistantLog.ts'
import styles from './AssistantLog.module.css'

const PURPOSES = {
  chat: 'Chat',
  speech: 'Speech',
  transcription: 'Transcription',
  proof: 'Check of a proof',
} as const

/** All that went out to an AI provider for the person, word by word, and what it used. They may empty it. */
export function AssistantLogDialog({ onClose }: { onClose: () => void }) {
  const { requests, load, more } = useSentRequests()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, isError } = useEmptyLog()
  return (
    <Dialog
      title="What was sent"
      width="side"
      open
      onClose={onClose}
      footer={
        <Button
          look="danger"
          busy={isPending}
          disabled={requests.length === 0}
          onClick={() => setIsAsking(true)}
        >
          Empty the log
        </Button>
      }
    >
      <Used />
      {isError && <p role="alert">The log could not be emptied. Please try again.</p>}
      <LoadNote load={load} what="What was sent">
        {requests.length === 0 && <p>Nothing went out to an AI provider in the last 30 days.</p>}
      </LoadNote>
      <ul className={styles.requests}>
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
      {more && <Button onClick={more}>Show more</Button>}
      <Confirm
        title="Empty the log?"
        open={isAsking}
        confirmLabel="Empty"
        danger
        onConfirm={() => mutate()}
        onClose={() => setIsAsking(false)}
      >
        What was used this month stays counted.
      </Confirm>
    </Dialog>
  )
}

function Used() {
  const usage = useAssistantUsage()
  if (!usage) return null
  const { tokens, speech_characters, transcription_seconds, resets_at } = usage
  const lines = [
    ['Tokens', tokens],
    ['Spoken characters', speech_characters],
    ['Transcribed seconds', transcription_seconds],
  ] as const
  return (
    <dl className={styles.used}>
      {lines.map(([name, { used, limit }]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {used.toLocaleString('en')}
            {limit !== null && ` of ${limit.toLocaleString('en')}`}
          </dd>
        </div>
      ))}
      <div>
        <dt>Starts again</dt>
        <dd>{dayInShort(resets_at.slice(0, 10))}</dd>
      </div>
    </dl>
  )
}

function Request({ request }: { request: SentRequest }) {
  const now = useNow(60_000).getTime()
  const { at, purpose, provider, model, input_tokens, output_tokens, status, sent } = request
  return (
    <li>
      <details>
        <summary>
          <b>{PURPOSES[purpose]}</b> {formatSavedAt(Date.parse(at), now)}{' '}
          {status === 'failed' && <Badge tone="danger">Failed</Badge>}
          <small>
            {provider} · {model}
            {(purpose === 'chat' || purpose === 'proof') &&
              ` · ${(input_tokens + output_tokens).toLocaleString('en')} tokens`}
          </small>
        </summary>
        <pre dir="auto">{sent}</pre>
      </details>
    </li>
  )
}
