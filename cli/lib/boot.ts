import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from '#core/boot/app_root'
import type { ApplicationService } from '@adonisjs/core/types'

/**
 * Boots the application for a command: with providers, plugins and routes, without an HTTP server. Only errors are
 * logged, because the output of commands goes to the same stream.
 */
export async function bootShop(): Promise<ApplicationService> {
  process.env.LOG_LEVEL ??= 'error'
  const app = new Ignitor(APP_ROOT, { importer }).createApp('console')
  app.initiating(async () => {
    await import('#config/env')
  })
  await app.init()
  await app.boot()
  await app.start(() => {})
  return app
}
