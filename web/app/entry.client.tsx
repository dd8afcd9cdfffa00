import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchChunks } from './lib/chunks'

watchChunks()

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />)
})
