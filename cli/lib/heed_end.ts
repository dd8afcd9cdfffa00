import { constants } from 'node:os'

/** Who started us may pass on a Ctrl-C that reached us already: what follows this quickly is the same one. */
const SAME_MS = 500

type Signals = Pick<NodeJS.Process, 'on' | 'exit'>

/** Aborts when the process is asked to end, with the exit status that is due. Asked once more, it ends at once. */
export function heedEnd(source: Signals = process): AbortSignal {
  const end = new AbortController()
  let asked = 0
  const hear = (name: 'SIGINT' | 'SIGTERM') => () => {
    const time = performance.now()
    if (end.signal.aborted && time - asked > SAME_MS) source.exit(128 + constants.signals[name])
    if (end.signal.aborted) return
    asked = time
    end.abort(128 + constants.signals[name])
  }
  source.on('SIGINT', hear('SIGINT'))
  source.on('SIGTERM', hear('SIGTERM'))
  return end.signal
}
