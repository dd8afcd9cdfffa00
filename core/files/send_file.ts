import { Readable } from 'node:stream'
import { PRIVATE } from '#core/http/private_response'
import type { HttpContext } from '@adonisjs/core/http'
import type { FileStore, StoredFile } from '#core/files/file_store'

/** In case a browser displays the file instead of saving it: no scripts, no embedding. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Sends a stored file as a download. The caller must have checked the access. */
export async function sendFile({ request, response }: HttpContext, files: FileStore, file: StoredFile): Promise<void> {
  response
    .header('content-type', file.type)
    .header('content-length', String(file.bytes))
    .header('content-disposition', attachment(file.name))
    .header('content-security-policy', POLICY)
    .header('cache-control', PRIVATE)
  response.stream(request.method() === 'HEAD' ? Readable.from([]) : await files.read(file))
}

/** A `Content-Disposition` header with an ASCII name for old clients and a UTF-8 name (RFC 8187). */
export function attachment(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[^\w.() -]/g, '')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain || 'file'}"; filename*=UTF-8''${encoded}`
}
