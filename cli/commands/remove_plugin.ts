import { PluginData } from '#core/plugin/plugin_data'
import { PluginRegistry } from '#core/plugin/registry'
import { displacePlugin } from '#cli/plugins/change_shop'
import { ask } from '#cli/lib/ask'
import { confirm } from '#cli/lib/confirm'
import { filesOf, handChanges, isByHand, readLock } from '#cli/plugins/lock_file'
import { FORCE, ID, refusing, YES } from '#cli/plugins/plugin_command'
import { PluginRefused } from '#cli/plugins/refused'
import { EXIT } from '#cli/lib/exit_codes'
import type { CliCommand, CommandCall } from '#core/console/command'
import type { Words } from '#cli/lib/words'

/** Whether the data go. Asked for on a terminal when the call does not say it. */
async function dropsData({ terminal, options }: CommandCall, say: Words, id: string): Promise<boolean> {
  if (options.keepData && options.dropData) throw new PluginRefused('keep_and_drop')
  if (options.keepData || options.dropData) return options.dropData === true
  if (!terminal.interactive) throw new PluginRefused('keep_or_drop')
  const [answer = ''] = await ask(terminal, [{ given: undefined, question: say('plugin.ask_data', { id }) }])
  if (answer.trim() !== 'keep' && answer.trim() !== 'drop') throw new PluginRefused('keep_or_drop')
  return answer.trim() === 'drop'
}

/** What cannot be had again from where the plugin came from. */
async function refuseLoss(id: string): Promise<void> {
  const locked = (await readLock())[id]
  if (!locked) throw new PluginRefused('own_plugin', { id })
  const byHand = handChanges(locked, await filesOf(id))
  if (isByHand(byHand)) throw new PluginRefused('by_hand', { id, files: Object.values(byHand).flat().join(', ') })
}

const removePlugin: CliCommand = {
  name: 'plugin:remove',
  summary: {
    fr_FR: 'Retire une extension, avec ses données ou sans elles',
    en_GB: 'Remove a plugin, with its data or without them',
  },
  arguments: [ID],
  options: [
    {
      flags: '--keep-data',
      summary: {
        fr_FR: 'Garde ses données : une extension ajoutée de nouveau les retrouve',
        en_GB: 'Keep its data: when it is added again, it finds them',
      },
    },
    {
      flags: '--drop-data',
      summary: {
        fr_FR: 'Supprime ses tables, ses réglages, les droits qu’elle a donnés',
        en_GB: 'Delete its tables, its settings, the permissions that it gave',
      },
    },
    YES,
    FORCE,
  ],
  run(call) {
    const {
      app,
      terminal,
      arguments: [id = ''],
      options,
    } = call
    return refusing(call, async (say) => {
      const registry = await app.container.make(PluginRegistry)
      if (!registry.get(id)) throw new PluginRefused('not_listed', { id })
      const others = registry.plugins.filter(({ requires }) => id in requires).map((other) => other.id)
      if (others.length > 0) throw new PluginRefused('required', { id, others: others.join(', ') })
      if (!options.force) await refuseLoss(id)
      const drops = await dropsData(call, say, id)
      const data = await app.container.make(PluginData)
      const tables = (await data.tablesOf(id)).join(', ') || '–'
      const question = say(drops ? 'plugin.ask_drop' : 'plugin.ask_remove', { id, tables })
      const isAgreed = await confirm(terminal, question, options.yes === true)
      if (isAgreed === null) throw new PluginRefused('unasked')
      if (!isAgreed) return EXIT.failed
      if (drops) await data.drop(id)
      await displacePlugin(call, say, id)
      terminal.line(say(drops ? 'plugin.dropped' : 'plugin.removed', { id, tables }))
      return EXIT.done
    })
  },
}

export default removePlugin
