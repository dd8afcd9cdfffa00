import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import app from '@adonisjs/core/services/app'
import { checkTexts } from '#core/http/sound_texts'
import { badRequest, uploadMissing, uploadTooLarge } from '#core/http/errors'
import { formatBytes } from '#core/text/format_bytes'
import type { HttpContext } from '@adonisjs/core/http'
import type { Upload } from '#core/files/upload'

export interface UploadRule {
  /** Name of the form's field. */
  field?: string
  /** Largest file, in bytes. */
  limit: number
}

/**
 * Takes the file of a multipart request and gives it to `use`; afterwards it is gone. The body is read only here, after
 * the route's mark let the visitor in: nobody else fills the disk. One that is cut off half-way is an error, never a
 * shorter file. Throws `uploadMissing` and `uploadTooLarge`.
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

/** Writes the file to `path` and gives its name; null when none came. */
async function receive(ctx: HttpContext, { field, limit, path }: Required<UploadRule> & { path: string }) {
  const tooLarge = uploadTooLarge({ limit: formatBytes(limit, ctx.shop.locale) }, field)
  let name: string | null = null
  const cut = new AbortController()
  ctx.request.multipart.onFile(field, {}, async (part, reportChunk) => {
    part.on('data', reportChunk)
    await pipeline(part, createWriteStream(path), { signal: cut.signal })
    name = part.filename.slice(-200)
  })
  try {
    await Promise.race([ctx.request.multipart.process({ limit: limit + FORM_BYTES }), cutOff(ctx, cut)])
  } catch (error) {
    throw (error as { code?: string }).code === 'E_REQUEST_ENTITY_TOO_LARGE' ? tooLarge : error
  }
  const taken = name as string | null
  if (taken !== null && (await stat(path)).size > limit) throw tooLarge
  return taken
}

/** Fails as soon as the sender goes away: the parser itself would wait for the rest for ever. */
function cutOff({ request }: HttpContext, cut: AbortController): Promise<never> {
  return new Promise((_, reject) => {
    finished(request.request, (error) => {
      if (!error || request.request.complete) return
      cut.abort()
      reject(badRequest())
    })
  })
}

/** What the boundaries and the other fields of a form may take up. */
const FORM_BYTES = 64 * 1024

function textsOf({ request }: HttpContext): Record<string, string> {
  const texts = Object.entries(request.all()).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}
