import './hooks.js'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Tests of the shell and of screens: no server, no browser. `node web/testing/run.js [--files=…]` */
processCLIArgs(process.argv.slice(2))
configure({
  files: () =>
    ['web/{app,vite}/**/*.test.{ts,tsx}', 'plugins/*/web/**/*.test.{ts,tsx}']
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .map((file) => new URL(file, `file://${root}`)),
  plugins: [assert()],
})
await run()
