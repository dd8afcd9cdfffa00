import { parseArgs } from 'node:util'
import { boot } from '../boot.js'
import { endProcess } from '#core/console/end_process'

/** Makes a copy ready for `checkout.ts`, which runs this file. `fill.ts --stock N --buyers N [--from DATABASE]` */
const { values } = parseArgs({
  options: { stock: { type: 'string' }, buyers: { type: 'string' }, from: { type: 'string' } },
})
const app = await boot()
// Some of its imports read the booted application.
const { fillCopy } = await import('./fill_copy.js')
const filled = await fillCopy(app, { stock: Number(values.stock), buyers: Number(values.buyers), from: values.from })
console.log(JSON.stringify(filled))
await app.terminate()
await endProcess(0)
