import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchChunks } from './lib/chunks'

watchChunks()

/** Hydrates the page, when the components that plugins bring for it are there: those of a resource, and blocks of a text. */
async function hydrate(): Promise<void> {
  const { resource, kinds } = document.querySelector<HTMLElement>('[data-resource]')?.dataset ?? {}
  if (resource !== undefined && kinds !== undefined) {
    const { loadComponents } = await import('./resources/load_components')
    // Without them the page works all the same: they are loaded again where they are shown.
    await loadComponents({ resource, kinds }).catch(() => undefined)
  }
  const { blocks } = document.querySelector<HTMLElement>('[data-blocks]')?.dataset ?? {}
  if (blocks !== undefined) {
    const { loadBlocks } = await import('./rich_text/plugin_blocks')
    await loadBlocks(blocks.split(' ')).catch(() => undefined)
  }
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
}

void hydrate()
