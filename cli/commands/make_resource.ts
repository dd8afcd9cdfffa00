import { existsSync } from 'node:fs'
import { BadField, readField, type Tables } from '#cli/generators/resource/field_text'
import { EXIT } from '#cli/lib/exit_codes'
import { Clock } from '#core/time/clock'
import { PluginRegistry } from '#core/plugin/registry'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { ask } from '#cli/lib/ask'
import { fromHome } from '#core/boot/app_root'
import { pluginName } from '#cli/generators/plugin/plugin_name'
import { resourceData } from '#cli/generators/resource/resource_data'
import { choicesOf, GENERATOR_OPTIONS, PLUGIN_ARGUMENT, runGenerator } from '#cli/generators/run_generator'
import { migrationStamp } from '#cli/generators/migration_stamp'
import { words } from '#cli/lib/words'
import type { CliCommand, Terminal } from '#core/console/command'

/** Fields that are typed one by one on a terminal, until an empty one. */
async function askFields(terminal: Terminal, question: string): Promise<string[]> {
  const [field = ''] = await ask(terminal, [{ given: undefined, question }])
  return field.trim() === '' ? [] : [field.trim(), ...(await askFields(terminal, question))]
}

const makeResource: CliCommand = {
  name: 'make:resource',
  summary: {
    fr_FR: 'Crée une ressource : sa définition et sa migration',
    en_GB: 'Make a resource: its definition and its migration',
  },
  arguments: [
    PLUGIN_ARGUMENT,
    {
      name: 'name',
      title: { fr_FR: 'nom', en_GB: 'name' },
      optional: true,
      summary: { fr_FR: 'Son nom au pluriel : « tastings »', en_GB: 'Its name in the plural: "tastings"' },
    },
    {
      name: 'fields...',
      title: { fr_FR: 'champs...', en_GB: 'fields...' },
      optional: true,
      summary: {
        fr_FR: 'Ses champs, « nom:sorte:option:option=valeur » ; le premier est son titre',
        en_GB: 'Its fields, "name:kind:option:option=value"; the first one is its title',
      },
    },
  ],
  options: [
    {
      flags: '--menu <area>',
      value: { fr_FR: 'zone', en_GB: 'area' },
      summary: { fr_FR: 'Zone du menu (marketing si elle manque)', en_GB: 'Area of the menu (default marketing)' },
    },
    {
      flags: '--tree',
      summary: { fr_FR: 'Ses lignes se rangent les unes sous les autres', en_GB: 'Its rows hang below each other' },
    },
    ...GENERATOR_OPTIONS,
  ],
  async run({ app, terminal, arguments: [givenPlugin, givenName, ...givenFields], options }) {
    const say = words(terminal.locale)
    const fail = (key: string, parameters = {}) => {
      terminal.error(say(key.includes('.') ? key : `make_resource.${key}`, parameters))
      return EXIT.failed
    }
    const [plugin = '', typedName = ''] = await ask(terminal, [
      { given: givenPlugin, question: say('make.ask_plugin') },
      { given: givenName, question: say('make_resource.ask_name') },
    ])
    const typed = givenFields.length > 0 ? givenFields : await askFields(terminal, say('make_resource.ask_field'))
    const registry = await app.container.make(PluginRegistry)
    if (!registry.get(plugin)) return fail('make.no_plugin', { plugin })
    const name = pluginName(typedName)?.id
    if (!name) return fail('bad_name', { name: typedName })
    if (typed.length === 0) return fail('no_fields')
    const to = `plugins/${plugin}`
    const choices = choicesOf(options)
    const isTaken = existsSync(fromHome(to, 'resources', `${name}.ts`))
    if (isTaken && !choices.isForced) return fail('taken', { name })
    try {
      const menu = String(options.menu ?? 'marketing')
      const known = (await app.container.make(ResourceCatalogue))
        .all()
        .map(({ resource: { id, table } }) => [id, table])
      const tables = Object.fromEntries(known) as Tables
      const clock = await app.container.make(Clock)
      const stamp = await migrationStamp(to, `create_${plugin}_${name}_table`, clock)
      const data = {
        ...resourceData(plugin, name, typed.map(readField), { menu, isTree: options.tree === true, tables }),
        stamp,
      }
      const { written } = await runGenerator({ generator: 'resource', data, to }, choices, terminal)
      if (choices.isDry) return EXIT.done
      const address = `${app.config.get<string>('cellier.basePath')}/admin/${plugin}/${name}`.replaceAll('_', '-')
      terminal.line(say('make_resource.done', { files: written.join('\n'), address }))
      return EXIT.done
    } catch (error) {
      if (error instanceof BadField) return fail(error.key, error.parameters)
      throw error
    }
  },
}

export default makeResource
