import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.js'
import { StepFailure, say } from './say.js'

/**
 * Paths of a plugin's test files, relative to the root.
 * @param {string | undefined} name as typed by the user
 * @throws {StepFailure} with the known names for an unknown plugin; for a plugin without tests
 */
export function testsOf(name) {
  const plugins = readdirSync(join(ROOT, 'plugins')).filter((id) => existsSync(join(ROOT, 'plugins', id, 'plugin.ts')))
  const known = plugins.join(', ')
  if (!name) {
    throw refusal(`Donnez le nom d’une extension : ${known}.`, `Give the name of a plugin: ${known}.`)
  }
  if (!plugins.includes(name)) {
    throw refusal(
      `Aucune extension ne s’appelle « ${name} ». Il y a : ${known}.`,
      `No plugin is called "${name}". There are: ${known}.`
    )
  }
  const folder = `plugins/${name}/tests`
  const files = existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    : []
  const tests = files
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
  if (tests.length > 0) return tests
  throw refusal(`L’extension « ${name} » n’a pas de tests.`, `The plugin "${name}" has no tests.`)
}

function refusal(fr, en) {
  return new StepFailure(`${say({ fr, en })}\n\n→ npm run test:plugin -- catalogue`)
}
