import { languageTag, type Locale } from '#core/i18n/locales'
import type { Terminal } from '#core/console/command'

/** Plain progress lines in a pipe come at most this often. */
const PLAIN_EVERY_MS = 5_000

/** Redrawing more often than this only costs time. */
const DRAW_EVERY_MS = 80

const WIDTH = 24

/** A terminal on the process's own streams: colours and a moving bar for people, plain lines for programs. */
export class ProcessTerminal implements Terminal {
  readonly interactive: boolean
  #drawnAt = Number.NEGATIVE_INFINITY
  #drawn = false
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
    this.#wipe()
    this.out.write(`${text}\n`)
  }

  error(text: string): void {
    this.#wipe()
    this.err.write(`${this.#red(text)}\n`)
  }

  /** Written to the error stream, so that a piped answer stays clean. */
  progress(done: number, total: number | null, label: string): void {
    const time = performance.now()
    const last = total !== null && done >= total
    if (!last && time - this.#drawnAt < (this.interactive ? DRAW_EVERY_MS : PLAIN_EVERY_MS)) return
    this.#drawnAt = time
    const text = `${label} ${this.#count(done, total)}`
    if (!this.interactive) this.err.write(`${text}\n`)
    else {
      this.err.write(`\r\u001b[2K${this.#bar(done, total)}${text}`)
      this.#drawn = true
      if (last) this.#wipe()
    }
  }

  #count(done: number, total: number | null): string {
    if (total === null) return this.#numbers.format(done)
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
    return `${this.#numbers.format(done)} / ${this.#numbers.format(total)} (${percent} %)`
  }

  #bar(done: number, total: number | null): string {
    if (!total) return ''
    const full = Math.min(WIDTH, Math.round((done / total) * WIDTH))
    return `\u001b[35m${'█'.repeat(full)}\u001b[2m${'░'.repeat(WIDTH - full)}\u001b[0m `
  }

  #red(text: string): string {
    return this.interactive && !process.env.NO_COLOR ? `\u001b[31m${text}\u001b[0m` : text
  }

  #wipe(): void {
    if (!this.#drawn) return
    this.err.write('\r\u001b[2K')
    this.#drawn = false
  }
}
