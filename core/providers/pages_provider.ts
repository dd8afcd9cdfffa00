import { DevelopmentSource } from '#core/pages/development_source'
import { Store } from '#core/database/store'
import { CallCache } from '#core/pages/call_cache'
import { BuiltSource } from '#core/pages/built_source'
import { PageHost } from '#core/pages/page_host'
import { PlainStartUp, StartUp } from '#core/pages/start_up'
import { RouteList } from '#core/http/route_list'
import { ChannelPort, SingleChannel } from '#core/context/shop_context'
import type { ApplicationService } from '@adonisjs/core/types'

/** Serves the screens: every URL below the base path that is not a file or part of the API. */
export default class PagesProvider {
  #live: DevelopmentSource | null = null

  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    if (this.app.inDev && process.env.CELLIER_LIVE === '1') {
      this.#live = new DevelopmentSource(async () => (await container.make('server')).getNodeServer())
      container.bindValue(DevelopmentSource, this.#live)
    }
    container.singleton(ChannelPort, () => new SingleChannel())
    container.singleton(StartUp, () => new PlainStartUp())
    container.singleton(PageHost, async (resolver) => {
      const server = await resolver.make('server')
      const routes = await resolver.make(RouteList)
      const startUp = await resolver.make(StartUp)
      const { changes } = await resolver.make(Store)
      const source = this.#live ?? new BuiltSource(this.app.config.get('cellier.basePath'))
      return new PageHost(source, server, routes, startUp, new CallCache(changes))
    })
  }

  async start() {
    const router = await this.app.container.make('router')
    const base = this.app.config.get<string>('cellier.basePath')
    const page = () => import('#core/pages/page_handler')
    router.get('/', ({ response }) => response.redirect().toPath(`${base}/`))
    for (const pattern of [base, `${base}.data`, `${base}/*`]) {
      router.any(pattern, async (ctx) => (await page()).handlePage(ctx))
    }
  }

  async ready() {
    if (!this.#live || this.app.getEnvironment() !== 'web') return
    await this.#live.listen()
  }

  async shutdown() {
    await this.#live?.close()
  }
}
