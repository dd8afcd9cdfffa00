#!/usr/bin/env node
/** `npm run dev`: serves on one port, with hot reload of screens, and restarts the server when its files change. */
import { spawn } from 'node:child_process'
import { environment, readEnvironment } from './steps/environment.js'
import { install } from './steps/install.js'
import { NODE, ROOT, run } from './steps/run.js'
import { fail, step } from './steps/say.js'
import { portIsFree } from './steps/serve.js'

async function dev() {
  const values = { HOST: '0.0.0.0', PORT: '3333', ...readEnvironment(), NODE_ENV: 'development', CELLIER_LIVE: '1' }
  await portIsFree(Number(values.PORT), values.HOST)
  await install()
  await environment()
  const environmentOfChildren = { ...readEnvironment(), ...values }
  await step(
    { fr: 'Base de données, rôles et boutique', en: 'Database, roles and shop' },
    () => run(NODE, ['--import=@poppinss/ts-exec', 'bin/prepare.ts'], environmentOfChildren),
    { fr: 'Lancez « npx cli doctor ».', en: 'Run "npx cli doctor".' }
  )
  const children = [
    ['--watch', '--watch-preserve-output', '--import=@poppinss/ts-exec', 'bin/worker.ts'],
    ['ace.js', 'serve', '--hmr', '--no-clear'],
  ].map((parameters) =>
    spawn(NODE, parameters, { cwd: ROOT, env: environmentOfChildren, stdio: ['ignore', 'inherit', 'inherit'] })
  )
  // `ace serve --hmr` ends on SIGINT only.
  const end = () => children.forEach((child) => child.kill('SIGINT'))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  children.at(-1)?.once('exit', (code) => {
    end()
    process.exitCode = code ?? 0
  })
}

dev().catch(fail)
