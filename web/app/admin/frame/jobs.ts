/** A background job of the user, as shown in the tray. */
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

/** Tells the tray about a new job. It polls at once and shows when the job has ended. */
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

/** Id of the file that a job made, or null. */
export function fileOf({ result }: OwnJob): number | null {
  const { file } = (result ?? {}) as { file?: unknown }
  return typeof file === 'number' ? file : null
}
