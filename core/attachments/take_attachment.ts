import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { Attachments } from '#core/attachments/attachments'
import { FileStore } from '#core/files/file_store'
import { RateLimits } from '#core/limits/rate_limits'
import { refusedAs } from '#core/media/refused_as'
import { sendFile } from '#core/files/send_file'
import { takeUpload } from '#core/http/take_upload'
import type { Attachment, AttachmentRule } from '#core/attachments/attachment'
import type { HttpContext } from '@adonisjs/core/http'

/**
 * Stores the file `file` of a multipart request. Its key is given to a message afterwards. The caller has checked who may attach
 * files. @throws DomainError for a file that is not accepted, or too large, and when a visitor sends too many
 */
export async function takeAttachment(ctx: HttpContext, rule: AttachmentRule): Promise<Attachment> {
  await limitSender(ctx)
  const attachments = await app.container.make(Attachments)
  const field = 'file'
  return takeUpload(ctx, { field, limit: attachments.limitOf(rule) }, async ({ name, path }) => {
    const content = await readFile(path)
    return refusedAs(field, () => attachments.keep({ name, content }, rule))
  })
}

/** Sends an attachment, or the small form of a picture. The caller has checked who may see its holder. False: it is gone. */
export async function sendAttachment(ctx: HttpContext, attachment: Attachment, isPreview = false): Promise<boolean> {
  const [attachments, files] = [await app.container.make(Attachments), await app.container.make(FileStore)]
  const file = await attachments.fileOf(attachment, isPreview)
  if (file) await sendFile(ctx, files, file)
  return file !== null
}

/** What no message holds stays for a day: without a limit, somebody could fill the disk. */
async function limitSender({ person, request }: HttpContext): Promise<void> {
  if (person?.kind === 'staff') return
  const limits = await app.container.make(RateLimits)
  const key = person ? `${person.kind} ${String(person.id)}` : request.ip()
  await limits.take('core.attachments', key)
}
