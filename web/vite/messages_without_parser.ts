import type { Plugin } from 'vite'

/** Leaves the ICU parser out of the browser's scripts: messages arrive there parsed (`translator.ts`). */
export function messagesWithoutParser(): Plugin {
  return {
    name: 'cellier-messages-without-parser',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id !== '@formatjs/icu-messageformat-parser' || options.ssr) return null
      return this.resolve('@formatjs/icu-messageformat-parser/no-parser.js', importer, { ...options, skipSelf: true })
    },
  }
}
