/** How long a script or style may take to arrive before it counts as lost. */
export const chunkTimeout = 120_000

/** Id of the notice in the page, there from the start so that it needs no script of its own to be shown. */
export const lossNoticeId = 'part-lost'

type PartKind = 'script' | 'style'

declare global {
  interface Window {
    /**
     * Left by the boot script: reports a lost part and shows the notice; its watch for the page's first scripts; whether they
     * have taken over.
     */
    cellierBoot?: { lost: (kind: PartKind, address: string) => void; timer: number; isAlive?: boolean }
  }
}

/** Reports a part of the page that did not load and offers to reload. */
export function announceLoss(address: string, kind: PartKind = 'script'): void {
  window.cellierBoot?.lost(kind, address)
}

/** Fails when a module has not arrived after {@link chunkTimeout}, or the patience given. */
export async function withinTime<T>(arrival: Promise<T>, address: string, patience = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${address} took longer than ${patience} ms`)), patience)
  })
  try {
    return await Promise.race([arrival, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Takes over from the boot script: the page's own scripts are here. Watches styles that are added from now on. */
export function watchChunks(): void {
  const { cellierBoot } = window
  if (cellierBoot) {
    clearTimeout(cellierBoot.timer)
    cellierBoot.isAlive = true
  }
  window.addEventListener('vite:preloadError', (event) => {
    // Without this Vite throws and the page goes blank.
    event.preventDefault()
    announceLoss(event.payload.message)
  })
  new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') expectStyle(node)
    }
  }).observe(document.head, { childList: true })
}

function expectStyle(link: HTMLLinkElement): void {
  const timer = setTimeout(() => announceLoss(link.href, 'style'), chunkTimeout)
  for (const end of ['load', 'error']) link.addEventListener(end, () => clearTimeout(timer), { once: true })
}
