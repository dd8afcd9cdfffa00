import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { BadField, readField, type TypedField } from '#cli/generators/resource/field_text'
import { EXIT } from '#cli/lib/exit_codes'
import { Clock } from '#core/time/clock'
import { PluginRegistry } from '#core/plugin/registry'
import { fromHome } from '#core/boot/app_root'
import { pluginName } from '#cli/generators/plugin/plugin_name'
import { resourceData } from '#cli/generators/resource/resource_data'
import { words, type Words } from '#cli/lib/words'
import type { CliCommand, Terminal } from '#core/console/command'

const execute = promisify(execFile)

interface Asked {
  plugin: string
  name: string
  fields: TypedField[]
}

/** Asks for what the call lacks, on a terminal. */
async function ask(say: Words, [plugin, name, ...typed]: string[], isAsking: boolean): Promise<Asked> {
  const lines = isAsking ? createInterface({ input: process.stdin, output: process.stderr }) : null
  const answer = async (given: string | undefined, question: string) =>
    given ?? (lines ? await lines.question(`${say(question)} `) : '')
  try {
    const asked = {
      plugin: await answer(plugin, 'make_resource.ask_plugin'),
      name: await answer(name, 'make_resource.ask_name'),
    }
    const fields = [...typed]
    while (lines && typed.length === 0) {
      const field = (await lines.question(`${say('make_resource.ask_field')} `)).trim()
      if (field === '') break
      fields.push(field)
    }
    return { ...asked, fields: fields.map(readField) }
  } finally {
    lines?.close()
  }
}

/** Writes the files into a folder, by plop. */
async function write(folder: string, data: object, stamp: number): Promise<void> {
  const plop = fileURLToPath(import.meta.resolve('plop/bin/plop.js'))
  const plopfile = fromHome('cli/generators/plopfile.js')
  await execute(process.execPath, [
    plop,
    '--plopfile',
    plopfile,
    'resource',
    '--',
    `--data=${JSON.stringify({ ...data, folder, stamp })}`,
  ])
  const prettier = fromHome('node_modules/prettier/bin/prettier.cjs')
  if (existsSync(prettier))
    await execute(process.execPath, [prettier, '--config', fromHome('prettier.config.js'), '--write', folder])
}

async function show(folder: string, files: readonly string[], terminal: Terminal): Promise<void> {
  for (const file of files) terminal.line(`// ${file}\n${await readFile(join(folder, file), 'utf8')}`)
}

const makeResource: CliCommand = {
  name: 'make:resource',
  summary: {
    fr_FR: 'Crée une ressource : sa définition et sa migration',
    en_GB: 'Make a resource: its definition and its migration',
  },
  arguments: [
    {
      name: 'plugin',
      title: { fr_FR: 'extension', en_GB: 'plugin' },
      optional: true,
      summary: { fr_FR: 'Extension qui la porte', en_GB: 'Plugin that has it' },
    },
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
      flags: '--dry-run',
      summary: { fr_FR: 'Montre les fichiers sans les écrire', en_GB: 'Show the files without writing them' },
    },
  ],
  async run({ app, terminal, arguments: given, options }) {
    const say = words(terminal.locale)
    const fail = (key: string, parameters = {}) => {
      terminal.error(say(`make_resource.${key}`, parameters))
      return EXIT.failed
    }
    try {
      const asked = await ask(say, given, terminal.interactive && given.length < 3)
      const registry = await app.container.make(PluginRegistry)
      if (!registry.get(asked.plugin)) return fail('no_plugin', { plugin: asked.plugin })
      const name = pluginName(asked.name)?.id
      if (!name) return fail('bad_name', { name: asked.name })
      if (asked.fields.length === 0) return fail('no_fields')
      const place = fromHome('plugins', asked.plugin)
      if (existsSync(join(place, 'resources', `${name}.ts`))) return fail('taken', { name })
      const stamp = (await app.container.make(Clock)).epoch()
      const folder = await mkdtemp(join(tmpdir(), 'cellier-resource-'))
      const files = [`resources/${name}.ts`, `database/migrations/${stamp}_create_${asked.plugin}_${name}_table.ts`]
      try {
        await write(folder, resourceData(asked.plugin, name, asked.fields, String(options.menu ?? 'marketing')), stamp)
        if (options.dryRun) await show(folder, files, terminal)
        else await cp(folder, place, { recursive: true })
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
      if (!options.dryRun) {
        const address = `${app.config.get<string>('cellier.basePath')}/admin/${asked.plugin}/${name}`.replaceAll(
          '_',
          '-'
        )
        terminal.line(
          say('make_resource.done', {
            files: files.map((file) => `plugins/${asked.plugin}/${file}`).join('\n'),
            address,
          })
        )
      }
      return EXIT.done
    } catch (error) {
      if (error instanceof BadField) return fail(error.key, error.parameters)
      throw error
    }
  },
}

export default makeResource
