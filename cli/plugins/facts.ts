import { describeRoute } from '#cli/lib/route_text'
import { PluginData } from '#core/plugin/plugin_data'
import { PluginRegistry } from '#core/plugin/registry'
import { RouteList } from '#core/http/route_list'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Plugin } from '#core/plugin/contract'

/**
 * What a plugin brings, as its package says it: the part `cellier` of its package.json, which is shown before anything of
 * the package runs. `plugin:pack` writes it, and `plugin:add` compares it with the plugin itself.
 */
export interface Facts {
  plugin: string
  requires: Record<string, string>
  permissions: string[]
  settings: string[]
  /** `GET /api/reviews/{id} (public)` */
  routes: string[]
  /** Contributions to extension points: `core.jobs: reviews.ask`. */
  extends: string[]
  tables: string[]
}

export const LISTS = ['permissions', 'settings', 'routes', 'extends', 'tables'] as const

/** The facts of a plugin of this shop, sorted. Undefined: it is not listed. */
export async function factsOf(app: ApplicationService, id: string): Promise<Facts | undefined> {
  const plugin = (await app.container.make(PluginRegistry)).get(id)
  if (!plugin) return undefined
  const { routes } = await app.container.make(RouteList)
  const data = await app.container.make(PluginData)
  // As plugin.ts declares them: importers and the like of resources come by themselves.
  const declared = app.config.get<readonly Plugin[]>('plugins').find((listed) => listed.id === id)
  const contributions = Object.entries(declared?.extends ?? {}).flatMap(([point, contributed]) =>
    Object.keys(contributed).map((name) => `${point}: ${name}`)
  )
  return {
    plugin: id,
    requires: plugin.requires,
    permissions: Object.values(plugin.permissions ?? {})
      .flatMap((keys) => Object.keys(keys))
      .sort(),
    settings: Object.keys(plugin.settings ?? {}).sort(),
    routes: routes
      .filter((route) => route.plugin === id)
      .map(describeRoute)
      .map(({ methods, uri, access }) => `${methods.join(',')} ${uri} (${access})`)
      .sort(),
    extends: contributions.sort(),
    tables: await data.tablesOf(id),
  }
}

/** What a plugin does and its package does not say (`+`), or the other way round (`-`). */
export function differences(said: Facts, real: Facts, lists: readonly (typeof LISTS)[number][] = LISTS): string[] {
  const each = lists.flatMap((list) => [
    ...real[list].filter((one) => !said[list].includes(one)).map((one) => `+ ${list}: ${one}`),
    ...said[list].filter((one) => !real[list].includes(one)).map((one) => `- ${list}: ${one}`),
  ])
  const ranges = ({ requires }: Facts) => JSON.stringify(Object.entries(requires).sort())
  return ranges(said) === ranges(real) ? each : [...each, `± requires: ${ranges(real)}`]
}
