import type { Plugin } from 'vite'

const replacements = [
  // A part that never arrives must end as a loss too.
  [
    'await import( /* webpackIgnore: true */route.module)',
    'await withTimeout(import(/* @vite-ignore */ route.module), route.module)',
  ],
  // The router would reload the page by itself and lose what was typed in it.
  ['window.location.reload();', 'reportLostPart(route.module);'],
] as const

/**
 * Lets the shell handle a screen's script that fails to load: the router's own answer is a silent reload, ours is a notice
 * that offers one. The build fails when the router's source has changed so that a replacement no longer fits.
 */
export function chunkLoss(root: string): Plugin {
  return {
    name: 'cellier-chunk-loss',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr || !id.includes('@remix-run/react/dist/esm/routeModules.js')) return null
      let changed = code
      for (const [from, to] of replacements) {
        if (!changed.includes(from)) this.error(`The router's module loader no longer contains "${from}"`)
        changed = changed.replace(from, to)
      }
      return `import { reportLostPart, withTimeout } from ${JSON.stringify(`${root}web/app/lib/chunks`)}\n${changed}`
    },
  }
}
