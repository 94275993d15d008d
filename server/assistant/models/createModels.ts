import type { Settings } from '#server/settings.ts'
import type { Compute } from '#server/compute/compute.ts'
import { createBuiltInModel } from './builtIn.ts'
import type { Models } from './model.ts'
import { createProviderModel } from './providerModel.ts'
import { providerSettings } from './providerSettings.ts'

/** The models of a server with these settings. */
export function createModels(settings: Settings, compute: Compute): Models {
  const provider = providerSettings(settings)
  return { configured: provider && createProviderModel(provider), builtIn: createBuiltInModel(compute) }
}
