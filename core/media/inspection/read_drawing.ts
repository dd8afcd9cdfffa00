import { ImageRefused } from '#core/media/inspection/image_refused'
import { cleanSvg } from '#core/media/inspection/clean_svg'

/** A cleaned drawing and how it looks. */
export interface Drawing {
  /** The cleaned SVG. */
  bytes: Buffer
  /** The size that it names, in pixels. */
  width: number
  height: number
  /** PNG, for browsers and mails that show no drawings. */
  pixels: Buffer
}

/** Widths of the rendered drawing, in pixels: an icon is drawn larger than it says. */
const WIDTHS = { least: 640, most: 1920 }

const MOST_HEIGHT = 4 * WIDTHS.most

/** Dots per inch at which a drawing has the size that it names. */
const DENSITY = 72

/** Whether bytes may be an SVG drawing. */
export function looksLikeSvg(bytes: Buffer): boolean {
  const head = bytes.toString('utf8', 0, 4096).replace(/^\uFEFF/, '')
  return /^\s*</.test(head) && /<svg[\s>]/.test(head)
}

/** Cleans an SVG drawing and renders it. Throws `ImageRefused` for one that cannot be drawn. */
export async function readDrawing(given: Buffer): Promise<Drawing> {
  const cleaned = cleanSvg(given.toString('utf8').replace(/^\uFEFF/, ''))
  if (cleaned === null) throw new ImageRefused('damaged')
  const bytes = Buffer.from(cleaned)
  const { default: sharp } = await import('sharp')
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const target = Math.min(Math.max(width, WIDTHS.least), WIDTHS.most)
    const scale = Math.min(target / width, MOST_HEIGHT / height)
    const density = Math.min(Math.max(DENSITY * scale, 1), 100_000)
    const pixels = await sharp(bytes, { density })
      .resize({ width: WIDTHS.most, height: MOST_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
    return { bytes, width, height, pixels }
  } catch {
    throw new ImageRefused('damaged')
  }
}
