import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import type { ResponseOf } from '#web/lib/registry'

export type Medium = ResponseOf<'platform.admin.media.index'>['data'][number]

export type FoundMedia = Pick<ResponseOf<'platform.admin.media.index'>, 'data' | 'meta'>

interface MediaQuery {
  q?: string
  mediaCategoryId?: number
  /** Between commas, as the types are. */
  ids?: string
  types?: string
}

/** Media of the library with these words, or with these ids, and the categories to choose from. */
export async function findMedia(query: MediaQuery, signal: AbortSignal): Promise<FoundMedia> {
  const answer = await call('GET', 'platform.admin.media.index', { query: query as never, signal })
  return answer || { data: [], meta: { categories: [] } }
}

/** MIME types of what may take the place of a medium, for the browser's choice. The server checks the content. */
export const mimeOfMedia: Record<Medium['type'], string> = {
  image: 'image/*',
  video: 'video/*',
  pdf: 'application/pdf',
  document: '',
}

/** The media with these ids, between commas; none until they are read. Another version reads them again. */
export function useMedia(ids: string, version = 0): readonly Medium[] {
  const [found, setFound] = useState<readonly Medium[]>([])
  useEffect(() => {
    const aborter = new AbortController()
    // Without an answer nothing is shown, and a field keeps its value.
    if (ids)
      findMedia({ ids }, aborter.signal).then(
        ({ data }) => setFound(data),
        () => undefined
      )
    return () => aborter.abort()
  }, [ids, version])
  return found
}
