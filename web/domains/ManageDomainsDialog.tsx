import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Domain } from '#shared/domains/domain.ts'
import { changedPart } from '#shared/entity/change.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { capitalised } from '#shared/text/capitalised.ts'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Emblem } from '#web/kit/ui/marks/Emblem.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { domains, inListOrder } from './data.ts'
import { DomainForm } from './DomainForm.tsx'
import styles from './Domains.module.css'

/**
 * Adds, edits and deletes life domains. What is deleted here can be brought back at its place while the dialog is open, and later
 * for 30 days.
 */
export function ManageDomainsDialog({ onClose }: { onClose: () => void }) {
  const { rows, ...load } = domains.useRows()
  const actions = domains.useActions()
  const [edited, setEdited] = useState<Domain | null>(null)
  const [deleted, setDeleted] = useState<readonly Domain[]>([])
  const listed = [...rows, ...deleted.filter(({ id }) => rows.every((row) => row.id !== id))]
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
        {listed.toSorted(inListOrder).map((domain) =>
          rows.includes(domain) ? (
            <DomainItem
              key={domain.id}
              domain={domain}
              onEdit={() => setEdited(domain)}
              onDelete={() => {
                setDeleted([...deleted, domain])
                actions.remove(domain.id, { quiet: true })
              }}
            />
          ) : (
            <DeletedItem
              key={domain.id}
              domain={domain}
              onUndo={() => actions.restore(domain, { quiet: true })}
            />
          ),
        )}
      </ul>
      <LoadNote load={load} what="Your life domains" />
      <Deleted except={deleted} />
      <h3>Add New Domain</h3>
      <DomainForm key={rows.length} onSave={actions.create} />
    </Dialog>
  )
}

type DomainItemProps = { domain: Domain; onEdit: () => void; onDelete: () => void }

function DomainItem({ domain, onEdit, onDelete }: DomainItemProps) {
  const { name, isDefault, categories } = domain
  return (
    <li className={styles.row}>
      <Emblem {...domain} />
      <span className={styles.words}>
        <span dir="auto">{name}</span>
        {categories.length > 0 && <small>{categories.map(capitalised).join(', ')}</small>}
      </span>
      <IconButton label={`Edit ${name}`} icon={<Pencil />} onClick={onEdit} />
      {!isDefault && <IconButton label={`Delete ${name}`} icon={<Trash2 />} onClick={onDelete} />}
    </li>
  )
}

/** Shown in the place of the deleted domain. The button takes the focus that its deletion has set free. */
function DeletedItem({ domain, onUndo }: { domain: Domain; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span dir="auto">{domain.name}</span>
        <small>Deleted. Its goals, habits and tasks stay.</small>
      </span>
      <Button ref={undo} size="sm" aria-label={`Undo the deletion of ${domain.name}`} onClick={onUndo}>
        Undo
      </Button>
    </li>
  )
}

/** What can be restored, but what the list above shows itself. Nothing while there is nothing. */
function Deleted({ except }: { except: readonly Domain[] }) {
  const { rows, ...load } = domains.useTrash()
  const { restore } = domains.useActions()
  if (load.state === 'failed') return <LoadNote load={load} what="Deleted life domains" />
  const shown = rows.filter(({ id }) => except.every((each) => each.id !== id))
  if (shown.length === 0) return null
  return (
    <>
      <h3>Deleted in the last 30 days</h3>
      <ul className={styles.list}>
        {shown.map((domain) => (
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
