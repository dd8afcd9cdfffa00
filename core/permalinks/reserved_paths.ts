import { LOCALE_PREFIXES } from '#core/i18n/locales'

/**
 * The paths of screens. No permalink may take them, because screens take precedence. Built from screen paths such as
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
      const fixedPart = pattern.split(/\/(?=[:{*])/)[0] ?? ''
      this.#paths.add(fixedPart === '' ? '/' : fixedPart)
    }
  }

  has(path: string): boolean {
    const folder = `/${path.split('/')[1] ?? ''}`
    return path === '/' || this.#paths.has(path) || this.#folders.has(folder)
  }
}
