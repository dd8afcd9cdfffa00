import app from '@adonisjs/core/services/app'
import PageCacheMiddleware from '#core/pages/page_cache_middleware'

/** Turns on the page cache, empty, as in production. Returns a function that turns it off. */
export function keptPages(): () => void {
  return withPageCache(true)
}

/** Has every page drawn for the one who asks; gives what ends that. */
export function freshPages(): () => void {
  return withPageCache(false)
}

function withPageCache(isOn: boolean): () => void {
  const before = app.config.get<boolean>('pages.cache')
  app.config.set('pages.cache', isOn)
  const middleware = new PageCacheMiddleware()
  app.container.swap(PageCacheMiddleware, () => middleware)
  return () => {
    app.container.restore(PageCacheMiddleware)
    app.config.set('pages.cache', before)
  }
}
