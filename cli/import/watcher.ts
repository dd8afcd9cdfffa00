import { encodingNames } from '#core/import/reading/encoding'
import { words } from '#cli/lib/words'
import type { CommandCall, Terminal } from '#core/console/command'
import type { ImportWatcher } from '#core/import/run_import'

/**
 * Shows progress and speed. Rows of an interrupted earlier run do not count for the speed. With `--json` the progress goes
 * to the error stream only.
 */
export function watcherFor(terminal: Terminal, options: CommandCall['options']): ImportWatcher {
  const say = words(terminal.locale)
  const started = performance.now()
  let before = 0
  return {
    understood({ importer, encoding, total, resumedAt, done }) {
      before = done
      if (options.json) return
      if (encoding !== 'utf-8') terminal.line(say('import.encoding', { encoding: encodingNames[encoding] }))
      terminal.line(say('import.understood', { label: importer.label[terminal.locale], rows: total ?? 0 }))
      if (resumedAt !== null) terminal.line(say('import.resumed', { row: resumedAt }))
    },
    progress(done, total, phase) {
      if (phase === 'media') {
        terminal.progress(done, total, say('import.pictures'))
        return
      }
      const seconds = (performance.now() - started) / 1000
      terminal.progress(
        done,
        total,
        say('import.progress', { pace: Math.round((done - before) / Math.max(seconds, 0.001)) })
      )
    },
  }
}
