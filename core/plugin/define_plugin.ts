import type { Plugin, PluginDefinition } from '#core/plugin/contract'

/** Declares a plugin. The default export of every `plugin.ts`. */
export function definePlugin(definition: PluginDefinition): Plugin {
  return Object.freeze({ ...definition, requires: definition.requires ?? {} })
}
