import { Suspense } from 'react'
import { QuickAddDialog } from '#web/tasks/quickAdd/QuickAddDialog.tsx'
import { ShortcutsDialog } from '#web/tasks/shortcuts/ShortcutsDialog.tsx'
import { type Panel, openPanel } from './openPanel.ts'
import { Palette } from './Palette.tsx'
import { TrashedTask } from './TrashedTask.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'

const InboxDialog = partOnDemand(async () => (await import('#web/notifications/InboxDialog.tsx')).InboxDialog)
const MessagesSheet = partOnDemand(
  async () => (await import('#web/messages/MessagesSheet.tsx')).MessagesSheet,
)
const ReportDialog = partOnDemand(async () => (await import('#web/reports/ReportDialog.tsx')).ReportDialog)
const RitualDialog = partOnDemand(async () => (await import('#web/rituals/RitualDialog.tsx')).RitualDialog)

/** The panel that is open on top of the screen. */
export function Panels({ panel }: { panel: Panel }) {
  const close = () => openPanel(null)
  switch (panel.kind) {
    case 'search':
      return <Palette onClose={close} />
    case 'inbox':
      return (
        <Suspense>
          <InboxDialog onClose={close} />
        </Suspense>
      )
    case 'messages':
      return (
        <Suspense>
          <MessagesSheet friendId={panel.friendId} onClose={close} />
        </Suspense>
      )
    case 'report':
      return (
        <Suspense>
          <ReportDialog of={panel.of} onClose={close} />
        </Suspense>
      )
    case 'quickAdd':
      return <QuickAddDialog open isShared={panel.isShared ?? false} onClose={close} />
    case 'help':
      return <ShortcutsDialog open onClose={close} />
    case 'trashed':
      return <TrashedTask task={panel.task} onClose={close} />
    case 'ritual':
      return (
        <Suspense>
          <RitualDialog of={panel.of} onClose={close} />
        </Suspense>
      )
  }
}
