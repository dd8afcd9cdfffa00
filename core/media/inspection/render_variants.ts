import { defaultImageLimits, type ImageLimits } from '#core/media/inspection/image_limits'
import { ImageRefused } from '#core/media/inspection/image_refused'
import { inspectImage, loadImage } from '#core/media/inspection/inspect_image'
import type { Sharp } from 'sharp'

/** In pixels. */
const variantWidths: readonly number[] = [320, 640, 960, 1920]

// WebP allows 16,383 pixels at most. A picture taller than four times its width is scaled down.
const MAX_ASPECT = 4
const WEBP = { quality: 78, effort: 2 }
const AVIF = { quality: 50, effort: 0 }

export interface ImageVariant {
  /** In pixels. Smaller than the requested width when the original is smaller. */
  width: number
  height: number
  /** WebP or AVIF without metadata. */
  content: Buffer
}

export interface RenderedImage {
  /** Smallest first, each width once. At least one. */
  variants: ImageVariant[]
  /** Of the original, upright, in pixels. */
  width: number
  height: number
  /** Its most frequent colour ("#e9e1d6"), to show until it is loaded. */
  placeholder: string
}

/**
 * Renders the WebP variants of a picture: upright, without EXIF (which can tell where a photo was taken), in sRGB, never
 * larger than the original; of an animation, the first frame. The picture is decoded once for all widths. Throws
 * `ImageRefused`.
 */
export async function renderVariants(
  source: Buffer | string,
  widths: readonly number[] = variantWidths,
  limits: Partial<ImageLimits> = {}
): Promise<RenderedImage> {
  const all = { ...defaultImageLimits, ...limits }
  const bytes = await loadImage(source, all)
  const { width, height } = await inspectImage(bytes, all)
  try {
    const largest = await decoded(bytes, Math.max(...widths), all.pixels)
    const [variants, placeholder] = await Promise.all([
      Promise.all(widthsFor(widths, largest.width).map((wanted) => encoded(largest, wanted))),
      dominantColour(largest.image()),
    ])
    return { variants, width, height, placeholder }
  } catch {
    throw new ImageRefused('damaged')
  }
}

/**
 * Renders the AVIF twins of variants, by their widths: a quarter smaller than WebP. Slower to encode, so a job does it after the
 * upload. Throws `ImageRefused`.
 */
export async function renderAvif(source: Buffer, widths: readonly number[]): Promise<ImageVariant[]> {
  try {
    const largest = await decoded(source, Math.max(...widths), defaultImageLimits.pixels)
    const variants: ImageVariant[] = []
    // One at a time: nobody waits for them.
    for (const wanted of widths) variants.push(await encoded(largest, wanted, (image) => image.avif(AVIF)))
    return variants
  } catch {
    throw new ImageRefused('damaged')
  }
}

interface Decoded {
  width: number
  image(): Sharp
}

async function decoded(bytes: Buffer, width: number, limitInputPixels: number): Promise<Decoded> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(bytes, { failOn: 'truncated', limitInputPixels })
    .autoOrient()
    .resize({ width, height: width * MAX_ASPECT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return { width: info.width, image: () => sharp(data, { raw }) }
}

/** The widths up to that of the picture, and its own width when it is smaller than the largest. */
function widthsFor(widths: readonly number[], own: number): number[] {
  return [...new Set(widths.map((width) => Math.min(width, own)))].sort((a, b) => a - b)
}

async function encoded(
  largest: Decoded,
  wanted: number,
  form = (image: Sharp) => image.webp(WEBP)
): Promise<ImageVariant> {
  const { data, info } = await form(largest.image().resize({ width: wanted })).toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, content: data }
}

async function dominantColour(image: Sharp): Promise<string> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await image
    .resize(32, 32, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const { dominant } = await sharp(data, { raw }).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}
