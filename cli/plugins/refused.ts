import type { MessageParameters } from '#core/i18n/translator'

/** A package that is not taken, or a plugin that stays as it is. `key`: its reason, below `cli.plugin_refused`. */
export class PluginRefused extends Error {
  constructor(
    readonly key: string,
    readonly parameters: MessageParameters = {}
  ) {
    super(`${key} ${JSON.stringify(parameters)}`)
  }
}
