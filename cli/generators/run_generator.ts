import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fromHome } from '#core/boot/app_root'
import type { Terminal } from '#core/console/command'

const execute = promisify(execFile)

export interface Generation {
  /** Generator of the plopfile. */
  generator: 'content-type' | 'plugin' | 'resource'
  /** What its templates need. */
  data: object
  /** Folder that the files are written to. */
  to: string
  /** Shows the files instead of writing them. */
  isDry: boolean
}

/** Generates files by plop, formatted: all of them or none. Returns their paths in the folder. */
export async function runGenerator({ generator, data, to, isDry }: Generation, terminal: Terminal): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cellier-made-'))
  try {
    const plop = fileURLToPath(import.meta.resolve('plop/bin/plop.js'))
    const values = JSON.stringify({ ...data, folder })
    const call = [plop, '--plopfile', fromHome('cli/generators/plopfile.js'), generator, '--', `--data=${values}`]
    await execute(process.execPath, call).catch((error: Error & { stderr: string; stdout: string }) => {
      throw new Error((error.stderr || error.stdout).trim(), { cause: error })
    })
    const prettier = fromHome('node_modules/prettier/bin/prettier.cjs')
    if (existsSync(prettier)) {
      const config = fromHome('prettier.config.js')
      const format = [prettier, '--config', config, '--log-level', 'silent', '--write', '.']
      // In the folder, so that what the product's own ignore files name does not hide it: `tmp`.
      await execute(process.execPath, format, { cwd: folder })
    }
    const found = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    const paths = files.map((file) => file.slice(folder.length + 1)).sort()
    if (!isDry) await cp(folder, to, { recursive: true })
    else for (const path of paths) terminal.line(`// ${path}\n${await readFile(join(folder, path), 'utf8')}`)
    return paths
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
