import { callOrFail, screenLoader, type ScreenArgs } from '#web/lib/screen_loader'
import { pack, type Packed } from '#web/lib/packed'
import { wordsOfDocuments } from '#web/rich_text/document_words.server'
import type { ShownDocument } from '#web/rich_text/document'
import type { CategoryNode } from '#web/lib/shapes'
import { cardData } from '../card/card_data'
import type { ChosenHomeData } from './chosen_home'
import type { LeadSettings } from './lead'
import type { WineListEntry } from './wine_list'

/** Regions on the start page; the filters of the list have the rest. */
const shownRegions = 18

const words = ['catalogue.home', 'catalogue.card', 'catalogue.price', 'catalogue.stock']

/** The page that staff chose, or else the shop's own home page. */
export const loadHome = screenLoader(
  { id: 'catalogue.storefront.home', title: 'catalogue.home.title', words },
  async ({ context, locale }): Promise<HomeData> => {
    const { data: chosen, meta } = await callOrFail(context, 'GET', 'platform.home_page.show')
    const shown = chosen ? [chosen.document] : meta.lead ? [meta.lead] : []
    // They take the place of the words of the screen.
    const shownWords = wordsOfDocuments(locale, chosen ? [] : words, shown)
    if (!chosen) {
      return { chosen: null, own: await ownHome(context), lead: meta.lead ? pack(meta.lead) : null, words: shownWords }
    }
    return { chosen: pack(chosen), own: null, words: shownWords }
  }
)

export type OwnHomeData = Awaited<ReturnType<typeof ownHome>>

type HomeData =
  | { chosen: null; own: OwnHomeData; lead: Packed<ShownDocument> | null; words: ReturnType<typeof wordsOfDocuments> }
  | { chosen: Packed<ChosenHomeData>; own: null; words: ReturnType<typeof wordsOfDocuments> }

async function ownHome(context: ScreenArgs['context']) {
  const home = await callOrFail(context, 'GET', 'catalogue.home.show')
  return {
    lead: leadOf(context.init.coreConfig),
    newest: home.newest.map(cardData),
    promotions: home.promotions.map(cardData),
    categories: home.categories.map(toEntry),
    dishes: home.dishes.map(toEntry),
    regions: home.regions.slice(0, shownRegions).map(({ code, label, count }) => {
      return { key: code, name: label, path: `/boutique?filter[region]=${code}`, count }
    }),
  }
}

function leadOf(config: Record<string, unknown>): LeadSettings {
  const setting = (name: string) => String(config[`configuration.general.home_lead_${name}`] ?? '')
  return { title: setting('title'), sentence: setting('sentence'), picture: setting('picture') }
}

function toEntry({ id, name, path, count }: CategoryNode): WineListEntry {
  return { key: id, name, path, count }
}
