import type { attachments } from '#core/attachments/tables'
import type { MediaType } from '#core/media/media_types'
import type { RowIn } from '#core/database/table'

/** What a message may carry: media but videos, and plain text. */
export const ATTACHMENT_TYPES = ['image', 'pdf', 'document', 'text'] as const

export type AttachmentType = Exclude<MediaType, 'video'> | 'text'

/** A stored attachment. `key` is known to the uploader alone until a message holds it. */
export type Attachment = Pick<
  RowIn<typeof attachments>,
  'id' | 'key' | 'fileId' | 'previewId' | 'name' | 'type' | 'bytes' | 'width' | 'height'
>

/** The message, request or ticket that holds attachments: `{ kind: 'rma.messages', id: 12 }`. */
export interface AttachmentHolder {
  kind: string
  id: number
}

/** A file to be stored. */
export interface AttachedFile {
  /** As its sender called it. For display only. */
  name: string
  content: Buffer
}

/** What is accepted. */
export interface AttachmentRule {
  types: readonly AttachmentType[]
  /** Bytes of a file; absent: the shop's limit of a document. */
  limit?: number
}

/** What lists and screens show of an attachment. */
export interface AttachmentAnswer {
  id: number
  name: string
  type: string
  bytes: number
  /** In pixels; null: not a picture. */
  width: number | null
  height: number | null
}

export const attachmentAnswer = ({ id, name, type, bytes, width, height }: Attachment): AttachmentAnswer => ({
  id,
  name,
  type,
  bytes,
  width,
  height,
})
