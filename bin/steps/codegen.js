import { randomBytes } from 'node:crypto'
import { NODE, run } from './run.js'
import { readEnvironment } from './environment.js'

/**
 * Writes the types of every named route from the routes themselves. It boots the application but opens nothing, so that it
 * needs no secrets: a machine without `.env` gets some for the moment.
 */
export function codegen() {
  const { APP_KEY = randomBytes(24).toString('base64url') } = readEnvironment()
  return run(NODE, ['ace.js', 'codegen'], { APP_KEY, NODE_ENV: 'development' })
}
