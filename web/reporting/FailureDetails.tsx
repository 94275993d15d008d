import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { FeedbackDialog } from './FeedbackDialog.tsx'
import { typedTexts } from './typed.ts'
import styles from './FailureDetails.module.css'

/** What the fallback screen says besides: the id of the report, what was typed, and a way to say what happened. */
export function FailureDetails({ id }: { id: string }) {
  const [isTelling, setIsTelling] = useState(false)
  return (
    <div className={styles.details}>
      <div className={styles.line}>
        <span>
          Error id <code>{id}</code>
        </span>
        <CopyButton text={id} label="Copy id" />
      </div>
      <Typed />
      <Button look="plain" onClick={() => setIsTelling(true)}>
        Tell us what happened
      </Button>
      {isTelling && <FeedbackDialog eventId={id} onClose={() => setIsTelling(false)} />}
    </div>
  )
}

/** It comes back by itself where the same field is opened again; until then it can be copied. */
function Typed() {
  const [texts] = useState(typedTexts)
  if (texts.length === 0) return null
  return (
    <section className={styles.typed} aria-label="What you had typed">
      <p>What you had typed is kept. It comes back when you open the same field again.</p>
      <dl>
        {texts.map(({ place, label, text }) => (
          <div key={`${place} ${label}`}>
            <dt>{label}</dt>
            <dd>
              <span dir="auto">{text}</span>
              <CopyButton text={text} label={`Copy ${label}`} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard
      .writeText(text)
      .then(() => setIsCopied(true))
      .catch(() => {})
  const icon = isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />
  return (
    <Button size="sm" icon={icon} onClick={copy}>
      {isCopied ? 'Copied' : label}
    </Button>
  )
}
