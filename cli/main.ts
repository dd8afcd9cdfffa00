import { EXIT } from '#cli/lib/exit_codes'
import { showKeptHelp } from '#cli/lib/kept_help'
import { allowClosedPipes, endProcess } from '#core/console/end_process'

const call = process.argv.slice(2)

allowClosedPipes()
if (showKeptHelp(call)) await endProcess(EXIT.done)
// The shop takes a second or two to load, which the help does not need.
const { runProgram } = await import('#cli/lib/run_program')
await endProcess(await runProgram(call))
