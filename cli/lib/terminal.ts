import { languageTag, type Locale } from '#core/i18n/locales'
import type { Terminal } from '#core/console/command'

/** At most one progress line in this time when the output is a pipe. */
const PLAIN_EVERY_MS = 5_000

/** At most one redraw in this time. */
const DRAW_EVERY_MS = 80

/** Characters of the progress bar. */
const BAR_WIDTH = 24

/** Goes to the start of the line and clears it. */
const CLEAR_LINE = '\r\u001b[2K'

/** A terminal on the streams of the process: colours and a progress bar if it is interactive, else plain lines. */
export class ProcessTerminal implements Terminal {
  readonly interactive: boolean
  #drawnAt = Number.NEGATIVE_INFINITY
  /** Whether the current line shows the progress bar. */
  #hasBar = false
  #numbers: Intl.NumberFormat

  constructor(
    readonly locale: Locale,
    private readonly out: NodeJS.WriteStream = process.stdout,
    private readonly err: NodeJS.WriteStream = process.stderr
  ) {
    this.interactive = Boolean(out.isTTY && err.isTTY) && !process.env.CI
    this.#numbers = new Intl.NumberFormat(languageTag(locale))
  }

  line(text: string): void {
    this.#clearBar()
    this.out.write(`${text}\n`)
  }

  error(text: string): void {
    this.#clearBar()
    this.err.write(`${this.#red(text)}\n`)
  }

  /** Written to the error stream, so that piped output stays clean. */
  progress(done: number, total: number | null, label: string): void {
    const time = performance.now()
    const isLast = total !== null && done >= total
    if (!isLast && time - this.#drawnAt < (this.interactive ? DRAW_EVERY_MS : PLAIN_EVERY_MS)) return
    this.#drawnAt = time
    const text = `${label} ${this.#count(done, total)}`
    if (!this.interactive) this.err.write(`${text}\n`)
    else {
      this.err.write(`${CLEAR_LINE}${this.#bar(done, total)}${text}`)
      this.#hasBar = true
      if (isLast) this.#clearBar()
    }
  }

  #count(done: number, total: number | null): string {
    if (total === null) return this.#numbers.format(done)
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
    return `${this.#numbers.format(done)} / ${this.#numbers.format(total)} (${percent} %)`
  }

  #bar(done: number, total: number | null): string {
    if (!total) return ''
    const full = Math.min(BAR_WIDTH, Math.round((done / total) * BAR_WIDTH))
    return `\u001b[35m${'█'.repeat(full)}\u001b[2m${'░'.repeat(BAR_WIDTH - full)}\u001b[0m `
  }

  #red(text: string): string {
    return this.interactive && !process.env.NO_COLOR ? `\u001b[31m${text}\u001b[0m` : text
  }

  #clearBar(): void {
    if (!this.#hasBar) return
    this.err.write(CLEAR_LINE)
    this.#hasBar = false
  }
}
