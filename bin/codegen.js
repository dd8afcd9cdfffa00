#!/usr/bin/env node
/**
 * `npm run codegen`: writes the types of every named route from the routes themselves. It boots the application but
 * opens nothing, so that it needs no secrets: a machine without `.env` gets some for the moment.
 */
import { randomBytes } from 'node:crypto'
import { NODE, run } from './steps/run.js'
import { readEnvironment } from './steps/environment.js'
import { fail } from './steps/say.js'

const { APP_KEY = randomBytes(24).toString('base64url') } = readEnvironment()

run(NODE, ['ace.js', 'codegen'], { APP_KEY, NODE_ENV: 'development' }).catch(fail)
