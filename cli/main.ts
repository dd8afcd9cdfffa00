import { bootShop } from '#cli/lib/boot'
import { listCommands } from '#cli/lib/command_list'
import { EXIT } from '#cli/lib/exit_codes'
import { explain } from '#cli/lib/explain'
import { createProgram } from '#cli/lib/program'
import { ProcessTerminal } from '#cli/lib/terminal'
import { terminalLocale } from '#core/i18n/terminal_locale'
import type { ApplicationService } from '@adonisjs/core/types'

/** Runs one command and gives the exit status. */
async function main(call: string[]): Promise<number> {
  const terminal = new ProcessTerminal(terminalLocale(process.env))
  let app: ApplicationService | null = null
  let status: number = EXIT.done
  try {
    app = await bootShop()
    const program = createProgram(app, terminal, await listCommands(app, call[0]), (given) => {
      status = given
    })
    if (call.length === 0) program.outputHelp()
    else await program.parseAsync(call, { from: 'user' })
  } catch (error) {
    const explained = await explain(error, terminal.locale, app)
    if (explained.text) terminal.error(explained.text)
    status = explained.status
  }
  await app?.terminate()
  return status
}

process.exit(await main(process.argv.slice(2)))
