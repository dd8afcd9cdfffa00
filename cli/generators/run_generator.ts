import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { structuredPatch } from 'diff'
import { fromHome } from '#core/boot/app_root'
import { words } from '#cli/lib/words'
import type { CommandArgument, CommandOption, Terminal } from '#core/console/command'

const execute = promisify(execFile)

export interface Generation {
  /** Generator of the plopfile. */
  generator: 'content-type' | 'part' | 'plugin' | 'resource'
  /** What its templates need. */
  data: object
  /** Folder that the templates' files are written to, from the root of the project. */
  to: string
  /** New texts of files that stand, by path from the root of the project. */
  changed?: ReadonlyMap<string, string>
}

/** What a person chose of the options that every generator has. */
export interface GenerationChoices {
  /** Shows the files instead of writing them. */
  isDry: boolean
  /** Replaces files that exist. Without it they are left and named. */
  isForced: boolean
}

/** The plugin that a `make:` command adds to. */
export const PLUGIN_ARGUMENT: CommandArgument = {
  name: 'plugin',
  title: { fr_FR: 'extension', en_GB: 'plugin' },
  optional: true,
  summary: { fr_FR: 'Extension qui la porte', en_GB: 'Plugin that has it' },
}

/** Options of every `make:` command. */
export const GENERATOR_OPTIONS: readonly CommandOption[] = [
  {
    flags: '--dry-run',
    summary: {
      fr_FR: 'Montre ce qui serait écrit, sans l’écrire',
      en_GB: 'Show what would be written, without writing it',
    },
  },
  {
    flags: '--force',
    summary: {
      fr_FR: 'Remplace les fichiers qui existent, en montrant ce qui change',
      en_GB: 'Replace files that exist, and show what changes',
    },
  },
]

export const choicesOf = (options: Record<string, unknown>): GenerationChoices => ({
  isDry: options.dryRun === true,
  isForced: options.force === true,
})

/** Paths from the root of the project. */
export interface Generated {
  written: string[]
  /** Files that exist, and differ from what would be written. */
  left: string[]
}

/**
 * Generates files by plop, formatted, and changes those that stand. All files are made before the first one is written. New
 * files and changes are shown in a dry run, replacements always.
 */
export async function runGenerator(
  { generator, data, to, changed = new Map() }: Generation,
  { isDry, isForced }: GenerationChoices,
  terminal: Terminal
): Promise<Generated> {
  const folder = await mkdtemp(join(tmpdir(), 'cellier-made-'))
  try {
    for (const [path, text] of changed) await write(join(folder, path), text)
    const plop = fileURLToPath(import.meta.resolve('plop/bin/plop.js'))
    const values = JSON.stringify({ ...data, folder: join(folder, to) })
    const call = [plop, '--plopfile', fromHome('cli/generators/plopfile.js'), generator, '--', `--data=${values}`]
    await execute(process.execPath, call).catch((error: Error & { stderr: string; stdout: string }) => {
      throw new Error((error.stderr || error.stdout).trim(), { cause: error })
    })
    await format(folder)
    const say = words(terminal.locale)
    const result: Generated = { written: [], left: [] }
    for (const path of await pathsIn(folder)) {
      const text = await readFile(join(folder, path), 'utf8')
      const before = existsSync(fromHome(path)) ? await readFile(fromHome(path), 'utf8') : null
      if (before === text) continue
      const isReplaced = before !== null && !changed.has(path)
      if (isReplaced && !isForced) {
        result.left.push(path)
        continue
      }
      if (before === null && isDry) terminal.line(`// ${path}\n${text}`)
      if (before !== null && (isDry || isReplaced)) terminal.line(differences(path, before, text))
      if (!isDry) await write(fromHome(path), text)
      result.written.push(path)
    }
    for (const path of result.left) terminal.line(say('make.left', { path }))
    if (isDry) terminal.line([say('make.dry', { count: result.written.length }), ...result.written].join('\n'))
    return result
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** In the folder, so that what the product's own ignore files name does not hide it: `tmp`. */
async function format(folder: string): Promise<void> {
  const prettier = fromHome('node_modules/prettier/bin/prettier.cjs')
  if (!existsSync(prettier)) return
  const call = [prettier, '--config', fromHome('prettier.config.js'), '--log-level', 'silent', '--write', '.']
  await execute(process.execPath, call, { cwd: folder })
}

async function pathsIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return files.map((file) => file.slice(folder.length + 1).replaceAll('\\', '/')).sort()
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** The changed lines of a file, with those around them. */
function differences(path: string, before: string, after: string): string {
  const { hunks } = structuredPatch(path, path, before, after, '', '', { context: 2 })
  return [`// ${path}`, ...hunks.flatMap(({ lines }, index) => (index > 0 ? ['…', ...lines] : lines)), ''].join('\n')
}
