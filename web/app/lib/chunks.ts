/** Milliseconds after which a script or style that has not loaded counts as lost. */
export const chunkTimeout = 120_000

/** Id of the notice. It is in the page from the start, so that showing it needs no further script. */
export const lossNoticeId = 'part-lost'

type PartKind = 'script' | 'style'

declare global {
  interface Window {
    /**
     * Set by the boot script. `lost` reports a lost part and shows the notice; `timer` fires when the page's first scripts do
     * not load; `isAlive` is set once they run.
     */
    cellierBoot?: { lost: (kind: PartKind, address: string) => void; timer: number; isAlive?: boolean }
  }
}

/** Reports a script or style that did not load and offers to reload. */
export function reportLostPart(address: string, kind: PartKind = 'script'): void {
  window.cellierBoot?.lost(kind, address)
}

/** Rejects when a module has not loaded after `timeout` milliseconds. */
export async function withTimeout<T>(arrival: Promise<T>, address: string, timeout = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${address} took longer than ${timeout} ms`)), timeout)
  })
  try {
    return await Promise.race([arrival, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Takes over from the boot script once the page's own scripts run, and watches styles that are added later. */
export function watchChunks(): void {
  const { cellierBoot } = window
  if (cellierBoot) {
    clearTimeout(cellierBoot.timer)
    cellierBoot.isAlive = true
  }
  window.addEventListener('vite:preloadError', (event) => {
    // Otherwise Vite throws and the page goes blank.
    event.preventDefault()
    reportLostPart(event.payload.message)
  })
  new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') expectStyle(node)
    }
  }).observe(document.head, { childList: true })
}

function expectStyle(link: HTMLLinkElement): void {
  const timer = setTimeout(() => reportLostPart(link.href, 'style'), chunkTimeout)
  for (const end of ['load', 'error']) link.addEventListener(end, () => clearTimeout(timer), { once: true })
}
