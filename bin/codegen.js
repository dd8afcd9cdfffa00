#!/usr/bin/env node
/** `npm run codegen`: writes the types of every named route. */
import { codegen } from './steps/codegen.js'
import { refuseUninstalled } from './steps/installed.js'
import { fail } from './steps/say.js'

async function main() {
  refuseUninstalled()
  await codegen()
}

main().catch(fail)
