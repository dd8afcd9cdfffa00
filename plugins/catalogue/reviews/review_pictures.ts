import app from '@adonisjs/core/services/app'
import { Attachments } from '#core/attachments/attachments'
import { attachmentAnswer, type AttachmentAnswer, type AttachmentRule } from '#core/attachments/attachment'
import type { RunRows } from '#core/database/run_rows'

/** The holder of the pictures of reviews. */
export const PICTURES = 'catalogue.reviews'

export const MOST_PICTURES = 4

export const PICTURE_RULE: AttachmentRule = { types: ['image'] }

/** The pictures of reviews, in the order of their ids. One statement. */
export async function picturesOf(run: RunRows, ids: readonly number[]): Promise<AttachmentAnswer[][]> {
  const attachments = await app.container.make(Attachments)
  const found = await attachments.of(run, PICTURES, ids)
  return ids.map((id) => (found.get(id) ?? []).map(attachmentAnswer))
}
