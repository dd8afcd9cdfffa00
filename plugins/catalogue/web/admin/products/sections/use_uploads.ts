import { useRef, useState } from 'react'
import { call } from '#web/lib/clients'
import { messageOf } from '#web/admin/notify'
import { useWords } from '#web/lib/i18n'
import type { FormMedium } from '../values'

/** Uploads dropped files one by one. Each result is shown at once: the picture, or why it was refused. */
export function useUploads(add: (medium: FormMedium) => void, media: readonly FormMedium[]) {
  const t = useWords()
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const taken = useRef(add)
  taken.current = add
  const present = useRef(media)
  present.current = media

  const send = async (file: File) => {
    try {
      const medium = await upload(file)
      const isThere = medium && present.current.some(({ mediaId }) => mediaId === medium.mediaId)
      if (medium && !isThere) taken.current(medium)
    } catch (error) {
      const problem = `${file.name}\u202f: ${messageOf(error, t)}`
      setProblems((before) => [...before, problem])
    }
  }
  const start = async (files: File[]) => {
    setBusy(true)
    setProblems([])
    for (const file of files) await send(file)
    setBusy(false)
  }
  return { isBusy, problems, add: (files: File[]) => void start(files) }
}

async function upload(file: File): Promise<FormMedium | null> {
  const data = new FormData()
  data.set('file', file)
  const isVideo = file.type.startsWith('video/')
  const route = isVideo ? 'catalogue.admin.product_videos.store' : 'catalogue.admin.product_images.store'
  const answer = await call('POST', route, { data: data })
  return answer ? { ...answer.data, alt: {}, variant: null } : null
}
