import { once } from 'node:events'
import { request as ask } from 'node:http'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { StoredFile } from '#shared/files/file.ts'
import { startTestServer } from '#server/testing.ts'
import { aPicture, joined, manyFrames, noise, pngChunk, thinPng } from './testing/pictures.ts'
import { refusal, upload } from './testing/uploads.ts'

const server = await startTestServer()
afterAll(server.close)
const ann = await server.signUp()

type Purpose = 'avatar' | 'proof'

/** Uploads a picture and reads what is kept of it. */
async function keptOf(body: Uint8Array, type: string, purpose: Purpose = 'proof') {
  const answer = await upload(server, ann, Uint8Array.from(body), { type, purpose })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'application/json'])
  const file = StoredFile.parse(await answer.json())
  const bytes = Buffer.from(await (await server.app.request(file.url)).arrayBuffer())
  expect([bytes.length, file.type]).toEqual([file.bytes, 'image/webp'])
  expect(chunksOf(bytes).every((name) => ['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(name))).toBe(true)
  const { width, height, exif, icc, xmp, iptc, pages = 1 } = await sharp(bytes).metadata()
  expect({ width, height }).toEqual({ width: file.width, height: file.height })
  expect([exif, icc, xmp, iptc, pages]).toEqual([undefined, undefined, undefined, undefined, 1])
  return { file, bytes }
}

/** The names of the chunks of a WebP. */
function chunksOf(webp: Buffer): string[] {
  const names: string[] = []
  for (let at = 12; at + 8 <= webp.length; at += 8 + 2 * Math.ceil(webp.readUInt32LE(at + 4) / 2))
    names.push(webp.toString('latin1', at, at + 4))
  return names
}

/** The colour at a place, each channel none or full. */
async function colourAt(webp: Buffer, x: number, y: number): Promise<string> {
  const { data } = await sharp(webp)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0, blue = 0] = data
  if (green > 128) return 'green'
  return red > blue ? 'red' : 'blue'
}

describe('what is kept', () => {
  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['gif', 'image/gif'],
  ] as const)('a %s becomes a WebP of its size', async (format, type) => {
    const { file } = await keptOf(await aPicture(120, 80).toFormat(format).toBuffer(), type)
    expect(file).toMatchObject({ width: 120, height: 80, purpose: 'proof' })
  })

  test('a face is a square of 512, from the middle, also where the picture is small', async () => {
    const { file, bytes } = await keptOf(await aPicture(1600, 800).png().toBuffer(), 'image/png', 'avatar')
    expect([file.width, file.height]).toEqual([512, 512])
    expect([await colourAt(bytes, 10, 300), await colourAt(bytes, 500, 300)]).toEqual(['red', 'blue'])
    const small = await keptOf(await aPicture(40, 90).png().toBuffer(), 'image/png', 'avatar')
    expect([small.file.width, small.file.height]).toEqual([512, 512])
  })

  test('a proof has at most 2,048 pixels a side, and a smaller one stays as it is', async () => {
    const { file } = await keptOf(await aPicture(4096, 1024).jpeg().toBuffer(), 'image/jpeg')
    expect([file.width, file.height]).toEqual([2048, 512])
    const tall = await keptOf(await aPicture(100, 3000).png().toBuffer(), 'image/png')
    expect([tall.file.width, tall.file.height]).toEqual([68, 2048])
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a picture of orientation %i is upright', async (orientation) => {
    const upright = await aPicture(80, 40).png().toBuffer()
    const turned = await turnedBy(upright, orientation)
    const { file, bytes } = await keptOf(
      await sharp(turned).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer(),
      'image/jpeg',
    )
    expect([file.width, file.height]).toEqual([80, 40])
    const colours = [
      await colourAt(bytes, 10, 4),
      await colourAt(bytes, 10, 30),
      await colourAt(bytes, 70, 30),
    ]
    expect(colours).toEqual(['green', 'red', 'blue'])
  })

  test('nothing but pixels: no place, camera, profile, words, comment or thumbnail', async () => {
    const secret = 'SECRET-48.2082-16.3738'
    const exif = {
      IFD0: { Make: secret, Copyright: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 29/1' },
    }
    const jpeg = await aPicture(100, 60).withExif(exif).withIccProfile('p3').jpeg().toBuffer()
    const plain = await aPicture(100, 60).jpeg().toBuffer()
    const comment = segment(0xfe, Buffer.from(secret))
    const xmp = segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${secret}</x:xmpmeta>`))
    const full = joined([jpeg.subarray(0, 2), comment, xmp, jpeg.subarray(2)])
    expect((await sharp(full).metadata()).exif?.includes(secret)).toBe(true)
    const fromJpeg = await keptOf(full, 'image/jpeg')
    expect(fromJpeg.bytes.includes('SECRET')).toBe(false)

    const face = await aPicture(40, 30).jpeg().toBuffer()
    const withThumbnail = joined([jpeg.subarray(0, 2), segment(0xe1, exifWith(face)), plain.subarray(2)])
    expect(withThumbnail.includes(face)).toBe(true)
    const shown = await keptOf(withThumbnail, 'image/jpeg')
    expect([shown.file.width, shown.file.height, shown.bytes.includes(face.subarray(0, 64))]).toEqual([
      100,
      60,
      false,
    ])

    const png = await aPicture(100, 60).png().toBuffer()
    const text = pngChunk('tEXt', Buffer.from(`Comment\0${secret}`, 'latin1'))
    const fromPng = await keptOf(joined([png.subarray(0, 33), text, png.subarray(33)]), 'image/png')
    expect(fromPng.bytes.includes('SECRET')).toBe(false)

    const webp = await aPicture(100, 60).withExif(exif).withXmp(`<x>${secret}</x>`).webp().toBuffer()
    expect(webp.includes('SECRET')).toBe(true)
    expect((await keptOf(webp, 'image/webp')).bytes.includes('SECRET')).toBe(false)
  })

  test('of thousands of frames the first is kept', async () => {
    const { file } = await keptOf(manyFrames(20_000), 'image/gif')
    expect([file.width, file.height]).toEqual([1, 1])
    const frames = await sharp(
      await Promise.all([aPicture(60, 60).png().toBuffer(), noise(60, 60).png().toBuffer()]),
      { join: { animated: true } },
    )
      .webp({ loop: 0 })
      .toBuffer()
    expect((await sharp(frames).metadata()).pages).toBe(2)
    const { bytes } = await keptOf(frames, 'image/webp')
    expect([await colourAt(bytes, 30, 3), await colourAt(bytes, 10, 40)]).toEqual(['green', 'red'])
  })

  test('a picture that is something else, too, is a picture alone', async () => {
    const jpeg = await aPicture(50, 50).jpeg().toBuffer()
    const page = Buffer.from('<!doctype html><script>alert(1)</script>PK\x05\x06')
    const { bytes } = await keptOf(joined([jpeg, page]), 'image/jpeg')
    expect([bytes.includes('<script'), bytes.includes('PK')]).toEqual([false, false])
  })

  test('colours of a wide space are kept as sRGB, and what is seen through stays so', async () => {
    const cmyk = await aPicture(40, 40).toColourspace('cmyk').jpeg().toBuffer()
    expect(await colourAt((await keptOf(cmyk, 'image/jpeg')).bytes, 10, 30)).toBe('red')
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    expect((await sharp((await keptOf(clear, 'image/png')).bytes).metadata()).hasAlpha).toBe(true)
  })
})

/** What a camera stores of an upright picture, by orientation: turned and mirrored so that the orientation undoes it. */
const STORED: Record<number, [degrees: number, mirror: 'flop' | 'flip' | null]> = {
  1: [0, null],
  2: [0, 'flop'],
  3: [180, null],
  4: [0, 'flip'],
  5: [90, 'flop'],
  6: [270, null],
  7: [90, 'flip'],
  8: [90, null],
}

async function turnedBy(upright: Buffer, orientation: number): Promise<Buffer> {
  const [degrees, mirror] = STORED[orientation] ?? [0, null]
  const turned = sharp(await sharp(upright).rotate(degrees).png().toBuffer())
  return (mirror ? turned[mirror]() : turned).png().toBuffer()
}

/** What Exif holds of a picture with a thumbnail: an empty first directory, and one that says where the JPEG of it lies. */
function exifWith(thumbnail: Buffer): Buffer {
  const tiff = Buffer.alloc(44)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4) // the first directory
  tiff.writeUInt16BE(0, 8)
  tiff.writeUInt32BE(14, 10) // the second one
  tiff.writeUInt16BE(2, 14)
  const entries = [
    [0x0201, 44],
    [0x0202, thumbnail.length],
  ] as const
  for (const [index, [tag, value]] of entries.entries()) {
    const at = 16 + 12 * index
    tiff.writeUInt16BE(tag, at)
    tiff.writeUInt16BE(4, at + 2) // a long
    tiff.writeUInt32BE(1, at + 4)
    tiff.writeUInt32BE(value, at + 8)
  }
  return joined([Buffer.from('Exif\0\0', 'latin1'), tiff, thumbnail])
}

/** A segment of a JPEG. */
function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return joined([head, data])
}

describe('what is refused', () => {
  const html = '<!doctype html><script>alert(1)</script>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const heic = joined([Buffer.from('00000018', 'hex'), Buffer.from('ftypheic'), Buffer.alloc(64)])

  test.each([
    ['SVG as what it is', svg, 'image/svg+xml'],
    ['SVG as PNG', svg, 'image/png'],
    ['HTML as what it is', html, 'text/html'],
    ['HTML as JPEG', html, 'image/jpeg'],
    ['HEIC as what it is', heic, 'image/heic'],
    ['HEIC as JPEG', heic, 'image/jpeg'],
    [
      'AVIF as WebP',
      joined([Buffer.from('0000001c', 'hex'), Buffer.from('ftypavif'), Buffer.alloc(64)]),
      'image/webp',
    ],
    ['TIFF as PNG', Buffer.from('49492a0008000000', 'hex'), 'image/png'],
    ['PDF as PNG', '%PDF-1.7', 'image/png'],
    ['a script that begins like a comment', '/*GIF89a*/alert(1)', 'image/gif'],
    ['bytes without a type', 'x', ''],
    ['JSON', '{}', 'application/json'],
  ])('%s: 415', async (_, body, type) => {
    expect((await upload(server, ann, body, { type })).status).toBe(415)
  })

  test('another type in the bytes than the header says: 415', async () => {
    const png = Uint8Array.from(await aPicture(10, 10).png().toBuffer())
    expect((await upload(server, ann, png, { type: 'image/jpeg' })).status).toBe(415)
    expect((await upload(server, ann, png, { type: 'IMAGE/PNG; charset=x' })).status).toBe(201)
  })

  test('empty, cut off or broken: 400 on `file`', async () => {
    const png = await noise(300, 300).png().toBuffer()
    const jpeg = await noise(300, 300).jpeg().toBuffer()
    const cases: [Uint8Array, string][] = [
      [new Uint8Array(), 'image/png'],
      [png.subarray(0, 20), 'image/png'],
      [png.subarray(0, png.length / 2), 'image/png'],
      [jpeg.subarray(0, jpeg.length / 2), 'image/jpeg'],
      [joined([png.subarray(0, 1000), Buffer.alloc(2000, 7), png.subarray(3000)]), 'image/png'],
      [Buffer.from('GIF89a=alert(1)//'), 'image/gif'],
      [Buffer.from('ffd8ff', 'hex'), 'image/jpeg'],
      [Buffer.from('RIFF\0\0\0\0WEBP'), 'image/webp'],
      [thinPng(40_000, 400, 1), 'image/png'],
    ]
    for (const [body, type] of cases)
      expect(await refusal(await upload(server, ann, Uint8Array.from(body), { type }))).toEqual([400, 'file'])
  })

  test('more than 50 megapixels in 2 KB: 400, before anything is decoded', async () => {
    const bomb = thinPng(7072, 7072, 8)
    expect(bomb.length).toBeLessThan(2048)
    const answer = await upload(server, ann, bomb, { type: 'image/png' })
    expect(await answer.json()).toEqual({
      code: 'invalid',
      message: 'This picture has more than 50 megapixels',
      details: [{ field: 'file', message: 'This picture has more than 50 megapixels' }],
    })
    for (const [width, height] of [
      [65_500, 65_500],
      [2_000_000_000, 2_000_000_000],
    ] as const)
      expect(await refusal(await upload(server, ann, thinPng(width, height, 0), {}))).toEqual([400, 'file'])
    const widest = thinPng(7000, 7142)
    expect((await upload(server, ann, widest, {})).status).toBe(201)
  })

  test('more than 10 MiB: 413, by its header, and while it arrives', async () => {
    const announced = { headers: { 'content-length': String(50 * 1024 * 1024) } }
    expect((await upload(server, ann, 'x', announced)).status).toBe(413)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(1))
      },
    })
    expect((await upload(server, ann, endless)).status).toBe(413)
    expect(sent).toBeLessThan(12 * 1024 * 1024)
  })

  test('over a socket, too, 50 MB are refused while they come', async () => {
    const site = await server.listen()
    const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'image/png' }
    const outgoing = ask(`${site}/api/files?purpose=proof`, { method: 'POST', headers })
    outgoing.on('error', () => {}) // the rest is not taken
    const answered = once(outgoing, 'response')
    let sent = 0
    while (sent < 50_000_000 && !outgoing.destroyed && outgoing.writable) {
      sent += 65_536
      const isGone = await Promise.race([
        new Promise((resolve) => outgoing.write(Buffer.alloc(65_536, 1), () => resolve(false))),
        answered.then(() => true),
      ])
      if (isGone === true) break
    }
    const [answer] = await answered
    expect(answer.statusCode).toBe(413)
    expect(sent).toBeLessThan(40_000_000)
    outgoing.destroy()
  })
})
