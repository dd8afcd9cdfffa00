import { readFile } from 'node:fs/promises'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { Database } from '@adonisjs/lucid/database'
import { Store } from '#core/database/store'
import { migrateShop, prepareShop } from '#core/boot/prepare_shop'
import { differences, factsOf, type Facts } from '#cli/plugins/facts'
import { EXIT } from '#cli/lib/exit_codes'
import { words } from '#cli/lib/words'
import { ID } from '#cli/plugins/plugin_command'
import type { ApplicationService } from '@adonisjs/core/types'
import type { CliCommand } from '#core/console/command'

async function rollBack(app: ApplicationService, batch: number): Promise<void> {
  const runner = new MigrationRunner(await app.container.make(Database), app, { direction: 'down', batch })
  await runner.run()
  if (runner.error) throw runner.error
}

/** `plugin:add` and `plugin:upgrade` run it, in a process that boots with the plugin. */
const preparePlugin: CliCommand = {
  name: 'plugin:prepare',
  hidden: true,
  summary: {
    fr_FR: 'Compare une extension avec ce que dit son paquet, puis prépare la base de données',
    en_GB: 'Compare a plugin with what its package says, then prepare the database',
  },
  arguments: [ID],
  options: [
    {
      flags: '--facts <file>',
      value: { fr_FR: 'fichier', en_GB: 'file' },
      summary: { fr_FR: 'Ce que dit son paquet', en_GB: 'What its package says' },
    },
  ],
  async run({ app, terminal, arguments: [id = ''], options }) {
    const say = words(terminal.locale)
    const said = JSON.parse(await readFile(String(options.facts), 'utf8')) as Facts
    const refuse = (found: string[]) => {
      if (found.length > 0) throw new Error(say('plugin.dishonest', { id, differences: found.join('\n') }))
    }
    const realFacts = async () => {
      const real = await factsOf(app, id)
      if (!real) throw new Error(say('plugin_refused.not_listed', { id }))
      return real
    }
    const { reader } = await app.container.make(Store)
    const before = await reader.first<{ batch: number | null }>('select max(batch) as batch from adonis_schema')
    try {
      // Before its migrations run: tables are known afterwards.
      refuse(differences(said, await realFacts(), ['permissions', 'settings', 'routes', 'extends']))
      await migrateShop(app)
      refuse(differences(said, await realFacts()))
      await prepareShop(app)
      return EXIT.done
    } catch (error) {
      await rollBack(app, Number(before?.batch))
      terminal.error((error as Error).message)
      return EXIT.failed
    }
  },
}

export default preparePlugin
