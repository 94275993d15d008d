import { SendHorizontal, Square } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { useIsOffline } from '#web/kit/ui/loading/useIsOffline.ts'
import { useDraft } from './data.ts'
import styles from './Chat.module.css'

type ComposerProps = {
  isPending: boolean
  onSend: (text: string) => void
  onStop: () => void
  onTyped: () => void
  field: RefObject<HTMLTextAreaElement | null>
  placeholder: string
  /** Beside the field: what fills it otherwise. */
  children: (text: string, set: (text: string) => void) => ReactNode
}

/** The field at the lower edge: Enter sends, Shift and Enter begin a line. Closed while a reply is awaited. */
export function Composer({
  isPending,
  onSend,
  onStop,
  onTyped,
  field,
  placeholder,
  children,
}: ComposerProps) {
  const [text, set] = useDraft()
  const isOffline = useIsOffline()
  const [hasTried, setHasTried] = useState(false)
  const isBlank = text.trim() === ''
  const send = () => {
    if (isBlank || isPending) return
    setHasTried(isOffline)
    if (isOffline) return
    onSend(text)
    set('')
  }
  useFocusBack(field, isPending)
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <OfflineNote isOffline={isOffline} hasTried={hasTried} />
      <textarea
        ref={field}
        dir="auto"
        rows={1}
        aria-label="Your message"
        placeholder={placeholder}
        value={text}
        maxLength={32_768}
        disabled={isPending}
        onChange={({ target }) => {
          onTyped()
          set(target.value)
        }}
        onKeyDown={(event) => {
          if (!isPlainEnter(event)) return
          event.preventDefault()
          send()
        }}
      />
      {children(text, set)}
      {isPending ? (
        <Button icon={<Square aria-hidden="true" />} onClick={onStop}>
          Stop
        </Button>
      ) : (
        <IconButton type="submit" label="Send" look="primary" icon={<SendHorizontal />} disabled={isBlank} />
      )}
    </form>
  )
}

function OfflineNote({ isOffline, hasTried }: { isOffline: boolean; hasTried: boolean }) {
  const words = hasTried
    ? 'Planning needs the server. What you typed stays here until you are back.'
    : 'Planning needs the server. You can write already.'
  return <output className={styles.offline}>{isOffline && words}</output>
}

/** A closed field loses the focus; it gets it back unless the person went elsewhere. */
function useFocusBack(field: RefObject<HTMLTextAreaElement | null>, isPending: boolean): void {
  const wasPending = useRef(isPending)
  useEffect(() => {
    const hasEnded = wasPending.current && !isPending
    wasPending.current = isPending
    if (hasEnded && document.activeElement === document.body) field.current?.focus({ preventScroll: true })
  }, [field, isPending])
}

/** Enter that chooses a word of an input method does not send. */
function isPlainEnter({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229
}
