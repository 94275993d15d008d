import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Domain } from '#shared/domains/domain.ts'
import { changedPart } from '#shared/entity/change.ts'
import { Button } from '#web/ui/Button.tsx'
import { Confirm } from '#web/ui/Confirm.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Emblem } from '#web/ui/Emblem.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { LoadNote } from '#web/ui/LoadNote.tsx'
import { domains } from './data.ts'
import { DomainForm } from './DomainForm.tsx'
import styles from './Domains.module.css'

/** Adds, edits and deletes life domains. */
export function ManageDomainsDialog({ onClose }: { onClose: () => void }) {
  const { rows, ...load } = domains.useRows()
  const actions = domains.useActions()
  const [edited, setEdited] = useState<Domain | null>(null)
  if (edited)
    return (
      <Dialog key="edit" title="Edit Life Domain" open onClose={() => setEdited(null)}>
        <DomainForm
          domain={edited}
          onSave={(values) => {
            const patch = changedPart(values, edited)
            if (patch) actions.edit(edited.id, patch, { seen: edited })
            setEdited(null)
          }}
          onCancel={() => setEdited(null)}
        />
      </Dialog>
    )
  return (
    <Dialog key="list" title="Manage Domains" open onClose={onClose}>
      <ul className={styles.list}>
        {rows.map((domain) => (
          <DomainItem key={domain.id} domain={domain} onEdit={() => setEdited(domain)} />
        ))}
      </ul>
      <LoadNote load={load} what="Your life domains" />
      <Deleted />
      <h3>Add New Domain</h3>
      <DomainForm key={rows.length} onSave={actions.create} />
    </Dialog>
  )
}

function DomainItem({ domain, onEdit }: { domain: Domain; onEdit: () => void }) {
  const { id, name, isDefault } = domain
  const { remove } = domains.useActions()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <li className={styles.row}>
      <Emblem {...domain} />
      <span className={styles.words} dir="auto">
        {name}
      </span>
      <IconButton label={`Edit ${name}`} icon={<Pencil />} onClick={onEdit} />
      {!isDefault && (
        <IconButton label={`Delete ${name}`} icon={<Trash2 />} onClick={() => setIsAsked(true)} />
      )}
      <Confirm
        title={`Delete “${name}”?`}
        open={isAsked}
        confirmLabel="Delete"
        danger
        onConfirm={() => remove(id)}
        onClose={() => setIsAsked(false)}
      >
        Its tasks stay. You can restore the domain for 30 days.
      </Confirm>
    </li>
  )
}

/** What can be restored. Nothing while there is nothing. */
function Deleted() {
  const { rows, ...load } = domains.useTrash()
  const { restore } = domains.useActions()
  if (load.state === 'failed') return <LoadNote load={load} what="Deleted life domains" />
  if (rows.length === 0) return null
  return (
    <>
      <h3>Deleted in the last 30 days</h3>
      <ul className={styles.list}>
        {rows.map((domain) => (
          <li key={domain.id} className={styles.row}>
            <Emblem {...domain} />
            <span className={styles.words} dir="auto">
              {domain.name}
            </span>
            <Button size="sm" aria-label={`Restore ${domain.name}`} onClick={() => restore(domain)}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
