import { readdirSync } from 'node:fs'
import { Gateway, GatewayServer } from '#tests/gateways/gateway'

/**
 * Serves every gateway of this folder on one port, with the keys of the demo shop, which are those that they know by
 * default. `npm start` of a demo shop runs it: `node --import=./bin/typescript.js tests/gateways/serve.ts PORT`.
 */
async function serve(port: number): Promise<void> {
  const gateways: Gateway[] = []
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && file !== 'serve.ts')
  for (const file of files.sort()) {
    const exported = (await import(new URL(file, import.meta.url).href)) as Record<string, unknown>
    for (const one of Object.values(exported)) if (isGateway(one)) gateways.push(new one())
  }
  const { address } = await GatewayServer.open(gateways, port)
  process.stdout.write(`${gateways.map(({ name }) => `${address}/${name}`).join('\n')}\n`)
}

function isGateway(exported: unknown): exported is new () => Gateway {
  return typeof exported === 'function' && exported.prototype instanceof Gateway
}

// The process that started it has ended.
process.once('disconnect', () => process.exit())

await serve(Number(process.argv[2] ?? 0))
