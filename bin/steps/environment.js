import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.js'
import { step } from './say.js'

const FILE = join(ROOT, '.env')

/** Writes `.env` with new secrets on the first start, unless the environment has them. Secrets are never printed. */
export function environment() {
  return step(
    { fr: 'Secrets et réglages (.env)', en: 'Secrets and settings (.env)' },
    () => {
      if (existsSync(FILE) || process.env.APP_KEY) return 'nothing'
      const lines = [
        'NODE_ENV=production',
        `APP_KEY=${randomBytes(24).toString('base64url')}`,
        '# The demo shop: remove this line for a real one.',
        'DEMO=1',
      ]
      writeFileSync(FILE, `${lines.join('\n')}\n`, { mode: 0o600 })
    },
    { fr: 'Vérifiez les droits d’écriture dans ce dossier.', en: 'Check that this folder can be written to.' }
  )
}

/** Values of `.env`, overridden by the process's environment. */
export function readEnvironment() {
  const values = {}
  if (existsSync(FILE)) {
    for (const text of readFileSync(FILE, 'utf8').split('\n')) {
      const match = /^\s*([A-Z_]+)\s*=\s*(.*?)\s*$/.exec(text)
      if (match) values[match[1]] = match[2].replace(/^(['"])(.*)\1$/, '$2')
    }
  }
  return { ...values, ...process.env }
}
