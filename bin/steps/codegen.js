import { randomBytes } from 'node:crypto'
import { NODE, run } from './run.js'
import { readEnvironment } from './environment.js'

/**
 * Generates the types of every named route. It boots the application without opening connections, so a random `APP_KEY` is
 * enough on a machine without `.env`.
 */
export function codegen() {
  const { APP_KEY = randomBytes(24).toString('base64url') } = readEnvironment()
  return run(NODE, ['ace.js', 'codegen'], { APP_KEY, NODE_ENV: 'development' })
}
