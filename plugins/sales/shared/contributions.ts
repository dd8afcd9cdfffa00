import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import type { ExtensionPointName, ExtensionPoints } from '#core/plugin/extension_points'

/** Something a plugin contributes, under its name. */
export interface Named<T> {
  name: string
  plugin: string
  contribution: T
}

/** What plugins contribute to a point of ours, in the order of the plugins. Imported once a process. */
@inject()
export class Contributed {
  constructor(private readonly registry: PluginRegistry) {}

  all<Point extends ExtensionPointName>(point: Point): Promise<Named<ExtensionPoints[Point]>[]> {
    return Promise.all(
      this.registry
        .contributions(point)
        .map(async ({ name, plugin, load }) => ({ name, plugin, contribution: await load() }))
    )
  }
}
