import { Ban, EllipsisVertical, Flag } from 'lucide-react'
import { useState } from 'react'
import { outcomeOf } from '#shared/accountability/score.ts'
import type { Claim } from '#shared/claims/claim.ts'
import { nextState } from '#shared/claims/nextState.ts'
import type { Card } from '#shared/people/card.ts'
import { OUTCOME_LOOKS } from '#web/accountability/words.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Menu } from '#web/kit/ui/overlays/Menu.tsx'
import { Row } from '#web/kit/ui/Row.tsx'
import { usePeopleActions } from '#web/people/usePeopleActions.ts'
import { reportPerson } from '#web/reports/reportPerson.ts'
import { factsOf } from './factsOf.ts'
import { useActOnClaim } from './data.ts'
import { ProofDialog } from './ProofDialog.tsx'

/** What was answered to a claim, and the way to have it looked at once more. */
export function AnsweredClaim({ claim, now }: { claim: Claim; now: Date }) {
  const { id, title, verdict } = claim
  const act = useActOnClaim()
  const [isDisputing, setDisputing] = useState(false)
  const [tone, mark, word] = OUTCOME_LOOKS[outcomeOf(claim) ?? 'unverified']
  return (
    <Row
      ways={
        <>
          <Badge tone={tone} mark={mark}>
            {word}
          </Badge>
          {nextState(factsOf(claim), { do: 'dispute' }, now) !== null && (
            <Button
              size="sm"
              aria-label={`Ask to look at “${title}” once more`}
              onClick={() => setDisputing(true)}
            >
              Ask once more
            </Button>
          )}
          {verdict?.by && verdict.note && <AboutWitness by={verdict.by} />}
        </>
      }
    >
      <strong dir="auto">{title}</strong>
      <span>{answerInWords(claim)}</span>
      {verdict?.note && <blockquote dir="auto">{verdict.note}</blockquote>}
      {isDisputing && (
        <ProofDialog
          title={`Look at “${title}” once more`}
          label="What was overlooked?"
          hint="You can ask once. Another partner or team mate may answer."
          submitLabel="Send"
          needsWords
          onSend={(proof) => act({ kind: 'dispute', id, ...proof })}
          onClose={() => setDisputing(false)}
        />
      )}
    </Row>
  )
}

/** Words that hurt can be reported, and who wrote them blocked, where they are read. */
function AboutWitness({ by }: { by: Card }) {
  const { block } = usePeopleActions()
  if (by.user_id === null) return null
  return (
    <Menu
      label={`More about ${by.name}`}
      trigger={<EllipsisVertical aria-hidden="true" />}
      items={[
        {
          label: 'Report',
          icon: <Flag />,
          onSelect: () => reportPerson(by),
        },
        { label: 'Block', icon: <Ban />, danger: true, onSelect: () => block(by) },
      ]}
    />
  )
}

function answerInWords({ type, state, verdict }: Claim): string {
  if (verdict === null) return 'Nobody answered in time. That is not your fault.'
  const who = verdict.by?.name ?? (type === 'ai' ? 'AI' : 'You')
  switch (verdict.answer) {
    case 'confirmed':
      return `${who} confirmed it`
    case 'declined':
      return state === 'declined' ? `${who} declined it. Nothing is taken.` : `${who} declined it first`
    case 'unsure':
      return `${who} was not sure`
    case 'unavailable':
      return 'It could not be checked'
  }
}
