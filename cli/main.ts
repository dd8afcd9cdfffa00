import { bootShop } from '#cli/lib/boot'
import { commands as own } from '#cli/commands/index'
import { listCommands } from '#cli/lib/command_list'
import { EXIT } from '#cli/lib/exit_codes'
import { explain } from '#cli/lib/explain'
import { createProgram } from '#cli/lib/program'
import { ProcessTerminal } from '#cli/lib/terminal'
import { allowClosedPipes, endProcess } from '#core/console/end_process'
import { terminalLocale } from '#core/i18n/terminal_locale'
import type { ApplicationService } from '@adonisjs/core/types'
import type { CliCommand } from '#core/console/command'

/** Runs one command and returns the exit status. */
async function main(call: string[]): Promise<number> {
  const terminal = new ProcessTerminal(terminalLocale(process.env))
  let app: ApplicationService | null = null
  let commands: CliCommand[] = []
  let status: number = EXIT.done
  try {
    app = await bootShop()
    commands = await listCommands(app, call[0])
    const program = createProgram(app, terminal, commands, (given) => {
      status = given
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

allowClosedPipes()
await endProcess(await main(process.argv.slice(2)))
