import { Camera, Image, X } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { isDemo } from '#web/demo/mode.ts'
import { shrinkPicture } from '#web/files/shrinkPicture.ts'
import { newId } from '#web/kit/newId.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import type { ProofPicture } from './claimAction.ts'
import styles from './PictureOfProof.module.css'

type PictureOfProofProps = {
  picture: ProofPicture | null
  onChange: (picture: ProofPicture | null) => void
  /** Called while a picture is made ready. */
  onPreparing: (isPreparing: boolean) => void
}

/** Takes a picture, on a phone with its camera, and shows it as others will see it. */
export function PictureOfProof({ picture, onChange, onPreparing }: PictureOfProofProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [camera, files] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  if (isDemo()) return <p className={styles.note}>The demo keeps no pictures, so words have to do here.</p>

  async function prepare(file: Blob) {
    setFailure(null)
    setBusy(true)
    onPreparing(true)
    try {
      onChange({ id: newId(), bytes: await shrinkPicture(file, 'proof') })
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
    onPreparing(false)
  }
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) void prepare(file)
    target.value = '' // the same file again is a change, too
  }

  return (
    <div className={styles.picture}>
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={take} />
      <input ref={files} type="file" accept="image/*" hidden onChange={take} />
      {picture && <Preview key={picture.id} bytes={picture.bytes} />}
      <div className={styles.ways}>
        <span className={styles.camera}>
          <Button icon={<Camera aria-hidden="true" />} busy={isBusy} onClick={() => camera.current?.click()}>
            Take a Picture
          </Button>
        </span>
        <Button icon={<Image aria-hidden="true" />} busy={isBusy} onClick={() => files.current?.click()}>
          {picture ? 'Choose Another' : 'Choose a Picture'}
        </Button>
        {picture && (
          <Button look="plain" icon={<X aria-hidden="true" />} onClick={() => onChange(null)}>
            Without Picture
          </Button>
        )}
      </div>
      <p className={styles.note}>We remove place and camera data.</p>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  )
}

function Preview({ bytes }: { bytes: Blob }) {
  function show(image: HTMLImageElement) {
    const url = URL.createObjectURL(bytes)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
  return (
    <figure className={styles.preview}>
      <img ref={show} alt="Your proof" />
      <figcaption className={styles.note}>This is what they will see.</figcaption>
    </figure>
  )
}
