import StaticMiddleware from '@adonisjs/static/static_middleware'
import { defineConfig } from '@adonisjs/static'
import app from '@adonisjs/core/services/app'
import { fromHome } from '#core/boot/app_root'
import { acceptedEncoding } from '#core/http/accepted_encoding'
import { DevelopmentSource } from '#core/pages/development_source'
import { packedVariant } from '#core/pages/packed_variant'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const FOLDER = fromHome('web/build/client')

/** File names of the build carry a hash of their content. */
const HASHED = /^\/assets\//

/** MIME types of the files that the build compresses, by extension. */
const TEXT: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

/** A path without characters to be decoded or segments to be resolved. Group 1 is the extension. */
const NAME = /^(?:\/[\w-][\w.-]*)+\.(\w+)$/

/** Headers of a file that must not be sent with another response, such as a 404 page. */
const FILE_HEADERS = [
  'cache-control',
  'content-type',
  'content-encoding',
  'vary',
  'etag',
  'last-modified',
  'accept-ranges',
]

/** Serves the built scripts, styles, fonts and pictures below the base path, compressed if the client accepts it. */
export default class AssetsMiddleware {
  #base = app.config.get<string>('cellier.basePath')
  #static = new StaticMiddleware(
    FOLDER,
    defineConfig({ enabled: true, etag: true, lastModified: true, dotFiles: 'ignore' })
  )

  async handle(ctx: HttpContext, next: NextFn) {
    if (app.container.hasBinding(DevelopmentSource)) {
      const live = await app.container.make(DevelopmentSource)
      return (await live.serve(ctx)) ? undefined : next()
    }
    const { request } = ctx.request
    const original = request.url ?? '/'
    const path = original.slice(this.#base.length)
    if (!original.startsWith(`${this.#base}/`) || !/\.\w+($|\?)/.test(path)) return next()
    request.url = await chooseVariant(ctx, path)
    if (HASHED.test(path)) {
      ctx.response.response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    }
    return this.#static.handle(ctx, async () => {
      request.url = original
      if (refuse(ctx)) return
      for (const name of FILE_HEADERS) ctx.response.response.removeHeader(name)
      await next()
    })
  }
}

/** Sets content type and encoding of a text file. Returns the path of the variant to send. */
async function chooseVariant(ctx: HttpContext, path: string): Promise<string> {
  const [name = ''] = path.split('?', 1)
  const type = TEXT[NAME.exec(name)?.[1] ?? '']
  if (!type || !['GET', 'HEAD'].includes(ctx.request.method())) return path
  const { response } = ctx.response
  response.setHeader('content-type', type)
  response.setHeader('vary', 'Accept-Encoding')
  const encoding = acceptedEncoding(ctx.request.header('accept-encoding'))
  const packed = encoding && (await packedVariant(FOLDER, name, encoding))
  if (!packed) return path
  response.setHeader('content-encoding', encoding)
  return packed
}

/**
 * Responds to a failed precondition (412) or an unsatisfiable range (416). The static middleware calls `next` in both
 * cases, with the headers of the file already set. False: there is no such file.
 */
function refuse(ctx: HttpContext): boolean {
  const { response } = ctx.response
  if (!response.hasHeader('etag')) return false
  const isRange = response.hasHeader('content-range')
  for (const name of FILE_HEADERS) if (name !== 'vary') response.removeHeader(name)
  ctx.response.status(isRange ? 416 : 412).send('')
  return true
}
