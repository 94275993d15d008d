import { Check, EllipsisVertical, Star, StarOff, UserMinus } from 'lucide-react'
import { PATHS } from '#shared/paths.ts'
import type { Partner } from '#shared/partners/partner.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { Menu } from '#web/kit/ui/overlays/Menu.tsx'
import { Rows } from '#web/kit/ui/Row.tsx'
import { PersonRow } from '#web/people/PersonRow.tsx'
import people from '#web/people/People.module.css'
import { usePartners } from './data.ts'
import { usePartnerActions } from './usePartnerActions.ts'

/** Partners, who asks to be one, and who was asked. */
export function PartnersCard() {
  const { partners, load } = usePartners()
  const actions = usePartnerActions()
  return (
    <Card title="Accountability partners">
      <LoadNote load={load} what="Your partners">
        {partners.length === 0 && <NoPartners />}
        <Rows>
          {partners.toSorted(byState).map((partner) => (
            <PartnerRow key={partner.user_id} partner={partner} actions={actions} />
          ))}
        </Rows>
      </LoadNote>
    </Card>
  )
}

function NoPartners() {
  return (
    <p className={people.note}>
      A partner confirms what you did, and you what they did. Ask a friend under{' '}
      <Link to={`${PATHS.settings}?tab=friends`}>Friends</Link>.
    </p>
  )
}

/** Who asks comes first, then partners, then those who were asked. */
const ORDER: readonly Partner['state'][] = ['asked', 'active', 'asking']
const byState = (one: Partner, other: Partner) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state)

type PartnerRowProps = { partner: Partner; actions: ReturnType<typeof usePartnerActions> }

function PartnerRow({ partner, actions }: PartnerRowProps) {
  switch (partner.state) {
    case 'asked':
      return (
        <PersonRow
          person={partner}
          facts="asks to be your accountability partner"
          actions={<Answers partner={partner} actions={actions} />}
        />
      )
    case 'asking':
      return (
        <PersonRow
          person={partner}
          facts="is asked"
          actions={
            <Button
              size="sm"
              aria-label={`Take back what you asked ${partner.name}`}
              onClick={() => actions.end(partner)}
            >
              Take back
            </Button>
          }
        />
      )
    case 'active':
      return (
        <PersonRow
          person={partner}
          facts={factsOf(partner)}
          actions={
            <>
              {partner.is_default && <Badge tone="accent">Asked by default</Badge>}
              <Ways partner={partner} actions={actions} />
            </>
          }
        />
      )
  }
}

function Answers({ partner, actions }: PartnerRowProps) {
  return (
    <>
      <Button
        look="primary"
        icon={<Check aria-hidden="true" />}
        aria-label={`Accept ${partner.name} as partner`}
        onClick={() => actions.accept(partner)}
      >
        Accept
      </Button>
      <Button aria-label={`Decline ${partner.name} as partner`} onClick={() => actions.decline(partner)}>
        Decline
      </Button>
    </>
  )
}

function Ways({ partner, actions }: PartnerRowProps) {
  const { name, is_default } = partner
  return (
    <Menu
      label={`More about your partner ${name}`}
      trigger={<EllipsisVertical aria-hidden="true" />}
      items={[
        is_default
          ? { label: 'Ask nobody by default', icon: <StarOff />, onSelect: () => actions.setDefault(null) }
          : { label: 'Ask by default', icon: <Star />, onSelect: () => actions.setDefault(partner) },
        { label: 'End the partnership', icon: <UserMinus />, onSelect: () => actions.end(partner) },
      ]}
    />
  )
}

function factsOf({ accountability, response: { percent } }: Partner): string {
  return [
    accountability !== null && `score ${accountability}`,
    percent !== null && `answers ${percent} % of what you ask`,
  ]
    .filter(Boolean)
    .join(' · ')
}
