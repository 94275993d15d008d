import type { Context } from 'hono'
import { MIB } from '#shared/numbers/mebibyte.ts'
import { OpenAiError } from '../openAiErrors.ts'

const LARGEST_FILE = 25 * MIB
/** The other fields, and what parts them. */
const LARGEST_REST = 64 * 1024
const LONGEST_PROMPT = 1000

const TYPES: Record<string, RegExp> = {
  webm: /^(audio|video)\/webm$/,
  ogg: /^(audio|video|application)\/ogg$/,
  mp3: /^audio\/(mpeg|mp3|mpga)$/,
  mp4: /^(audio|video)\/mp4$/,
  m4a: /^audio\/(x-m4a|m4a|aac)$/,
  wav: /^audio\/(wav|x-wav|wave|vnd\.wave)$/,
  flac: /^audio\/(x-)?flac$/,
}
const FORMATS = ['json', 'text', 'verbose_json'] as const

/** A recording to be transcribed, and how. */
export type Recording = {
  file: File
  /** Content type, without parameters. */
  type: string
  /** Two letters. */
  language: string | null
  prompt: string | null
  temperature: number | null
  format: (typeof FORMATS)[number]
}

/** The recording of a form. @throws OpenAiError `invalid` with the field, `too_large`, `unsupported_media_type` */
export async function readRecording(c: Context): Promise<Recording> {
  const form = await formOf(c)
  const file = form.get('file')
  if (!(file instanceof File)) throw invalid('file', 'Send the recording as file')
  if (file.size === 0) throw invalid('file', 'The recording is empty')
  if (file.size > LARGEST_FILE) throw tooLarge()
  const type = typeOf(file)
  if (type === null) throw invalid('file', `A recording is of the type ${Object.keys(TYPES).join(', ')}`)
  return {
    file,
    type,
    language: languageOf(textOf(form, 'language')),
    prompt: promptOf(textOf(form, 'prompt')),
    temperature: temperatureOf(textOf(form, 'temperature')),
    format: formatOf(textOf(form, 'response_format')),
  }
}

async function formOf(c: Context): Promise<FormData> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type))
    throw new OpenAiError('unsupported_media_type', 'Send a form, with the content type multipart/form-data')
  const body = await bytesOf(c)
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw invalid(null, 'Could not read the form: it is malformed')
  }
}

async function bytesOf(c: Context): Promise<Blob> {
  const most = LARGEST_FILE + LARGEST_REST
  if (Number(c.req.header('content-length') ?? 0) > most) throw tooLarge()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw tooLarge()
    parts.push(chunk)
  }
  return new Blob(parts)
}

/** What the file says of itself, else what its name does. */
function typeOf({ name, type }: File): string | null {
  const said = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (said !== '' && said !== 'application/octet-stream')
    return Object.values(TYPES).some((known) => known.test(said)) ? said : null
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(TYPES, ending) ? `audio/${ending === 'mp3' ? 'mpeg' : ending}` : null
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : null
}

function languageOf(language: string | null): string | null {
  if (language === null) return null
  const two = /^([a-z]{2})(?:-[a-z]{2})?$/i.exec(language)?.[1]
  if (two === undefined) throw invalid('language', 'A language looks like en or en-US')
  return two.toLowerCase()
}

function promptOf(prompt: string | null): string | null {
  if (prompt !== null && Array.from(prompt).length > LONGEST_PROMPT)
    throw invalid('prompt', `A prompt has at most ${LONGEST_PROMPT} characters`)
  return prompt
}

function temperatureOf(text: string | null): number | null {
  if (text === null) return null
  const temperature = Number(text)
  if (!(temperature >= 0 && temperature <= 1)) throw invalid('temperature', 'A temperature is from 0 to 1')
  return temperature
}

function formatOf(asked: string | null): Recording['format'] {
  const format = FORMATS.find((known) => known === (asked ?? 'json'))
  if (format === undefined) throw invalid('response_format', `A format is ${FORMATS.join(', ')}`)
  return format
}

function invalid(param: string | null, message: string): OpenAiError {
  return new OpenAiError('invalid', message, { param })
}

function tooLarge(): OpenAiError {
  return new OpenAiError('too_large', 'A recording has at most 25 MB', { param: 'file' })
}
