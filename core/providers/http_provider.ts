import type { ApplicationService } from '@adonisjs/core/types'

/**
 * Binds our middleware as singletons. AdonisJS would construct each of them for every request, and they store the services
 * that they have resolved.
 */
export default class HttpProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    const classes = await Promise.all([
      import('#core/http/middleware/request_setup_middleware'),
      import('#core/http/middleware/lazy_session_middleware'),
      import('#core/media/media_middleware'),
      import('#core/pages/page_cache_middleware'),
      import('#core/pages/assets_middleware'),
    ])
    for (const { default: Middleware } of classes) {
      // `never`, because `Middleware` is a union: TypeScript cannot tell that key and instance are of the same class.
      this.app.container.singleton(Middleware, () => new Middleware() as never)
    }
    const { validateBodyFirst } = await import('#core/http/validate_body_first')
    validateBodyFirst()
  }
}
