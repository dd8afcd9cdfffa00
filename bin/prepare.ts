import 'reflect-metadata'
import { fileURLToPath } from 'node:url'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from '#core/boot/app_root'
import { prepareShop } from '#core/boot/prepare_shop'
import { reportFailure } from '#core/boot/report_failure'
import { terminalLocale } from '#core/i18n/terminal_locale'
import { Translator } from '#core/i18n/translator'
import { contributed } from '#core/plugin/contribution_failed'
import { PluginRegistry } from '#core/plugin/registry'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Report } from '#core/boot/preparation'

/** Prepares the database: migrations, default records and, when enabled, the demo shop. */
async function prepare(app: ApplicationService): Promise<void> {
  const translator = await app.container.make(Translator)
  const locale = terminalLocale(process.env)
  const report: Report = (key, parameters) =>
    void process.stdout.write(`${translator.translate(locale, key, parameters)}\n`)
  await prepareShop(app, report)
  if (!app.config.get<boolean>('cellier.demo')) return
  const folder = fileURLToPath(new URL('database/demo', APP_ROOT))
  const registry = await app.container.make(PluginRegistry)
  const loaders = await Promise.all(
    registry.plugins.map((plugin) => (plugin.demo ? contributed(plugin.id, 'demo', plugin.demo) : null))
  )
  const shop = { app, folder, pictures: `${folder}/pictures`, report }
  for (const loader of loaders) await loader?.load(shop)
  for (const loader of loaders) await loader?.past?.(shop)
}

const ignitor = new Ignitor(APP_ROOT, { importer }).tap((app) => {
  app.initiating(async () => {
    await import('#config/env')
  })
})

const app = ignitor.createApp('console')
try {
  await app.init()
  await app.boot()
  await app.start(() => prepare(app))
} catch (error) {
  process.exitCode = 1
  await reportFailure(error)
} finally {
  await app.terminate()
}
