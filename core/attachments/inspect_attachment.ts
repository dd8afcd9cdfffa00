import { isUtf8 } from 'node:buffer'
import { fileTypeFromBuffer } from 'file-type'
import { DocumentRefused } from '#core/media/inspection/document_refused'
import { ImageRefused } from '#core/media/inspection/image_refused'
import { formatsOf, mediaTypeOf, mimeTypeOf } from '#core/media/media_types'
import { inspectDocument } from '#core/media/inspection/inspect_document'
import { renderVariants, type ImageVariant } from '#core/media/inspection/render_variants'
import type { AttachmentRule, AttachmentType } from '#core/attachments/attachment'

/** In pixels: what a list shows, and what is opened. */
const WIDTHS = [320, 1920]

/** What is stored of a file. */
export interface InspectedAttachment {
  content: Buffer
  /** MIME type of `content`. */
  type: string
  /** Extension of `content`. */
  extension: string
  preview: ImageVariant | null
  /** In pixels; null: not a picture. */
  width: number | null
  height: number | null
}

/**
 * Decides by the content what a file is; its name may say anything. Pictures are drawn again: upright, at most 1,920 pixels
 * wide, without EXIF, which can tell where a photo was taken. Throws `MediaRefused`.
 */
export async function inspectAttachment(
  content: Buffer,
  { types, limit }: Required<AttachmentRule>
): Promise<InspectedAttachment> {
  if (content.length === 0) throw new ImageRefused('empty')
  const found = await fileTypeFromBuffer(content)
  if (!found && types.includes('text') && isText(content)) return inspectText(content, limit)
  const type = found && mediaTypeOf(found.ext === 'jpg' ? 'jpeg' : found.ext)
  if (type === 'image' && types.includes('image')) return inspectPicture(content, limit)
  const documents = types.filter((one) => one === 'pdf' || one === 'document')
  if (documents.length === 0) throw new ImageRefused('not_an_image')
  // A file of no accepted type is refused there, with the types that are.
  const format = await inspectDocument(content, acceptedBy(documents), limit).catch((error: unknown) => {
    if (!(error instanceof DocumentRefused) || error.code !== 'not_a_document') throw error
    throw new DocumentRefused('not_a_document', { type: found?.ext ?? '?', accepted: acceptedBy(types).join(', ') })
  })
  return { content, type: mimeTypeOf(format), extension: format, preview: null, width: null, height: null }
}

async function inspectPicture(bytes: Buffer, limit: number): Promise<InspectedAttachment> {
  const { variants } = await renderVariants(bytes, WIDTHS, { bytes: limit })
  const [preview = null] = variants
  const largest = variants.at(-1) as ImageVariant
  const { content, width, height } = largest
  return { content, type: 'image/webp', extension: 'webp', preview, width, height }
}

function inspectText(content: Buffer, limit: number): InspectedAttachment {
  if (content.length > limit) throw new DocumentRefused('document_too_large', { limit: { bytes: limit } })
  return { content, type: 'text/plain; charset=utf-8', extension: 'txt', preview: null, width: null, height: null }
}

function isText(content: Buffer): boolean {
  return isUtf8(content) && !content.includes(0)
}

const acceptedBy = (types: readonly AttachmentType[]): string[] =>
  types.flatMap((type) => (type === 'text' ? ['txt'] : formatsOf([type]).filter((format) => format !== 'svg')))
