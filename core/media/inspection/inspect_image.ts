import { readFile, stat } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { isComplete } from '#core/media/inspection/completeness'
import {
  defaultImageLimits,
  type ImageFormat,
  type ImageLimits,
  imageFormats,
} from '#core/media/inspection/image_limits'
import { ImageRefused } from '#core/media/inspection/image_refused'
import type { Metadata } from 'sharp'

/** The properties of a picture, from its bytes. */
export interface InspectedImage {
  format: ImageFormat
  /** In pixels, after the EXIF orientation is applied. */
  width: number
  height: number
  /** The EXIF orientation, 1 to 8; 1 is upright. */
  orientation: number
  animated: boolean
  /** Size of the file in bytes. */
  bytes: number
}

/**
 * Reads the bytes and the header of a picture. Decodes nothing, so a picture of 20,000 × 20,000 pixels costs no memory.
 * Throws `ImageRefused`.
 */
export async function inspectImage(
  source: Buffer | string,
  limits: Partial<ImageLimits> = {}
): Promise<InspectedImage> {
  const all = { ...defaultImageLimits, ...limits }
  const bytes = await loadImage(source, all)
  const format = await formatOf(bytes, all)
  const header = await headerOf(bytes)
  const pixels = header.width * header.height
  if (pixels > all.pixels) {
    throw new ImageRefused('too_many_pixels', {
      width: header.width,
      height: header.height,
      limit: all.pixels,
    })
  }
  if (!isComplete(bytes, format)) throw new ImageRefused('truncated')
  const orientation = header.orientation ?? 1
  const isRotated = orientation >= 5
  return {
    format,
    width: isRotated ? header.height : header.width,
    height: isRotated ? header.width : header.height,
    orientation,
    animated: (header.pages ?? 1) > 1 && format !== 'avif',
    bytes: bytes.length,
  }
}

/** Checks the size before it reads a file. Throws `ImageRefused`. */
export async function loadImage(source: Buffer | string, limits: Pick<ImageLimits, 'bytes'>): Promise<Buffer> {
  const { size } = typeof source === 'string' ? await stat(source) : { size: source.length }
  if (size > limits.bytes) {
    throw new ImageRefused('too_many_bytes', { limit: { bytes: limits.bytes } })
  }
  return typeof source === 'string' ? readFile(source) : source
}

async function formatOf(bytes: Buffer, limits: ImageLimits): Promise<ImageFormat> {
  const found = await fileTypeFromBuffer(bytes)
  const type = found?.ext ?? null
  const format = type === 'jpg' ? 'jpeg' : type === 'apng' ? 'png' : type
  const known = imageFormats.find((name) => name === format)
  if (known && limits.formats.includes(known)) return known
  const isSvg = /<svg[\s>]/i.test(bytes.toString('latin1', 0, 4096))
  if (!isSvg && !found?.mime.startsWith('image/')) {
    throw new ImageRefused('not_an_image', { type: type ?? '?' })
  }
  throw new ImageRefused('type_not_accepted', {
    type: isSvg ? 'svg' : (format ?? '?'),
    accepted: limits.formats.join(', '),
  })
}

async function headerOf(bytes: Buffer): Promise<Metadata> {
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw new ImageRefused('damaged')
  }
}
