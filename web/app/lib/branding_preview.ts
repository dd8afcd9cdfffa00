import { createContext, useContext, useEffect, useState } from 'react'
import { brandingProperties, fontProperties } from './branding'
import type { Branding } from './context'
import { useShell } from './shell'

/** What a page says to the screen of the branding that shows it in a frame: it can be told what to show. */
const READY = 'cellier.branding.ready'

/** What that screen answers, and says at each change. */
const SHOW = 'cellier.branding.show'

interface ShowMessage {
  kind: typeof SHOW
  branding: Branding
}

export const BrandingContext = createContext<Branding | null>(null)

/** The branding of the page: what is published, or what the screen of the branding tries. */
export function useBranding(): Branding {
  const { branding } = useShell()
  return useContext(BrandingContext) ?? branding
}

/** In a frame of the back office: what is tried there. Null: nothing is. No server and no cache hears of it. */
export function useTriedBranding(isAdmin: boolean): Branding | null {
  const [tried, setTried] = useState<Branding | null>(null)
  useEffect(() => {
    const { parent } = window
    if (parent === window) return undefined
    const listen = ({ origin, source, data }: MessageEvent<ShowMessage | null>) => {
      if (origin === location.origin && source === parent && data?.kind === SHOW) setTried(data.branding)
    }
    window.addEventListener('message', listen)
    parent.postMessage({ kind: READY }, location.origin)
    return () => window.removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    // The back office renders its style sheet anew; the policy of a cached page forbids another one.
    if (!tried || isAdmin) return
    const { style } = document.documentElement
    for (const name of ['--font-serif', '--font-sans']) style.removeProperty(name)
    for (const property of [...brandingProperties(tried.colours), ...fontProperties(tried)]) {
      const [name = '', value = ''] = property.split(':')
      style.setProperty(name, value)
    }
  }, [tried, isAdmin])
  return tried
}

/** Shows a branding in a frame of this screen, whichever page it goes to. */
export function useFrameBranding(branding: Branding, frame: () => Window | null): void {
  useEffect(() => {
    const show = () => frame()?.postMessage({ kind: SHOW, branding } satisfies ShowMessage, location.origin)
    const listen = ({ origin, source, data }: MessageEvent<{ kind?: string } | null>) => {
      if (origin === location.origin && source === frame() && data?.kind === READY) show()
    }
    show()
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [branding, frame])
}
