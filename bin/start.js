#!/usr/bin/env node
/** `npm start`: installs, builds, prepares and runs the shop. Can be run again at any time. */
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildResponseSchemas, buildScreens, buildServer } from './steps/build.js'
import { environment, readEnvironment } from './steps/environment.js'
import { demoGateways } from './steps/gateways.js'
import { install } from './steps/install.js'
import { NODE, ROOT, run } from './steps/run.js'
import { allOf, end, fail, line, step } from './steps/say.js'
import { portIsFree, serve, untilResponding } from './steps/serve.js'

const FIX = {
  fr: 'Lancez « npx cli doctor » : il nomme ce qui manque.',
  en: 'Run "npx cli doctor": it names what is missing.',
}

/** The folder of the shop as it was called: a link may lead to a new release when the processes are restarted. */
const HOME = dirname(dirname(resolve(process.argv[1])))

async function start() {
  const host = readEnvironment().HOST ?? '0.0.0.0'
  const port = Number(readEnvironment().PORT ?? 3333)
  await portIsFree(port, host)
  await install()
  // Node's `cluster`, which shares the port among processes, needs one version of Node for all.
  if (realpathSync(process.execPath) !== realpathSync(NODE)) return startWith(NODE)
  await environment()
  const readValues = () => ({ NODE_ENV: 'production', HOST: host, PORT: String(port), ...readEnvironment() })
  const values = readValues()
  const gateways = await demoGateways(values)
  const server = buildServer()
  const prepared = server.then(async () => {
    const shop = await serve(readValues, gateways, HOME)
    return { shop, output: await prepare({ ...values, ...gateways?.environment }) }
  })
  // `prepared` is first, so that its error is reported when both fail. A missing plugin makes both fail.
  const [{ shop, output }] = await allOf([prepared, buildScreens(), buildResponseSchemas(server)])
  shop.open()
  const address = `http://localhost:${port}/${(values.APP_BASE_PATH ?? 'vue').replace(/^\/+|\/+$/g, '')}/`
  await untilResponding(address)
  shop.keepRunning()
  line({ fr: `\nLa boutique est ouverte : ${address}`, en: `\nThe shop is open: ${address}` })
  if (output.trim()) process.stdout.write(output)
}

/** Runs this program once more under another Node, until that one ends. */
function startWith(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGUSR2']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => end(code ?? 1))
}

/** Runs while the screens are still being built. `LOG_LEVEL` is fatal, because the step prints the error itself. */
function prepare(values) {
  return step(
    { fr: 'Base de données, rôles et boutique', en: 'Database, roles and shop' },
    () => run(NODE, [join(ROOT, 'build/bin/prepare.js')], { ...values, LOG_LEVEL: 'fatal' }),
    FIX,
    { isParallel: true }
  )
}

start().catch(fail)
