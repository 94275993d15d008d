import { ASSISTANT_NAME } from '#shared/product.ts'
import type { ChatMessage } from './chatMessage.ts'
import { THINKING } from './replies.ts'
import { sentencesOf } from './sentences.ts'
import styles from './Chat.module.css'

/** For screen readers: a reply sentence by sentence while it comes, so that nothing is read twice or in pieces. */
export function SpokenSentences({ message }: { message: ChatMessage | undefined }) {
  const { id, text, isLoading } = message ?? { id: '', text: '', isLoading: false }
  const sentences = isLoading && text === '' ? [THINKING] : sentencesOf(text, !isLoading)
  return (
    <div className={styles.spoken} role="log" aria-label={`${ASSISTANT_NAME} says`}>
      {sentences.map((sentence, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a reply only grows at its end
        <p key={`${id}-${index}`}>{sentence}</p>
      ))}
    </div>
  )
}
