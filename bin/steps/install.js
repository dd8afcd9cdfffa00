import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT, run } from './run.js'
import { step } from './say.js'

const STAMP = join(ROOT, 'node_modules', '.cellier-lock')

/** Installs the packages of the lockfile if it changed since the last installation. */
export function install() {
  return step(
    { fr: 'Installation des paquets', en: 'Installing the packages' },
    async () => {
      const wanted = createHash('sha256')
        .update(readFileSync(join(ROOT, 'package-lock.json')))
        .digest('hex')
      const found = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
      if (found === wanted && existsSync(NODE)) return 'nothing'
      // npm's cached metadata is enough for a lockfile. If it is incomplete, the second attempt fetches it again.
      const command = ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
      await run('npm', [...command, '--prefer-offline']).catch(() => run('npm', command))
      writeFileSync(STAMP, wanted)
    },
    {
      fr: 'Vérifiez l’accès au registre npm, puis relancez la commande.',
      en: 'Check the access to the npm registry, then run the command again.',
    }
  )
}
