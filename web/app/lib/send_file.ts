import { requestTo } from './clients'
import { Problem, type ProblemEntry } from './problem'
import type { Query } from './address'

interface FileToSend {
  file: File
  params?: Query
  query?: Query
  signal?: AbortSignal
  /** Called with the share that was sent, from 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * Posts a file and tells its progress, which `fetch` cannot. Gives the answer; null without such a route.
 *
 * @throws a {@link Problem}: with the status 0 when the connection broke or the sending was stopped
 */
export function sendFile<T>(name: string, { file, params, query, signal, onProgress }: FileToSend): Promise<T | null> {
  const target = requestTo(name, params, query)
  if (!target) return Promise.resolve(null)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', target.address)
    for (const [header, value] of Object.entries(target.headers)) request.setRequestHeader(header, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const body = request.response as (T & { errors?: ProblemEntry[] }) | null
      if (request.status < 400 && body) resolve(body)
      else reject(new Problem(request.status, body?.errors ?? []))
    }
    const broken = () => reject(new Problem(0, []))
    request.onerror = broken
    request.onabort = broken
    signal?.addEventListener('abort', () => request.abort())
    const data = new FormData()
    data.set('file', file)
    request.send(data)
  })
}
