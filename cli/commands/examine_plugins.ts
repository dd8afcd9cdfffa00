import { PluginData } from '#core/plugin/plugin_data'
import { PluginRegistry } from '#core/plugin/registry'
import { filesOf } from '#cli/plugins/lock_file'
import { migrations } from '#cli/plugins/examine/migrations'
import { origin, requirements } from '#cli/plugins/examine/package'
import { permissions, routes } from '#cli/plugins/examine/permissions'
import { statements } from '#cli/plugins/examine/statements'
import { translations } from '#cli/plugins/examine/translations'
import { refusing } from '#cli/plugins/plugin_command'
import { PluginRefused } from '#cli/plugins/refused'
import { EXIT } from '#cli/lib/exit_codes'
import type { ApplicationService } from '@adonisjs/core/types'
import type { CliCommand } from '#core/console/command'
import type { Finding } from '#core/console/inspection'
import type { Examined } from '#cli/plugins/examine/check'
import type { Words } from '#cli/lib/words'

const CHECKS = [requirements, origin, migrations, permissions, routes, translations, statements]

interface Found extends Finding {
  plugin: string
  name: string
}

async function examined(about: Examined): Promise<Found[]> {
  const found: Found[] = []
  for (const { name, look } of CHECKS) {
    const finding = await look(about).catch((error: Error) => ({ ok: false, detail: error.message }))
    found.push({ plugin: about.plugin.id, name, ...finding })
  }
  return found
}

/** What plugins that are gone have left. It is a fault only of those whose data should have gone too. */
async function leftovers(app: ApplicationService, say: Words): Promise<Found[]> {
  const left = await (await app.container.make(PluginData)).leftovers()
  return [...left].map(([plugin, { tables, names }]) => ({
    plugin,
    name: 'leftovers',
    ok: true,
    detail: say('plugin.doctor.leftovers_of', { what: [...tables, ...names].join(', ') }),
  }))
}

const examinePlugins: CliCommand = {
  name: 'plugin:doctor',
  summary: {
    fr_FR: 'Examine les extensions : migrations, droits, traductions, requêtes, restes',
    en_GB: 'Examine plugins: migrations, permissions, translations, statements, leftovers',
  },
  arguments: [
    {
      name: 'id',
      optional: true,
      summary: { fr_FR: 'Une seule extension', en_GB: 'One plugin only' },
    },
  ],
  options: [{ flags: '--json', summary: { fr_FR: 'Réponse pour un programme', en_GB: 'Answer for a program' } }],
  run(call) {
    const {
      app,
      terminal,
      arguments: [id],
      options,
    } = call
    return refusing(call, async (say) => {
      const { plugins } = await app.container.make(PluginRegistry)
      const chosen = plugins.filter((plugin) => id === undefined || plugin.id === id)
      if (id !== undefined && chosen.length === 0) throw new PluginRefused('not_listed', { id })
      const found: Found[] = []
      for (const plugin of chosen) {
        found.push(...(await examined({ app, plugin, say, files: await filesOf(plugin.id) })))
      }
      if (id === undefined) found.push(...(await leftovers(app, say)))
      const wrong = found.filter(({ ok }) => !ok).length
      if (options.json) {
        const checks = found.map(({ mend, ...finding }) => (finding.ok ? finding : { ...finding, mend }))
        terminal.line(JSON.stringify({ ok: wrong === 0, checks }))
        return wrong === 0 ? EXIT.done : EXIT.failed
      }
      for (const { plugin, name, ok, detail, mend } of found) {
        const title = `${plugin}, ${say(`plugin.doctor.${name}`)}`
        terminal.line(`${ok ? '✔' : '✖'} ${say('doctor.line', { name: title, detail })}`)
        if (!ok && mend) terminal.line(`  → ${mend}`)
      }
      terminal.line(say('doctor.verdict', { wrong }))
      return wrong === 0 ? EXIT.done : EXIT.failed
    })
  },
}

export default examinePlugins
