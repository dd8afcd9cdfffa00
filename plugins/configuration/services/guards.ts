import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import type { Going } from '#plugins/configuration/contracts/configuration_guard'
import type { Transaction } from '#core/database/store'

/** Runs the guards of every plugin before an item of the configuration is removed. */
@inject()
export class Guards {
  constructor(private readonly registry: PluginRegistry) {}

  async check(trx: Transaction, going: Going): Promise<void> {
    for (const { load } of this.registry.contributions('configuration.guards')) {
      const guard = await load()
      await guard.check(trx, going)
    }
  }
}
