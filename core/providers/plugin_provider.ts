import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Database } from '@adonisjs/lucid/database'
import { APP_ROOT } from '#core/boot/app_root'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { PluginRegistry } from '#core/plugin/registry'
import { pluginFolder } from '#core/plugin/folders'
import { Clock } from '#core/time/clock'
import { SystemClock } from '#core/time/system_clock'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { RouteList } from '#core/http/route_list'
import { installExternalPosts } from '#core/http/external_posts'
import { installRouteMarks } from '#core/http/route_access'
import { installRouteSchemas } from '#core/http/route_schema'
import { registerPluginRoutes } from '#core/http/plugin_routes'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { followFamilies } from '#core/resources/follow_families'
import { loadResources } from '#core/resources/load_resources'
import { installBouncer } from '#core/identity/bouncer'
import { IdentityPort, NobodySignedIn } from '#core/identity/identity_port'
import { ChannelPort } from '#core/context/shop_context'
import { StartUp } from '#core/pages/start_up'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Plugin } from '#core/plugin/contract'
import type { PortName } from '#core/plugin/ports'

/** Container keys of the ports that a plugin may implement. */
const PORTS = { identity: IdentityPort, channels: ChannelPort, startUp: StartUp } as const

/** Registers the plugins listed in `config/plugins.ts`. */
export default class PluginProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    const listed = this.app.config.get<readonly Plugin[]>('plugins', [])
    container.singleton(PluginRegistry, async () => new PluginRegistry(await loadResources(listed)))
    container.singleton(ResourceCatalogue, async (resolver) =>
      ResourceCatalogue.of(await resolver.make(PluginRegistry))
    )
    container.singleton(BlockCatalogue, async (resolver) => {
      const { kinds } = await resolver.make(ResourceCatalogue)
      return new BlockCatalogue(await resolver.make(PluginRegistry), kinds)
    })
    container.singleton(Store, async (resolver) => {
      const database = await resolver.make(Database)
      return new Store(database, this.app.config.get<string | null>('cellier.sqliteFile', null), {
        isDurable: this.app.config.get<boolean>('cellier.isDurable'),
        // Imports and jobs may wait longer for the write lock than a person at a screen.
        ...(this.app.getEnvironment() === 'console' ? { patience: 60_000 } : {}),
      })
    })
    container.singleton(Translator, async (resolver) => {
      const { plugins } = await resolver.make(PluginRegistry)
      const folders = plugins.map(({ id }) => `${pluginFolder(id)}lang`)
      return new Translator(
        [fileURLToPath(new URL('core/lang', APP_ROOT)), ...folders].filter((path) => existsSync(path))
      )
    })
    container.singleton(Clock, () => new SystemClock())
    container.singleton(IdentityPort, () => new NobodySignedIn())
  }

  /** Replaces core's default implementations of ports. Runs in `boot`, after every provider has registered its defaults. */
  async boot() {
    const registry = await this.app.container.make(PluginRegistry)
    for (const port of Object.keys(PORTS) as PortName[]) this.#fill(port, registry)
    this.app.container.resolving(Store, async (store) => {
      const resources = () => this.app.container.make(ResourceCatalogue)
      followFamilies(store, { registry, resources, logger: await this.app.container.make('logger') })
    })
  }

  async start() {
    installRouteMarks()
    installExternalPosts()
    installRouteSchemas()
    installBouncer()
    const router = await this.app.container.make('router')
    const registry = await this.app.container.make(PluginRegistry)
    const resources = await this.app.container.make(ResourceCatalogue)
    const routes = registerPluginRoutes(router, registry, resources)
    this.app.container.bindValue(RouteList, new RouteList(routes))
  }

  #fill(port: PortName, registry: PluginRegistry): void {
    const load = registry.provider(port)
    if (!load) return
    // `never`, because `port` is a union: TypeScript cannot tell that the loaded class implements this port.
    this.app.container.singleton(PORTS[port], async (resolver) => (await load())(resolver) as never)
  }

  async shutdown() {
    const store = await this.app.container.make(Store)
    store.close()
  }
}
