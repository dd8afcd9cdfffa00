import { bootShop } from '#cli/lib/boot'
import { commands as own } from '#cli/commands/index'
import { listCommands } from '#cli/lib/command_list'
import { EXIT } from '#cli/lib/exit_codes'
import { explain } from '#cli/lib/explain'
import { createProgram } from '#cli/lib/program'
import { ProcessTerminal } from '#cli/lib/terminal'
import { abortOnSignal } from '#cli/lib/abort_on_signal'
import { asksForHelp, keepHelp } from '#cli/lib/kept_help'
import { terminalLocale } from '#core/i18n/terminal_locale'
import type { ApplicationService } from '@adonisjs/core/types'
import type { CliCommand } from '#core/console/command'

/** Opens the shop, runs one command in it and returns the exit status. */
export async function runProgram(call: string[]): Promise<number> {
  const terminal = new ProcessTerminal(terminalLocale(process.env))
  let app: ApplicationService | null = null
  let commands: CliCommand[] = []
  let status: number = EXIT.done
  try {
    const shop = await bootShop()
    app = shop
    commands = await listCommands(shop, call[0])
    if (asksForHelp(call)) keepHelp(commands)
    const version = shop.config.get<string>('cellier.version')
    const program = createProgram(version, terminal.locale, commands, async (command, called) => {
      const given = { arguments: called.args, options: called.opts(), abortOnSignal }
      status = await command.run({ app: shop, terminal, ...given })
    })
    if (call.length === 0) program.outputHelp()
    else await program.parseAsync(call, { from: 'user' })
  } catch (error) {
    const explained = await explain(error, terminal.locale, app, commands)
    if (explained.text) terminal.error(explained.text)
    if (!app) await answerProgram(call, explained.text, terminal)
    status = explained.status
  }
  await app?.terminate()
  return status
}

/** Prints the command's JSON for a failure before it could run. */
async function answerProgram(call: string[], reason: string, terminal: ProcessTerminal): Promise<void> {
  if (!call.includes('--json')) return
  const command = await own[call[0] ?? '']?.()
  const answer = command?.default.failure?.(reason)
  if (answer) terminal.line(JSON.stringify(answer))
}
