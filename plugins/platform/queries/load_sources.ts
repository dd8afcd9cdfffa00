import type { PluginRegistry } from '#core/plugin/registry'
import type { ExtensionPointName, ExtensionPoints } from '#core/plugin/extension_points'

/** Loads the contributions to an extension point, in order. */
export function loadSources<Point extends ExtensionPointName>(
  registry: PluginRegistry,
  point: Point
): Promise<ExtensionPoints[Point][]> {
  return Promise.all(registry.contributions(point).map(({ load }) => load()))
}
