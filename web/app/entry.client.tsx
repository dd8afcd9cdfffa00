import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchChunks } from './lib/chunks'

watchChunks()

async function hydrate(): Promise<void> {
  const resource = document.querySelector<HTMLElement>('[data-resource]')?.dataset.resource
  if (resource) await import('./resources/parts').then(({ loadParts }) => loadParts(resource)).catch(() => undefined)
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
}

void hydrate()
