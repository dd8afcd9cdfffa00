#!/usr/bin/env node
/** Runs before npm scripts that call programs of packages. Fails with an explanation when the packages are not installed. */
import { refuseUninstalled } from './steps/installed.js'
import { fail } from './steps/say.js'

try {
  refuseUninstalled()
} catch (error) {
  fail(error)
}
