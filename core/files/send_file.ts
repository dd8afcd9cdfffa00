import { Readable } from 'node:stream'
import { OWN } from '#core/http/own_answer'
import type { HttpContext } from '@adonisjs/core/http'
import type { FileStore, KeptFile } from '#core/files/file_store'

/** A file that a browser opens all the same may do nothing there. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Sends a kept file to be saved under its name. Whether it may be fetched was the caller's question. */
export async function sendFile({ request, response }: HttpContext, files: FileStore, file: KeptFile): Promise<void> {
  response
    .header('content-type', file.type)
    .header('content-length', String(file.bytes))
    .header('content-disposition', attachment(file.name))
    .header('content-security-policy', POLICY)
    .header('cache-control', OWN)
  response.stream(request.method() === 'HEAD' ? Readable.from([]) : await files.read(file))
}

/** Both ways of writing a name: plain letters for old programs, RFC 8187 for the others. */
export function attachment(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[^\w.() -]/g, '')
  const told = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain || 'file'}"; filename*=UTF-8''${told}`
}
