import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { runWarmUps } from '#core/boot/run_warm_ups'
import { APP_ROOT, importer } from '#core/boot/app_root'

/**
 * The shop as it is served, in one process, with one more route: a constant body of any size over the shop's own lean
 * path, the yardstick of the benchmark; and one that reads the prices of a currency and customer group.
 */
const bodies = new Map<string, Buffer>()

function constantBody(size: string): Buffer {
  let body = bodies.get(size)
  if (!body) bodies.set(size, (body = Buffer.alloc(Number(size), ' ').fill('{}', 0, 2)))
  return body
}

process.on('disconnect', () => process.exit(0))

process.on('message', (message) => {
  if (message === 'stop') process.exit(0)
})

await new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.initiating(async () => {
      await import('#config/env')
    })
    app.starting(async () => {
      const router = await app.container.make('router')
      router.get('/api/bench/:size', ({ params, response }) => {
        response.response.setHeader('content-type', 'application/json; charset=utf-8')
        response.send(constantBody(String(params.size)))
      })
      router.get('/api/bench/prices/:currency/:group?', async ({ params }) => {
        const { ShopViews } = await import('#plugins/catalogue/listing/shop_view')
        const { EVERYTHING } = await import('#plugins/catalogue/listing/index/selection')
        const views = await app.container.make(ShopViews)
        const { currency, group = '' } = params as { currency: string; group?: string }
        const place = { channel: 'default', locale: 'fr_FR' as const, currency, group }
        const { products } = await views.open({ ...place, isConverted: currency !== 'EUR' })
        const { total } = await products.select(EVERYTHING)
        return { total }
      })
    })
    app.ready(() => runWarmUps(app))
    app.listen('SIGTERM', () => app.terminate())
  })
  .httpServer()
  .start()
process.send?.('ready')
