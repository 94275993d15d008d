import { SendHorizontal } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { MESSAGE_LENGTH } from '#shared/messages/message.ts'
import { codePoints } from '#shared/text/text.ts'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'
import { useDraft } from './drafts.ts'
import styles from './Messages.module.css'

type MessageComposerProps = { friendId: string; name: string; onSend: (text: string) => void }

/** The field at the lower edge. With a keyboard Enter sends, and Shift and Enter begin a line. */
export function MessageComposer({ friendId, name, onSend }: MessageComposerProps) {
  const { userId } = useWorkspace()
  const [text, setText] = useDraft(`${userId} ${friendId}`)
  const left = MESSAGE_LENGTH - codePoints(text.trim())
  const isBlank = text.trim() === ''
  const send = () => {
    if (isBlank || left < 0) return
    onSend(text.trim())
    setText('')
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        dir="auto"
        rows={1}
        aria-label={`Message to ${name}`}
        aria-invalid={left < 0 || undefined}
        aria-describedby={left < 200 ? 'message-room' : undefined}
        placeholder="Write a message"
        value={text}
        data-autofocus={hasKeyboard() || undefined}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (!isPlainEnter(event) || !hasKeyboard()) return
          event.preventDefault()
          send()
        }}
      />
      <IconButton type="submit" label="Send" look="primary" icon={<SendHorizontal />} disabled={isBlank} />
      {left < 200 && (
        <output id="message-room" className={styles.room}>
          {left < 0 ? `${-left} characters too many` : `${left} characters left`}
        </output>
      )}
    </form>
  )
}

/** Where the keyboard is on the screen it would cover half of the conversation, and Enter is its key for a new line. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches

function isPlainEnter({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing
}
