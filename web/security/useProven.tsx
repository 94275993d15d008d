import { useState } from 'react'
import { needsProof } from '#shared/auth/errorText.ts'
import { StepUp } from './StepUp.tsx'

/**
 * An action for which the server may require step-up authentication. Then the dialog asks, and the action goes on by itself.
 *
 * @param action shows its own success
 * @param onFailure takes everything but the wish for a proof
 * @returns `stepUp` is to be rendered where the dialog may appear
 */
export function useProven(action: () => Promise<void>, onFailure: (error: unknown) => void) {
  const [step, setStep] = useState<'idle' | 'running' | 'proving'>('idle')

  async function run() {
    setStep('running')
    try {
      await action()
      setStep('idle')
    } catch (error) {
      const wantsProof = needsProof(error)
      setStep(wantsProof ? 'proving' : 'idle')
      if (!wantsProof) onFailure(error)
    }
  }

  const stepUp = (
    <StepUp open={step === 'proving'} onProved={() => void run()} onClose={() => setStep('idle')} />
  )
  return { run: () => void run(), isRunning: step === 'running', stepUp }
}
