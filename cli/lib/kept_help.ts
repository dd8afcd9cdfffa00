import { basename } from 'node:path'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { APP_ROOT } from '#core/boot/app_root'
import { createProgram, type ShownCommand } from '#cli/lib/program'
import { terminalLocale } from '#core/i18n/terminal_locale'

/** What the commands of this build are called and take. A new build deletes it with its folder. */
const FILE = fileURLToPath(new URL('commands.json', APP_ROOT))

/** Sources change at any time, and `CELLIER_PLUGINS` chooses other plugins than the build has. */
const isKept = basename(fileURLToPath(APP_ROOT)) === 'build' && !process.env.CELLIER_PLUGINS

/** Whether a call asks for the list of commands. */
export function asksForHelp(call: readonly string[]): boolean {
  return call.length === 0 || (call.length === 1 && ['--help', '-h', 'help'].includes(call[0] as string))
}

/** Prints the help from what the first one kept, without loading the shop and its plugins. False: it was not asked for, or nothing is kept. */
export function showKeptHelp(call: readonly string[]): boolean {
  if (!asksForHelp(call) || !isKept || !existsSync(FILE)) return false
  const commands = JSON.parse(readFileSync(FILE, 'utf8')) as ShownCommand[]
  createProgram('', terminalLocale(process.env), commands, async () => {}).outputHelp()
  return true
}

/** Keeps what the help tells of all commands. A folder that cannot be written keeps nothing. */
export function keepHelp(commands: readonly ShownCommand[]): void {
  if (!isKept) return
  try {
    const whole = `${FILE}.${process.pid}`
    writeFileSync(whole, JSON.stringify(commands))
    renameSync(whole, FILE)
  } catch {
    // The next help loads the commands again.
  }
}
