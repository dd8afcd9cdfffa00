import { MediaUnreadable } from '#core/media/inspection/media_refused'
import { formatsOf, mediaTypeOf, type MediaType } from '#core/media/media_types'
import { ImageRefused } from '#core/media/inspection/image_refused'
import { inspectDocument } from '#core/media/inspection/inspect_document'
import { inspectImage } from '#core/media/inspection/inspect_image'
import { looksLikeSvg, readDrawing } from '#core/media/inspection/read_drawing'
import type { ArchiveEntry } from '#core/import/reading/archive_contract'
import type { MediaLibrary, PreparedMedia } from '#core/media/media_library'

/** A file of an import: of a folder, a zip or an address. */
export type TakenFile = Pick<ArchiveEntry, 'name' | 'bytes' | 'open' | 'read'>

/** The type that the name of a file says. Its content is inspected in any case. */
export function typeOfName(name: string): MediaType {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return mediaTypeOf(ending === 'jpg' ? 'jpeg' : ending) ?? 'image'
}

/** Inspects a file and writes what it is made of. A trial only inspects it: null. @throws MediaRefused, MediaUnreadable */
export async function takeFile(
  library: MediaLibrary,
  file: TakenFile,
  { type, isTrial }: { type: MediaType; isTrial: boolean }
): Promise<PreparedMedia | null> {
  const { name, bytes: size, open } = file
  if (type === 'video') {
    if (!isTrial) return library.prepareVideo({ name, bytes: size, open })
    await library.inspectVideo({ name, bytes: size, open })
    return null
  }
  const limit = library.limitOf(type)
  if (type === 'image' && size > limit) throw new ImageRefused('too_many_bytes', { limit: { bytes: limit } })
  const bytes = await file.read().catch((error: unknown) => {
    throw new MediaUnreadable(error)
  })
  if (type !== 'image') {
    if (!isTrial) return library.prepareDocument({ name, bytes }, type)
    await inspectDocument(bytes, formatsOf([type]), limit)
    return null
  }
  const isDrawing = looksLikeSvg(bytes)
  if (!isTrial) return isDrawing ? library.prepareDrawing({ name, bytes }) : library.prepare({ name, bytes })
  await (isDrawing ? readDrawing(bytes) : inspectImage(bytes, { bytes: limit }))
  return null
}
