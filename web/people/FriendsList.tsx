import { MessageCircle } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { PersonOfOthers } from '#shared/people/card.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { Rows } from '#web/kit/ui/Row.tsx'
import { openConversation } from '#web/messages/openConversation.ts'
import { useFriends } from './data.ts'
import { PersonRow } from './PersonRow.tsx'
import { PersonWays } from './PersonWays.tsx'
import { figureWords, presenceWords } from './presenceWords.ts'
import styles from './People.module.css'

/** So many friends are found at a glance; more of them are searched. */
const SEARCHED_FROM = 8

/** This person's friends by name. Nothing while there are none: {@link InviteCard} says what is next. */
export function FriendsList() {
  const [sought, setSought] = useState('')
  const q = useDeferredValue(sought.trim())
  const { friends, load, more, isLoadingMore } = useFriends(q)
  if (sought === '' && q === '' && load.state === 'ready' && friends.length === 0) return null
  const isSearched = sought !== '' || friends.length >= SEARCHED_FROM || more !== null
  return (
    <Card title="Friends">
      <LoadNote load={load} what="Your friends">
        {isSearched && (
          <Field
            type="search"
            label="Find a friend"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        )}
        {friends.length === 0 && <p className={styles.note}>No friend of yours is called “{q}”.</p>}
        <Rows>
          {friends.map((friend) => (
            <FriendRow key={friend.user_id} friend={friend} />
          ))}
        </Rows>
        {more && (
          <Button busy={isLoadingMore} onClick={more}>
            Show more
          </Button>
        )}
      </LoadNote>
    </Card>
  )
}

function FriendRow({ friend }: { friend: PersonOfOthers }) {
  const now = useNow(60_000)
  const facts = [figureWords(friend), presenceWords(friend, now)].filter(Boolean).join(' · ')
  return <PersonRow person={friend} facts={facts} actions={<Ways friend={friend} />} />
}

function Ways({ friend }: { friend: PersonOfOthers }) {
  return (
    <>
      <IconButton
        label={`Message to ${friend.name}`}
        icon={<MessageCircle />}
        onClick={() => friend.user_id && openConversation(friend.user_id)}
      />
      <PersonWays person={friend} />
    </>
  )
}
