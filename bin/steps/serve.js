import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './run.js'
import { StepFailure, line, say } from './say.js'
import { ShopProcesses } from './shop_processes.js'

const LAST_PORT = 65_535

function noPort() {
  return new StepFailure(
    say({
      fr: `PORT n’est pas un port : il en faut un de 1 à ${LAST_PORT}.\n\n→ PORT=3333 npm start`,
      en: `PORT is not a port: it takes one from 1 to ${LAST_PORT}.\n\n→ PORT=3333 npm start`,
    })
  )
}

/** @param {number} port @param {string} host */
export function portIsFree(port, host) {
  if (!Number.isInteger(port) || port < 1 || port > LAST_PORT) throw noPort()
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return reject(error)
      reject(
        new StepFailure(
          say({
            fr: `Le port ${port} est déjà pris par un autre programme.\n\n→ Arrêtez-le, ou choisissez un autre port : PORT=${port + 1} npm start`,
            en: `Port ${port} is already taken by another program.\n\n→ Stop it, or choose another port: PORT=${port + 1} npm start`,
          })
        )
      )
    })
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/**
 * Starts the first web process, which loads its code and waits. Call `open` when the database is prepared, and `keepRunning`
 * when the shop responds.
 * @param {() => NodeJS.ProcessEnv} readValues reads the environment of the shop
 * @param {Awaited<ReturnType<typeof import('./gateways.js').demoGateways>>} [gateways]
 * @param {string} [home] the folder of the shop
 */
export async function serve(readValues, gateways = null, home = ROOT) {
  const built = (file) => import(pathToFileURL(join(ROOT, 'build', file)).href)
  const flags = await built('core/boot/memory_flags.js')
  const { makeFolder } = await built('core/files/make_folder.js')
  const processes = new ShopProcesses(readValues, gateways, home, { ...flags, makeFolder })
  processes.prepare()
  return processes
}

/** Waits until the shop responds, for half a minute at most. */
export async function untilResponding(address) {
  for (let tries = 0; tries < 300; tries += 1) {
    const isResponding = await fetch(address).then(
      ({ status }) => status < 500,
      () => false
    )
    if (isResponding) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  line({
    fr: 'La boutique ne répond pas encore : voyez les messages ci-dessus.',
    en: 'The shop does not answer yet: see the messages above.',
  })
}
