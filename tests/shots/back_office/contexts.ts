import type { Browser, BrowserContext, Page } from 'playwright'
import { neverSend } from './dialogs.js'

const LOCALES: Record<string, string> = { fr: 'fr_FR', en: 'en_GB' }

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Browsers of somebody who is signed in and of a stranger, in each language. */
export class Contexts {
  readonly #contexts = new Map<string, Promise<BrowserContext>>()

  constructor(
    private readonly browser: Browser,
    private readonly baseURL: string,
    private readonly session: Session
  ) {}

  async open(language: string, isStranger: boolean): Promise<Page> {
    const key = `${language}-${isStranger}`
    const known = this.#contexts.get(key) ?? this.#make(language, isStranger)
    this.#contexts.set(key, known)
    const page = await (await known).newPage()
    await neverSend(page)
    return page
  }

  async close(): Promise<void> {
    for (const context of this.#contexts.values()) await (await context).close()
  }

  async #make(language: string, isStranger: boolean): Promise<BrowserContext> {
    const { baseURL, session } = this
    const locale = LOCALES[language]!
    const context = await this.browser.newContext({
      baseURL,
      locale: locale.replace('_', '-'),
      reducedMotion: 'reduce',
      ...(isStranger ? {} : { storageState: session }),
    })
    await context.addCookies([{ name: 'admin-locale', value: locale, url: baseURL }])
    return context
  }
}
