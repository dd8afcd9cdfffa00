#!/usr/bin/env node
/** `npm run dev`: serves on one port, with hot reload of screens, and restarts the server when its files change. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { environment, readEnvironment } from './steps/environment.js'
import { demoGateways } from './steps/gateways.js'
import { install } from './steps/install.js'
import { NODE, ROOT, run } from './steps/run.js'
import { fail, step } from './steps/say.js'
import { portIsFree } from './steps/serve.js'
import { watchPlugins } from './steps/watch_plugins.js'

const SERVERS = [
  ['--watch', '--watch-preserve-output', '--import=@poppinss/ts-exec', 'bin/worker.ts'],
  ['ace.js', 'serve', '--hmr', '--no-clear'],
]

/** @returns {Promise<string>} what it printed: the accounts of the demo shop */
function prepare(values) {
  return step(
    { fr: 'Base de données, rôles et boutique', en: 'Database, roles and shop' },
    () => run(NODE, ['--import=@poppinss/ts-exec', 'bin/prepare.ts'], { ...values, LOG_LEVEL: 'fatal' }),
    { fr: 'Lancez « npx cli doctor ».', en: 'Run "npx cli doctor".' }
  )
}

/** Starts both servers. `ended` is called when the one of the shop ends by itself. */
function serve(values, ended) {
  const children = SERVERS.map((parameters) =>
    spawn(NODE, parameters, { cwd: ROOT, env: values, stdio: ['ignore', 'inherit', 'inherit'] })
  )
  children.at(-1).once('exit', ended)
  return async () => {
    children.at(-1).off('exit', ended)
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    // `ace serve --hmr` ends on SIGINT only.
    await Promise.all(running.map((child) => (child.kill('SIGINT'), once(child, 'exit'))))
  }
}

async function dev() {
  const own = { HOST: '0.0.0.0', PORT: '3333', ...readEnvironment(), NODE_ENV: 'development', CELLIER_LIVE: '1' }
  await portIsFree(Number(own.PORT), own.HOST)
  await install()
  await environment()
  const environmentOfShop = { ...readEnvironment(), ...own }
  const gateways = await demoGateways(environmentOfShop)
  const values = { ...environmentOfShop, ...gateways?.environment }
  process.stdout.write(await prepare(values))

  // It ends with this process, and keeps what was paid when the servers start again.
  if (gateways) spawn(NODE, gateways.args, { cwd: ROOT, env: values, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const end = async (code = 0) => {
    unwatch()
    await stop()
    process.exit(code)
  }
  let stop = serve(values, end)
  let restart = Promise.resolve()
  const unwatch = watchPlugins(join(ROOT, 'plugins'), () => {
    restart = restart.then(async () => {
      await stop()
      // What failed waits for the next change.
      await prepare(values).then(
        () => (stop = serve(values, end)),
        ({ message }) => process.stderr.write(`\n${message}\n`)
      )
    })
  })
  process.once('SIGINT', () => void end())
  process.once('SIGTERM', () => void end())
}

dev().catch(fail)
