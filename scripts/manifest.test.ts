import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { screenOf } from '#shared/paths.ts'

const PUBLIC = path.join(import.meta.dirname, '../web/public')
const MOST_BYTES = 200_000

type Manifest = {
  share_target: { action: string; method: string; params: Record<string, string> }
  shortcuts: { url: string }[]
  icons: { src: string }[]
  screenshots: { src: string; sizes: string; type: string; form_factor: string; label: string }[]
}
const manifest = JSON.parse(readFileSync(path.join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as Manifest

test('other apps share to a screen that there is, by the names that it reads', () => {
  expect(manifest.share_target).toEqual({
    action: '/share',
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  })
  for (const { url } of [{ url: manifest.share_target.action }, ...manifest.shortcuts])
    expect(screenOf(url.split('?')[0] ?? '')).not.toBeNull()
})

test('its pictures are there, of the size that it says, small enough to wait for, and of both widths', () => {
  for (const { src } of manifest.icons) expect(existsSync(path.join(PUBLIC, src))).toBe(true)
  for (const { src, sizes, type, label } of manifest.screenshots) {
    const bytes = readFileSync(path.join(PUBLIC, src))
    expect([src, sizeOfJpeg(bytes), type]).toEqual([src, sizes, 'image/jpeg'])
    expect(bytes.length).toBeLessThan(MOST_BYTES)
    expect(label).not.toBe('')
  }
  const factors = new Set(manifest.screenshots.map(({ form_factor }) => form_factor))
  expect([...factors].toSorted()).toEqual(['narrow', 'wide'])
})

/** From the segment that begins the frame; others before it are stepped over. */
function sizeOfJpeg(bytes: Buffer): string {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const isFrame = [0xc0, 0xc1, 0xc2].includes(bytes[at + 1] ?? 0)
    if (isFrame) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`
  }
  return 'no frame'
}
