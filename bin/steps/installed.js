import { existsSync } from 'node:fs'
import { NODE } from './run.js'
import { StepFailure, say } from './say.js'

/**
 * For scripts that need the packages but do not install them.
 * @throws {StepFailure} when the packages are not installed
 */
export function refuseUninstalled(node = NODE) {
  if (existsSync(node)) return
  throw new StepFailure(
    say({
      fr: 'Les paquets ne sont pas encore installés. Lancez d’abord « npm start » (la boutique de démonstration) ou « npm install ».',
      en: 'The packages are not installed yet. Run "npm start" (the demo shop) or "npm install" first.',
    })
  )
}
