import { PluginRegistry } from '#core/plugin/registry'
import { within } from '#core/time/within'
import type { ApplicationService } from '@adonisjs/core/types'
import type { WarmUp } from '#core/boot/warm_up'

/** After this time a process is ready all the same: its first requests wait for what is missing. */
const LIMIT_MS = 45_000

/** Runs the warm-ups of all plugins. One that fails is logged: requests meet the same failure, and say so. */
export async function runWarmUps(app: ApplicationService): Promise<void> {
  const registry = await app.container.make(PluginRegistry)
  const logger = await app.container.make('logger')
  const run = async (load: () => Promise<WarmUp>, name: string) => {
    const late = () => new Error(`the warm-up "${name}" takes more than ${LIMIT_MS / 1000} s`)
    await within(LIMIT_MS, (async () => (await load()).run(app))(), late).catch((error: unknown) =>
      logger.warn({ err: error, warmUp: name }, 'a warm-up did not end well')
    )
  }
  await Promise.all(registry.contributions('core.warm_ups').map(({ load, name }) => run(load, name)))
}
