import { useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { useConfig, useLocalePath } from '#web/lib/shell'
import { callOrFail, screenLoader } from '#web/lib/screen_loader'
import type { CategoryNode } from '#web/lib/shapes'
import { cardData } from './card/card_data'
import { CardGrid } from './card/card_grid'
import { Care } from './home/care'
import { EmptyShop } from './home/empty_shop'
import { Lead, type LeadSettings } from './home/lead'
import { Section } from './home/section'
import { WineList, type WineListEntry } from './home/wine_list'

/** Regions on the start page; the filters of the list have the rest. */
const shownRegions = 18

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'catalogue.storefront.home',
    title: 'catalogue.home.title',
    words: ['catalogue.home', 'catalogue.card', 'catalogue.price', 'catalogue.stock'],
  },
  async ({ context }) => {
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
)

function leadOf(config: Record<string, unknown>): LeadSettings {
  const setting = (name: string) => String(config[`configuration.general.home_lead_${name}`] ?? '')
  return { title: setting('title'), sentence: setting('sentence'), picture: setting('picture') }
}

function toEntry({ id, name, path, count }: CategoryNode): WineListEntry {
  return { key: id, name, path, count }
}

export default function HomeScreen() {
  const t = useWords()
  const toPath = useLocalePath()
  const data = useLoaderData<typeof loader>()
  const hasNotice = useConfig('configuration.general.alcohol_notice') !== false
  return (
    <>
      <Lead {...data.lead} bottles={data.newest} />
      {data.promotions.length > 0 && (
        <Section
          id="home-promotions"
          title={t('catalogue.home.promotions')}
          more={{ label: t('catalogue.home.all_promotions'), to: toPath('/boutique/produits-promo') }}
        >
          <CardGrid products={data.promotions} />
        </Section>
      )}
      {data.newest.length === 0 && <EmptyShop />}
      {data.categories.length > 0 && (
        <Section
          id="home-categories"
          title={t('catalogue.home.categories')}
          more={{ label: t('catalogue.home.all_categories'), to: toPath('/nos-categories-de-produits') }}
        >
          <WineList entries={data.categories} columns={2} title={t('catalogue.home.categories')} />
        </Section>
      )}
      {data.newest.length > 0 && (
        <Section
          id="home-new"
          title={t('catalogue.home.newest')}
          more={{ label: t('catalogue.home.shop'), to: toPath('/boutique?sort=-created') }}
        >
          <CardGrid products={data.newest} isFolded />
        </Section>
      )}
      {data.dishes.length > 0 && (
        <Section id="home-dishes" title={t('catalogue.home.dishes')}>
          <p className="mb-4 max-w-[60ch] text-lg text-muted">{t('catalogue.home.dishes_text')}</p>
          <WineList entries={data.dishes} columns={3} title={t('catalogue.home.dishes')} />
        </Section>
      )}
      {data.regions.length > 0 && (
        <Section id="home-regions" title={t('catalogue.home.regions')}>
          <WineList entries={data.regions} columns={3} title={t('catalogue.home.regions')} />
        </Section>
      )}
      {data.newest.length > 0 && <Care />}
      {hasNotice && <p className="shell mt-16 text-muted md:mt-24">{t('catalogue.home.minors')}</p>}
    </>
  )
}
