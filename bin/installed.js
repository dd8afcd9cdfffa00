#!/usr/bin/env node
/** Stands before the scripts that are programs of packages: says so when these are not installed yet. */
import { refuseUninstalled } from './steps/installed.js'
import { fail } from './steps/say.js'

try {
  refuseUninstalled()
} catch (error) {
  fail(error)
}
