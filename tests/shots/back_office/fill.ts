import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from '#core/boot/app_root'

/** A process that fills an empty shop: `fill.ts <rows>`. */
const app = new Ignitor(APP_ROOT, { importer })
  .tap((made) => {
    made.initiating(async () => {
      await import('#config/env')
    })
  })
  .createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  // Actions ask for services of the booted application.
  const { fillLists } = await import('./fill_lists.js')
  await fillLists(app, Number(process.argv[2]))
})
await app.terminate()
