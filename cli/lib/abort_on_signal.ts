import { constants } from 'node:os'

/** The parent process may forward a Ctrl-C that this process received too. A second signal within this time is ignored. */
const SAME_MS = 500

type Signals = Pick<NodeJS.Process, 'on' | 'exit'>

/** The signal is aborted on SIGINT or SIGTERM, with the exit status as its reason. A second signal ends the process at once. */
export function abortOnSignal(source: Signals = process): AbortSignal {
  const controller = new AbortController()
  let signalledAt = 0
  const onSignal = (name: 'SIGINT' | 'SIGTERM') => () => {
    const time = performance.now()
    const status = 128 + constants.signals[name]
    if (controller.signal.aborted && time - signalledAt > SAME_MS) source.exit(status)
    if (controller.signal.aborted) return
    signalledAt = time
    controller.abort(status)
  }
  source.on('SIGINT', onSignal('SIGINT'))
  source.on('SIGTERM', onSignal('SIGTERM'))
  return controller.signal
}
