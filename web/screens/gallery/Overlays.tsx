import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Field, TextArea } from '#web/kit/ui/fields/Field.tsx'
import { Menu } from '#web/kit/ui/overlays/Menu.tsx'
import { TabPanel } from '#web/kit/ui/TabPanel.tsx'
import { Tabs } from '#web/kit/ui/Tabs.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { Tooltip } from '#web/kit/ui/overlays/Tooltip.tsx'
import { Section, Row } from './Section.tsx'

const VIEWS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'agenda', label: 'Agenda' },
] as const

/** Tabs, and everything that opens over the page. */
export function Overlays() {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('week')
  return (
    <Section title="Tabs and overlays">
      <Row>
        <Tabs label="View" tabs={VIEWS} value={view} onChange={setView} panelId="gallery-view" />
      </Row>
      <TabPanel id="gallery-view" value={view}>
        <p>The {view} is shown here.</p>
      </TabPanel>
      <Row>
        <OpenDialog />
        <OpenConfirm />
        <RowMenu />
        <Tooltip text="Opens the wizard">
          <Button>With a tip</Button>
        </Tooltip>
      </Row>
      <Toasts />
    </Section>
  )
}

function OpenDialog() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Dialog
        title="Create New Task"
        open={open}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button look="primary" onClick={close}>
              Create Task
            </Button>
          </>
        }
      >
        <Field label="Title" placeholder="What will you do?" />
        <TextArea label="Description" />
      </Dialog>
    </>
  )
}

function OpenConfirm() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        Open question
      </Button>
      <Confirm
        title="Delete task"
        open={open}
        danger
        confirmLabel="Delete"
        onConfirm={() => {}}
        onClose={() => setOpen(false)}
      >
        Are you sure you want to delete this task?
      </Confirm>
    </>
  )
}

function RowMenu() {
  const say = useToast()
  const chosen = (text: string) => () => say({ text })
  return (
    <Menu
      label="More actions"
      trigger={<Ellipsis aria-hidden="true" />}
      look="quiet"
      items={[
        {
          label: 'Edit',
          icon: <Pencil aria-hidden="true" />,
          hint: 'E',
          onSelect: chosen('Edit was chosen'),
        },
        { label: 'Duplicate', icon: <Copy aria-hidden="true" />, disabled: true, onSelect: chosen('Never') },
        'line',
        {
          label: 'Delete',
          icon: <Trash2 aria-hidden="true" />,
          danger: true,
          onSelect: chosen('Delete was chosen'),
        },
      ]}
    />
  )
}

function Toasts() {
  const say = useToast()
  const undo = { label: 'Undo', onAction: () => say({ text: 'Undone' }) }
  return (
    <Row>
      <Button onClick={() => say({ text: 'Saved to your plan' })}>Say a line</Button>
      <Button onClick={() => say({ text: 'Task completed! You earned 25 XP!', xp: 25, action: undo })}>
        Say a reward
      </Button>
      <Button onClick={() => say({ text: 'The server did not take this change', tone: 'danger' })}>
        Say a failure
      </Button>
      <Button
        onClick={() =>
          say({
            tier: 2,
            scene: 'level',
            sign: '5',
            text: 'Level 5',
            detail: 'You have earned 1,000 XP in all.',
          })
        }
      >
        Celebrate a level
      </Button>
    </Row>
  )
}
