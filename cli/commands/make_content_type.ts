import { existsSync } from 'node:fs'
import { EXIT } from '#cli/lib/exit_codes'
import { ask } from '#cli/lib/ask'
import { fromHome } from '#core/boot/app_root'
import { pluginName } from '#cli/generators/plugin/plugin_name'
import { choicesOf, GENERATOR_OPTIONS, runGenerator } from '#cli/generators/run_generator'
import { slugify } from '#core/text/slug'
import { words } from '#cli/lib/words'
import type { CliCommand } from '#core/console/command'

const FOLDER = 'config/content_types'

/** As long as the column of the code. */
const LONGEST = 20

const makeContentType: CliCommand = {
  name: 'make:content-type',
  summary: {
    fr_FR: 'Crée un type de contenu, dans un fichier de config/content_types',
    en_GB: 'Make a content type, as a file of config/content_types',
  },
  arguments: [
    {
      name: 'name',
      title: { fr_FR: 'nom', en_GB: 'name' },
      optional: true,
      summary: { fr_FR: 'Son nom au pluriel : « Recettes »', en_GB: 'Its name in the plural: "Recipes"' },
    },
  ],
  options: [
    {
      flags: '--singular <name>',
      value: { fr_FR: 'nom', en_GB: 'name' },
      summary: { fr_FR: 'Son nom au singulier', en_GB: 'Its name in the singular' },
    },
    {
      flags: '--tree',
      summary: { fr_FR: 'Ses contenus s’imbriquent, comme des pages', en_GB: 'Its contents nest, as pages do' },
    },
    {
      flags: '--no-categories',
      summary: { fr_FR: 'Sans catégories ni étiquettes', en_GB: 'Without categories and tags' },
    },
    {
      flags: '--no-archive',
      summary: { fr_FR: 'Sans page de liste', en_GB: 'Without a list page' },
    },
    {
      flags: '--classic',
      summary: { fr_FR: 'Avec l’éditeur classique, sans blocs', en_GB: 'With the classic editor, without blocks' },
    },
    ...GENERATOR_OPTIONS,
  ],
  async run({ terminal, arguments: [given], options }) {
    const say = words(terminal.locale)
    const [typed = ''] = await ask(terminal, [{ given, question: say('make_content_type.ask_name') }])
    const name = pluginName(typed)
    if (!name || name.id.length > LONGEST) {
      terminal.error(say('make_content_type.bad_name', { name: typed, most: LONGEST }))
      return EXIT.failed
    }
    const path = `${FOLDER}/${name.id}.ts`
    const choices = choicesOf(options)
    if (existsSync(fromHome(path)) && !choices.isForced) {
      terminal.error(say('make_content_type.taken', { path }))
      return EXIT.failed
    }
    const slug = slugify(name.label, name.id)
    const isTree = options.tree === true
    const data = {
      code: name.id,
      label: name.label,
      singular: typeof options.singular === 'string' ? options.singular : name.label.replace(/s$/, ''),
      slug,
      pattern: isTree ? '/{slug}' : `/${slug}/{slug}`,
      isTree,
      hasCategories: options.categories !== false,
      hasArchive: !isTree && options.archive !== false,
      disableGutenberg: options.classic === true,
    }
    await runGenerator({ generator: 'content-type', data, to: FOLDER }, choices, terminal)
    if (!choices.isDry) terminal.line(say('make_content_type.done', { path }))
    return EXIT.done
  },
}

export default makeContentType
