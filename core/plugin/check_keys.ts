import { BootError } from '#core/plugin/boot_error'
import { nearest } from '#core/text/nearest'
import type { Plugin, PluginDefinition } from '#core/plugin/contract'

/** All keys of a manifest. A key that is added to the type and not here does not compile. */
const KNOWN: Record<keyof PluginDefinition, true> = {
  id: true,
  version: true,
  label: true,
  requires: true,
  permissions: true,
  roles: true,
  presets: true,
  dangerous: true,
  routes: true,
  limits: true,
  paths: true,
  settings: true,
  resources: true,
  offers: true,
  extends: true,
  events: true,
  listeners: true,
  slots: true,
  health: true,
  demo: true,
  provides: true,
}

/** Refuses unknown keys, which JavaScript or a cast can bring in despite the types. @throws BootError */
export function checkKeys(plugins: readonly Plugin[]): void {
  const known = Object.keys(KNOWN)
  for (const plugin of plugins) {
    for (const key of Object.keys(plugin)) {
      if (Object.hasOwn(KNOWN, key)) continue
      const meant = nearest(key, known)
      throw new BootError(
        plugin.id,
        `its manifest has the unknown key "${key}".`,
        meant ? `Did you mean "${meant}"?` : `Remove it; a manifest has ${known.join(', ')}.`
      )
    }
  }
}
