import type { ApplicationService } from '@adonisjs/core/types'

/**
 * AdonisJS makes a middleware anew for each request; ours hold what they have resolved, so each is
 * made once for the process.
 */
export default class HttpProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    const classes = await Promise.all([
      import('#core/http/middleware/frame_middleware'),
      import('#core/http/middleware/lean_path_middleware'),
      import('#core/media/media_middleware'),
      import('#core/pages/page_cache_middleware'),
      import('#core/pages/assets_middleware'),
    ])
    for (const { default: Middleware } of classes) {
      this.app.container.singleton(Middleware, () => new Middleware() as never)
    }
    const { validateBodyFirst } = await import('#core/http/body_first')
    validateBodyFirst()
  }
}
