import { X } from 'lucide-react'
import type { PersonSuggestion } from '#shared/people/suggestion.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { Rows } from '#web/kit/ui/Row.tsx'
import { AskButton } from './AskButton.tsx'
import { useSuggestions } from './data.ts'
import { PersonRow } from './PersonRow.tsx'
import { usePeopleActions } from './usePeopleActions.ts'

/** People who agreed to be suggested and share a friend with this person. */
export function Suggestions() {
  const { rows } = useSuggestions()
  const { hideSuggestion } = usePeopleActions()
  if (rows.length === 0) return null
  return (
    <Card title="People you may know">
      <Rows>
        {rows.map((person) => (
          <PersonRow
            key={person.user_id}
            person={person}
            facts={inCommon(person)}
            actions={
              <>
                {person.handle !== null && <AskButton handle={person.handle} name={person.name} />}
                <IconButton
                  label={`Do not suggest ${person.name} again`}
                  icon={<X />}
                  onClick={() => hideSuggestion(person)}
                />
              </>
            }
          />
        ))}
      </Rows>
    </Card>
  )
}

function inCommon({ mutualFriends }: PersonSuggestion): string {
  return mutualFriends === 1 ? '1 friend in common' : `${mutualFriends} friends in common`
}
