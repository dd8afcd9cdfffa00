#!/usr/bin/env node
/** `npm start`: from a fresh clone to a shop that answers. Safe to run again. */
import { join } from 'node:path'
import { buildScreens, buildServer } from './steps/build.js'
import { environment, readEnvironment } from './steps/environment.js'
import { install } from './steps/install.js'
import { NODE, ROOT, run } from './steps/run.js'
import { allOf, fail, line, step } from './steps/say.js'
import { portIsFree, serve, untilAnswering } from './steps/serve.js'

const MEND = {
  fr: 'Lancez « npx cli doctor » : il nomme ce qui manque.',
  en: 'Run "npx cli doctor": it names what is missing.',
}

async function start() {
  const host = readEnvironment().HOST ?? '0.0.0.0'
  const port = Number(readEnvironment().PORT ?? 3333)
  await portIsFree(port, host)
  await install()
  await environment()
  const values = { NODE_ENV: 'production', HOST: host, PORT: String(port), ...readEnvironment() }
  const prepared = buildServer().then(async () => {
    const shop = await serve(values)
    return { shop, told: await prepare(values) }
  })
  // What stops the shop is told before what stops the screens: where a plugin is gone, both do.
  const [{ shop, told }] = await allOf([prepared, buildScreens()])
  shop.open()
  const address = `http://localhost:${port}/${(values.APP_BASE_PATH ?? 'vue').replace(/^\/+|\/+$/g, '')}/`
  await untilAnswering(address)
  shop.keep()
  line({ fr: `\nLa boutique est ouverte : ${address}`, en: `\nThe shop is open: ${address}` })
  if (told.trim()) process.stdout.write(told)
}

/**
 * Needs the server alone: it runs while the screens are still being built. What fails is said in its last words, and not in the
 * lines of a log as well.
 */
function prepare(values) {
  return step(
    { fr: 'Base de données, rôles et boutique', en: 'Database, roles and shop' },
    () => run(NODE, [join(ROOT, 'build/bin/prepare.js')], { ...values, LOG_LEVEL: 'fatal' }),
    MEND,
    { isBeside: true }
  )
}

start().catch(fail)
