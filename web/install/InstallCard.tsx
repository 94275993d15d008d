import { useState } from 'react'
import { PRODUCT_NAME } from '#shared/product.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { useInstalling } from './installing.ts'
import { InstallSteps } from './InstallSteps.tsx'

/** Installs the product at any time, where this device can. */
export function InstallCard() {
  const installing = useInstalling()
  const [areStepsOpen, setAreStepsOpen] = useState(false)
  if (!installing) return null
  const install = () => (installing.by === 'steps' ? setAreStepsOpen(true) : void installing.ask())
  return (
    <Card title="Install">
      <p>{PRODUCT_NAME} can be an app on this device: in its own window, and there without a network.</p>
      <div>
        <Button onClick={install}>{installing.by === 'steps' ? 'Show how' : 'Install'}</Button>
      </div>
      {areStepsOpen && <InstallSteps onClose={() => setAreStepsOpen(false)} />}
    </Card>
  )
}
