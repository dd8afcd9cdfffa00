import type { ServerContext } from './context'
import { pack, type Packed } from './packed'
import { callOrFail } from './screen_loader'
import type { PackedWords } from './translator'
import { wordsOfDocuments } from '../rich_text/document_words.server'
import type { ShownDocument } from '../rich_text/document'

interface BannerOf {
  /** Name in `platform.banner_places`. */
  place: string
  /** The page as links name it: `ref:catalogue.category/5`. */
  about?: string
  /** Sections of translations of the screen. */
  words: readonly string[]
}

/** What a screen with a banner has beside its own data. Without one, nothing. */
export interface WithBanner {
  banner?: Packed<ShownDocument>
  words?: PackedWords
}

/** The banner of a page: the one that is for it alone, else that of its place. */
export async function loadBanner(context: ServerContext, { place, about, words }: BannerOf): Promise<WithBanner> {
  const answer = await context.shared('platform.banners.index')
  const here = answer ? answer.data.filter((spot) => spot.place === place) : []
  const spot = here.find((one) => one.about === about) ?? here.find((one) => one.about === null)
  if (!spot) return {}
  const query = spot.about === null ? {} : { about: spot.about }
  const { data } = await callOrFail(context, 'GET', 'platform.banners.show', { params: { place }, query })
  return data ? { banner: pack(data), words: wordsOfDocuments(context.locale, words, [data]) } : {}
}
