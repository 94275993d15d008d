import { Play, Plus, Settings } from 'lucide-react'
import { CATEGORIES } from '#shared/tasks/fields.ts'
import { Badge, PriorityBadge, RarityBadge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { CategoryMark } from '#web/kit/ui/marks/CategoryMark.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { Section, Row } from './Section.tsx'

/** Headings, buttons, badges and marks. */
export function Words() {
  return (
    <>
      <Section title="Text">
        <h2>A heading of a card</h2>
        <h3>A heading of a row</h3>
        <p>
          Body text with a <a href="#content">link</a>, and a key: <kbd>N</kbd>
        </p>
      </Section>
      <Section title="Buttons">
        <Row>
          <Button look="primary">Create Task</Button>
          <Button look="primary" icon={<Plus aria-hidden="true" />}>
            New Task
          </Button>
          <Button>Quiet</Button>
          <Button icon={<Play aria-hidden="true" />}>Start</Button>
          <Button look="plain">Plain</Button>
          <Button look="danger">Delete</Button>
        </Row>
        <Row>
          <Button look="primary" disabled>
            Primary, disabled
          </Button>
          <Button disabled>Quiet, disabled</Button>
          <Button look="danger" disabled>
            Danger, disabled
          </Button>
          <Button look="primary" busy>
            Saving it
          </Button>
          <Button busy>Quiet, busy</Button>
        </Row>
        <Row>
          <Button look="primary" size="lg">
            Large
          </Button>
          <Button look="primary" size="sm">
            Small
          </Button>
          <Button size="sm">Small</Button>
          <IconButton label="Settings" icon={<Settings aria-hidden="true" />} />
          <IconButton label="More settings" look="quiet" icon={<Settings aria-hidden="true" />} />
          <IconButton label="Add" look="primary" icon={<Plus aria-hidden="true" />} />
          <IconButton label="Small settings" size="sm" icon={<Settings aria-hidden="true" />} />
          <IconButton label="Nothing to set" disabled icon={<Settings aria-hidden="true" />} />
        </Row>
      </Section>
      <Marks />
    </>
  )
}

function Marks() {
  return (
    <>
      <Section title="Badges">
        <Row>
          <PriorityBadge priority="high" />
          <PriorityBadge priority="medium" />
          <PriorityBadge priority="low" />
          <RarityBadge rarity="common" />
          <RarityBadge rarity="rare" />
          <RarityBadge rarity="epic" />
          <RarityBadge rarity="legendary" />
          <Badge tone="success" mark="✓">
            +25 XP
          </Badge>
          <Badge tone="danger" mark="!">
            Failed to save
          </Badge>
          <Badge tone="info" mark="⟳">
            2 waiting
          </Badge>
          <Badge tone="accent">In progress</Badge>
        </Row>
      </Section>
      <Section title="Categories">
        <Row>
          {CATEGORIES.map((category) => (
            <CategoryMark key={category} category={category} />
          ))}
        </Row>
      </Section>
    </>
  )
}
