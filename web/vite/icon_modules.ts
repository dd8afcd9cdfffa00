import type { Plugin } from 'vite'
import { iconMarkup } from './icon_markup'

const PREFIX = '\0virtual:icon/'

/**
 * `virtual:icon/<name>` is the icon of that name, as a component: one file of the set holds them all, a page gets those it draws.
 * @param component The file that makes a component of an icon's markup.
 */
export function iconModules(component: string): Plugin {
  return {
    name: 'cellier-icon-modules',
    resolveId(id) {
      return id.startsWith(PREFIX.slice(1)) ? `\0${id}` : null
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const markup = JSON.stringify(iconMarkup(id.slice(PREFIX.length)))
      return `import { makeIcon } from ${JSON.stringify(component)}\nexport default makeIcon(${markup})\n`
    },
  }
}
