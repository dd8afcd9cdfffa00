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

/** What the build packs, and what it is. */
const TEXT: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

/** A name of the build without anything that would have to be decoded or resolved, and its ending. */
const NAME = /^(?:\/[\w-][\w.-]*)+\.(\w+)$/

/** What is said of a file and not of the page that is answered where there is none. */
const OF_FILE = ['cache-control', 'content-type', 'content-encoding', 'vary', 'etag', 'last-modified', 'accept-ranges']

/** Serves the built scripts, styles, fonts and pictures below the base path, packed where the client takes it. */
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
      for (const name of OF_FILE) ctx.response.response.removeHeader(name)
      await next()
    })
  }
}

/** Says what a text file is and how it is packed; gives the path of what is to be sent. */
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
 * Answers a condition or a range that a file does not meet: the server of files leaves both to whoever comes next, with
 * what it has said of the file by then.
 */
function refuse(ctx: HttpContext): boolean {
  const { response } = ctx.response
  if (!response.hasHeader('etag')) return false
  const isRange = response.hasHeader('content-range')
  for (const name of OF_FILE) if (name !== 'vary') response.removeHeader(name)
  ctx.response.status(isRange ? 416 : 412).send('')
  return true
}
