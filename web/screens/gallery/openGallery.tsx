import type { ComponentType } from 'react'

/** The screen of the gallery's address: the gallery where the server runs in development, elsewhere that of an unknown address. */
export async function openGallery(): Promise<ComponentType> {
  const isDevelopment = await fetch('/dev/clock').then(
    ({ ok }) => ok,
    () => false,
  )
  return isDevelopment
    ? (await import('./Gallery.tsx')).Gallery
    : (await import('#web/screens/NotFound.tsx')).NotFound
}
