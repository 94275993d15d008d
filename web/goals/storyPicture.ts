import { PRODUCT_NAME } from '#shared/product.ts'

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 80]

/** Draws a reached goal as a picture in the colours of the screen, and saves it as a file. */
export function saveStoryPicture(title: string, facts: readonly string[]): void {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const draw = canvas.getContext('2d')
  if (!draw) return
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  draw.fillStyle = token('--canvas')
  draw.fillRect(0, 0, WIDTH, HEIGHT)
  draw.fillStyle = token('--accent')
  draw.font = `600 36px ${token('--font-body')}`
  draw.fillText('★  Goal reached', EDGE, EDGE + 36)
  draw.fillStyle = token('--text')
  draw.font = `600 64px ${token('--font-display')}`
  const lines = linesOf(draw, title, WIDTH - 2 * EDGE).slice(0, 4)
  lines.forEach((line, at) => draw.fillText(line, EDGE, EDGE + 140 + at * 76))
  draw.fillStyle = token('--text-muted')
  draw.font = `32px ${token('--font-body')}`
  draw.fillText(facts.join('  ·  '), EDGE, HEIGHT - EDGE - 48)
  draw.fillText(PRODUCT_NAME, EDGE, HEIGHT - EDGE + 8)
  canvas.toBlob((blob) => blob && save(blob))
}

/** The words of a text on lines of a width. */
function linesOf(draw: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && draw.measureText(line).width <= width) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines
}

function save(blob: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = 'goal-reached.png'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}
