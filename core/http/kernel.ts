import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#core/http/exception_handler'))

server.use([
  () => import('#core/http/middleware/request_setup_middleware'),
  () => import('#core/media/media_middleware'),
  () => import('#core/pages/page_cache_middleware'),
  () => import('#core/pages/assets_middleware'),
])

router.use([() => import('#core/http/middleware/lazy_session_middleware')])
