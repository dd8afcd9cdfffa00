import { PrefetchPageLinks, useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** Milliseconds on a link after which its page is prefetched. */
const restTime = 100

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Navigates on clicks on `Link`s without loading a new document, and prefetches the pages that visitors point at. */
export function LinkListener() {
  const navigate = useNavigate()
  const [prefetched, setPrefetched] = useState<string | null>(null)

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkAt(event.target)
      if (!link || !isPlainClick(event, link)) return
      event.preventDefault()
      const isHere = link.href === location.href
      void navigate(addressOf(link), {
        replace: isHere || 'replace' in link.dataset,
        preventScrollReset: 'keepScroll' in link.dataset,
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])

  useEffect(() => {
    let timer = 0
    const rest = ({ target }: Event) => {
      const link = linkAt(target)
      if (link?.dataset.prefetch !== 'intent') return
      clearTimeout(timer)
      timer = window.setTimeout(() => setPrefetched(base + addressOf(link)), restTime)
    }
    const leave = () => clearTimeout(timer)
    const starts = ['pointerover', 'focusin', 'touchstart']
    const ends = ['pointerout', 'focusout']
    for (const name of starts) document.addEventListener(name, rest, { passive: true })
    for (const name of ends) document.addEventListener(name, leave, { passive: true })
    return () => {
      leave()
      for (const name of starts) document.removeEventListener(name, rest)
      for (const name of ends) document.removeEventListener(name, leave)
    }
  }, [])

  return prefetched ? <PrefetchPageLinks page={prefetched} /> : null
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover]') : null
}

/** False for clicks left to the browser: new tab or window, download, and events that a screen has handled. */
function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const isElsewhere = (link.target && link.target !== '_self') || link.hasAttribute('download')
  return !event.defaultPrevented && event.button === 0 && !isModified && !isElsewhere
}

/** The link's path below the base path, with query and hash. */
function addressOf(link: HTMLAnchorElement): string {
  return (link.pathname.slice(base.length) || '/') + link.search + link.hash
}
