import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { fromHome } from '#core/boot/app_root'
import { linkPlugin, unlinkPlugin } from '#cli/generators/plugin/link_plugin'
import { runSteps, type Step } from '#cli/lib/steps'
import { LOCK, lockedOf, writeLock } from '#cli/plugins/lock_file'
import { PluginRefused } from '#cli/plugins/refused'
import type { CommandCall } from '#core/console/command'
import type { Fetched } from '#cli/plugins/fetch_package'
import type { Words } from '#cli/lib/words'

const execute = promisify(execFile)

const LIST = 'config/plugins.ts'

type Call = Pick<CommandCall, 'terminal' | 'abortOnSignal'>

/** Runs a work with a folder for temporary files. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cellier-plugin-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Unpacks a plugin, lists it, and prepares the database. When anything fails, all is as it was. */
export function placePlugin(call: Call, say: Words, given: Fetched): Promise<void> {
  const { id } = given
  return changeShop(call, id, [
    { title: say('plugin.step.unpack', { id }), run: () => unpack(given) },
    { title: say('plugin.step.list'), run: () => editList((text) => linkPlugin(text, id)) },
    { title: say('plugin.step.codegen'), run: codegen },
    { title: say('plugin.step.prepare'), run: () => prepare(given) },
    { title: say('plugin.step.record'), run: () => writeLock(id, lockedOf(given)) },
  ])
}

/** Takes a plugin's folder, its line and its entry in the lock out. */
export function displacePlugin(call: Call, say: Words, id: string): Promise<void> {
  return changeShop(call, id, [
    { title: say('plugin.step.unlist'), run: () => editList((text) => unlinkPlugin(text, id)) },
    { title: say('plugin.step.delete', { id }), run: () => rm(fromHome('plugins', id), { recursive: true }) },
    { title: say('plugin.step.record'), run: () => writeLock(id, null) },
    { title: say('plugin.step.codegen'), run: codegen },
  ])
}

/** Runs steps. When one fails, or somebody stops the command, the files are as they were. */
async function changeShop({ terminal, abortOnSignal }: Call, id: string, steps: readonly Step[]): Promise<void> {
  const signal = abortOnSignal?.()
  await withFolder(async (kept) => {
    const paths = [join('plugins', id), LIST, LOCK].filter((path) => existsSync(fromHome(path)))
    for (const path of paths) await cp(fromHome(path), join(kept, path), { recursive: true })
    const checked = steps.map(({ title, run }) => ({
      title,
      run: async () => {
        await run()
        signal?.throwIfAborted()
      },
    }))
    try {
      await runSteps(terminal, checked)
    } catch (error) {
      for (const path of [join('plugins', id), LIST, LOCK]) {
        await rm(fromHome(path), { recursive: true, force: true })
      }
      await cp(kept, fromHome(), { recursive: true })
      await codegen()
      throw error
    }
  })
}

async function unpack({ id, files }: Fetched): Promise<void> {
  const folder = fromHome('plugins', id)
  await rm(folder, { recursive: true, force: true })
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

async function editList(edit: (text: string) => string): Promise<void> {
  await writeFile(fromHome(LIST), edit(await readFile(fromHome(LIST), 'utf8')))
}

const codegen = () => runNode('bin/codegen.js')

/** In a process of its own: this one runs with the plugins that were listed when it began. */
function prepare({ id, facts }: Fetched): Promise<void> {
  return withFolder(async (folder) => {
    const file = join(folder, 'facts.json')
    await writeFile(file, JSON.stringify(facts))
    await runNode('cli/index.js', 'plugin:prepare', id, '--facts', file)
  })
}

async function runNode(script: string, ...rest: string[]): Promise<void> {
  const options = { cwd: fromHome(), maxBuffer: 64_000_000 }
  await execute(process.execPath, [fromHome(script), ...rest], options).catch(
    (error: Error & { stderr?: string; stdout?: string }) => {
      throw new PluginRefused('step_failed', { detail: (error.stderr || error.stdout || error.message).trim() })
    }
  )
}
