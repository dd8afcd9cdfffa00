import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import { CLIENTS, Shoppers, skusOf } from './checkout.js'
import { load } from './load.js'
import { run, start, stop } from './processes.js'
import type { Measure } from './report.js'

interface Options {
  env: NodeJS.ProcessEnv
  port: number
  /** A database file with wines and everything a shop needs to sell. */
  shop: string
  /** Pages of the shop that others ask for meanwhile. */
  paths: readonly string[]
  seconds: number
}

/**
 * Pages for others while a payment provider takes connections and never answers: ten customers of the same process wait for
 * it. The yardstick is the same pages before and after.
 */
export async function measureHanging({ env, port, shop, paths, seconds }: Options): Promise<Measure> {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const gateways = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const own = { ...env, DB_FILE: shop, PAYMENT_GATEWAYS: gateways }
  const password = `Aa1!${randomBytes(12).toString('base64url')}`
  await run('bench/checkout_buyers', [String(CLIENTS), password], own)
  await run('bench/offer_card', [], own)
  const server = await start('bench/server', [], own)
  const shoppers = new Shoppers({ port, password, skus: skusOf(shop), payment: 'payment_payplug.card' })
  await shoppers.open()
  const pages = () => load({ port, paths, seconds })
  await pages()
  const before = await pages()
  const buying = shoppers.buy(CLIENTS)
  await setTimeout(2000)
  const waiting = sockets.size
  const meanwhile = await pages()
  await buying
  const after = await pages()
  shoppers.close()
  await stop(server)
  for (const socket of sockets) socket.destroy()
  silent.close()
  if (waiting < CLIENTS) throw new Error(`Only ${waiting} customers waited for the provider`)
  return {
    name: 'pages while a payment provider hangs (1 / p95)',
    bytes: null,
    ours: 1000 / meanwhile.p95,
    yardstick: 2000 / (before.p95 + after.p95),
    bar: 1 / 1.2,
    p99: meanwhile.p99,
  }
}
