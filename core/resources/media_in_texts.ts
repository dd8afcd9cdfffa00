import { isObject } from '#core/rich_text/clean_nodes'
import { mediaOf } from '#core/rich_text/links_of'
import type { Block } from '#core/rich_text/block'
import type { RichText } from '#core/rich_text/document'

/** A medium, with the hash that its addresses have. */
export interface AddressedMedium {
  id: number
  hash: string
}

/** The media that the rich texts of a stored value show: those that blocks name, and those whose address HTML has. */
export function mediaInTexts(
  value: unknown,
  media: readonly AddressedMedium[],
  blocks: ReadonlyMap<string, Block>
): number[] {
  const found = new Set<number>()
  for (const text of textsIn(value)) {
    const named = new Set(mediaOf(text, blocks))
    const written = JSON.stringify(text)
    for (const { id, hash } of media) if (named.has(id) || written.includes(`/${hash}/`)) found.add(id)
  }
  return [...found]
}

/** A text, or the texts of its languages, of the items of a list, and of the fields of a group. */
function* textsIn(value: unknown): Generator<RichText> {
  if (Array.isArray(value)) for (const one of value) yield* textsIn(one)
  else if (isDocument(value)) yield value
  else if (isObject(value)) for (const one of Object.values(value)) yield* textsIn(one)
}

const isDocument = (value: unknown): value is RichText =>
  isObject(value) && value.type === 'doc' && Array.isArray(value.content)
