/** A long work of this person, as the tray shows it. */
export interface OwnJob {
  id: number
  job: string
  label: string
  state: string
  done: number
  total: number | null
  result: unknown
  error: string | null
  createdAt: string
  finishedAt: string | null
}

const startEvent = 'cellier:job'

/** Tells the tray that a work has begun: it looks at once, and says when it has ended. */
export function followJob(id: number): void {
  window.dispatchEvent(new CustomEvent<number>(startEvent, { detail: id }))
}

export function onJobStart(listen: (id: number) => void): () => void {
  const hear = (event: Event) => listen((event as CustomEvent<number>).detail)
  window.addEventListener(startEvent, hear)
  return () => window.removeEventListener(startEvent, hear)
}

export function isRunning({ finishedAt }: OwnJob): boolean {
  return finishedAt === null
}
