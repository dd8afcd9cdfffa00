import StaticMiddleware from '@adonisjs/static/static_middleware'
import { defineConfig } from '@adonisjs/static'
import app from '@adonisjs/core/services/app'
import { fromHome } from '#core/boot/app_root'
import { DevelopmentSource } from '#core/pages/development_source'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const FOLDER = fromHome('web/build/client')

/** File names of the build carry a hash of their content. */
const HASHED = /^\/assets\//

/** Serves the built scripts, styles, fonts and pictures below the base path. */
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
    request.url = path
    if (HASHED.test(path)) {
      ctx.response.response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    }
    return this.#static.handle(ctx, async () => {
      request.url = original
      ctx.response.response.removeHeader('cache-control')
      await next()
    })
  }
}
