import { EXIT } from '#cli/lib/exit_codes'
import { AddByHand, PluginFiles } from '#cli/generators/edit/plugin_files'
import { PluginRegistry } from '#core/plugin/registry'
import { ask } from '#cli/lib/ask'
import { choicesOf, GENERATOR_OPTIONS, PLUGIN_ARGUMENT, runGenerator } from '#cli/generators/run_generator'
import { fromHome } from '#core/boot/app_root'
import { pluginName } from '#cli/generators/plugin/plugin_name'
import { words } from '#cli/lib/words'
import { wordsOf } from '#cli/generators/resource/field_text'
import type { CliCommand } from '#core/console/command'
import type { Label } from '#core/i18n/label'
import type { Part } from '#cli/generators/parts/part'

interface PartCommand {
  /** `make:screen`. */
  name: string
  summary: Label
  /** A name as an example. */
  example: string
  part: Part
}

/** A command that adds a part to a plugin. */
export function partCommand({ name: command, summary, example, part }: PartCommand): CliCommand {
  return {
    name: command,
    summary,
    arguments: [
      PLUGIN_ARGUMENT,
      {
        name: 'name',
        title: { fr_FR: 'nom', en_GB: 'name' },
        optional: true,
        summary: { fr_FR: `Son nom, comme « ${example} »`, en_GB: `Its name, such as "${example}"` },
      },
    ],
    options: [
      {
        flags: '--label <text>',
        value: { fr_FR: 'texte', en_GB: 'text' },
        summary: { fr_FR: 'Ce que l’on en lit en anglais', en_GB: 'What people read of it in English' },
      },
      {
        flags: '--label-fr <text>',
        value: { fr_FR: 'texte', en_GB: 'text' },
        summary: { fr_FR: 'Ce que l’on en lit en français', en_GB: 'What people read of it in French' },
      },
      ...GENERATOR_OPTIONS,
    ],
    async run({ app, terminal, arguments: [givenPlugin, givenName], options }) {
      const say = words(terminal.locale)
      const fail = (key: string, parameters = {}) => {
        terminal.error(say(`make.${key}`, parameters))
        return EXIT.failed
      }
      const [id = '', typedName = ''] = await ask(terminal, [
        { given: givenPlugin, question: say('make.ask_plugin') },
        { given: givenName, question: say('make.ask_name', { example }) },
      ])
      const registry = await app.container.make(PluginRegistry)
      if (!registry.get(id)) return fail('no_plugin', { plugin: id })
      const name = pluginName(typedName)?.id
      if (!name) return fail('bad_name', { name: typedName, example })
      const en = String(options.label ?? wordsOf(name))
      const names = {
        id,
        name,
        path: id.replaceAll('_', '-'),
        kebab: name.replaceAll('_', '-'),
        camel: name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
        pascal: name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
        en,
        fr: String(options.labelFr ?? en),
      }
      const files = new PluginFiles(fromHome(), id)
      try {
        files.requires(Object.fromEntries(part.requires.map((one) => [one, registry.get(one)?.version])))
        part.add(files, names)
      } catch (error) {
        if (error instanceof AddByHand) return fail('by_hand', { file: error.file, text: error.text })
        throw error
      }
      const to = `plugins/${id}`
      const data = { ...names, part: part.folder }
      const choices = choicesOf(options)
      const { written, left } = await runGenerator(
        { generator: 'part', data, to, changed: files.changed },
        choices,
        terminal
      )
      if (choices.isDry) return EXIT.done
      const paths = written.length > 0 ? written.join('\n') : say('make.nothing')
      terminal.line(say('make.done', { files: paths, plugin: id }))
      return left.length > 0 ? EXIT.failed : EXIT.done
    },
  }
}
