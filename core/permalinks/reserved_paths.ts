import { LOCALE_PREFIXES } from '#core/i18n/locales'

/**
 * Addresses that screens stand at: no permalink may take them, because a screen wins. Built of screen paths such as
 * `/boutique/:category_slug?`, of which the part before the first parameter is reserved.
 */
export class ReservedPaths {
  #paths = new Set<string>()
  #folders = new Set(Object.values(LOCALE_PREFIXES).filter(Boolean))

  /** `folders` are reserved with everything below them: `/assets`, `/admin`. */
  constructor(patterns: readonly string[], folders: readonly string[] = []) {
    this.add(patterns)
    for (const folder of folders) this.#folders.add(folder)
  }

  add(patterns: readonly string[]): void {
    for (const pattern of patterns) {
      const fixed = pattern.split(/\/(?=[:{*])/)[0] ?? ''
      this.#paths.add(fixed === '' ? '/' : fixed)
    }
  }

  has(path: string): boolean {
    return path === '/' || this.#paths.has(path) || this.#folders.has(`/${path.split('/')[1] ?? ''}`)
  }
}
