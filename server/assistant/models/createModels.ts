import type { Settings } from '#server/settings.ts'
import { builtInModel } from './builtIn.ts'
import type { Models } from './model.ts'
import { createProviderModel, providerSettings } from './providerModel.ts'

/** The models of a server with these settings. */
export function createModels(settings: Settings): Models {
  const provider = providerSettings(settings)
  return { configured: provider && createProviderModel(provider), builtIn: builtInModel }
}
