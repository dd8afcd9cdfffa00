import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import app from '@adonisjs/core/services/app'
import { checkTexts } from '#core/http/check_texts'
import { badRequest, uploadMissing, uploadTooLarge } from '#core/http/errors'
import { formatBytes } from '#core/text/format_bytes'
import type { HttpContext } from '@adonisjs/core/http'
import type { Upload } from '#core/files/upload'

export interface UploadRule {
  /** Name of the form's field. */
  field?: string
  /** Maximal size of the file in bytes. */
  limit: number
}

/**
 * Stores the file of a multipart request in a temporary folder, calls `use` with it, and deletes it. The body is read only
 * here, after the access check of the route, so that nobody else can fill the disk. A truncated upload is an error, never a
 * shorter file. Throws `uploadMissing`, `uploadTooLarge` and `badRequest`.
 */
export async function takeUpload<T>(
  ctx: HttpContext,
  { field = 'file', limit }: UploadRule,
  use: (upload: Upload) => Promise<T>
): Promise<T> {
  const { multipart } = ctx.request
  if (!multipart) throw uploadMissing({}, field)
  const parent = join(app.config.get<string>('cellier.storagePath'), 'incoming')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'upload-'))
  try {
    const path = join(folder, 'file')
    const name = await receive(ctx, { field, limit, path })
    if (name === null) throw uploadMissing({}, field)
    const { size: bytes } = await stat(path)
    const fields = textsOf(ctx)
    checkTexts({ ...fields, [field]: name })
    return await use({ name, path, bytes, fields })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the file to `path` and returns its name; null when the form has none. */
async function receive(ctx: HttpContext, { field, limit, path }: Required<UploadRule> & { path: string }) {
  const tooLarge = uploadTooLarge({ limit: formatBytes(limit, ctx.shop.locale) }, field)
  let name: string | null = null
  const aborter = new AbortController()
  ctx.request.multipart.onFile(field, {}, async (part, reportChunk) => {
    part.on('data', reportChunk)
    await pipeline(part, createWriteStream(path), { signal: aborter.signal })
    name = part.filename.slice(-200)
  })
  try {
    await Promise.race([ctx.request.multipart.process({ limit: limit + FORM_BYTES }), disconnected(ctx, aborter)])
  } catch (error) {
    throw (error as { code?: string }).code === 'E_REQUEST_ENTITY_TOO_LARGE' ? tooLarge : error
  }
  // TypeScript does not see the assignment in the callback.
  const received = name as string | null
  if (received !== null && (await stat(path)).size > limit) throw tooLarge
  return received
}

/** Rejects as soon as the client disconnects: the parser would wait for the rest of the body for ever. */
function disconnected({ request }: HttpContext, aborter: AbortController): Promise<never> {
  return new Promise((_, reject) => {
    finished(request.request, (error) => {
      if (!error || request.request.complete) return
      aborter.abort()
      reject(badRequest())
    })
  })
}

/** Allowance for the boundaries and the other fields of a form. */
const FORM_BYTES = 64 * 1024

function textsOf({ request }: HttpContext): Record<string, string> {
  const texts = Object.entries(request.all()).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}
