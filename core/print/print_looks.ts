import { inject } from '@adonisjs/core'
import { DEFAULT_PRINT_LOOK, type PrintLook } from '#core/print/print_look'
import { PluginRegistry } from '#core/plugin/registry'

/** The look of printed documents, from all plugins. */
@inject()
export class PrintLooks {
  constructor(private readonly registry: PluginRegistry) {}

  async of(channel: string): Promise<PrintLook> {
    const looks = this.registry.contributions('core.print_looks').map(async ({ load }) => (await load()).look(channel))
    return Object.assign({}, DEFAULT_PRINT_LOOK, ...(await Promise.all(looks))) as PrintLook
  }
}
