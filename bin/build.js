#!/usr/bin/env node
/** `npm run build`: the production build of screens and server. */
import { build } from './steps/build.js'
import { environment } from './steps/environment.js'
import { install } from './steps/install.js'
import { fail } from './steps/say.js'

async function main() {
  await install()
  await environment()
  await build()
}

main().catch(fail)
