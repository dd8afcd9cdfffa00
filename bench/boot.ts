import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from '#core/boot/app_root'
import type { ApplicationService } from '@adonisjs/core/types'

/** The shop without its server, for work on its data. */
export async function boot(): Promise<ApplicationService> {
  const app = new Ignitor(APP_ROOT, { importer })
    .tap((made) => {
      made.initiating(async () => {
        await import('#config/env')
      })
    })
    .createApp('console')
  await app.init()
  await app.boot()
  return app
}
