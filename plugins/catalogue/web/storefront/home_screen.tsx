import { useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { unpack, type Packed } from '#web/lib/packed'
import type { ShownDocument } from '#web/rich_text/document'
import { SiteBlocks } from '#web/rich_text/site_blocks'
import { useConfig, useLocalePath } from '#web/lib/shell'
import { CardGrid } from './card/card_grid'
import { Care } from './home/care'
import { ChosenHome } from './home/chosen_home'
import { EmptyShop } from './home/empty_shop'
import { Lead } from './home/lead'
import { loadHome, type OwnHomeData } from './home/load_home.server'
import { Section } from './home/section'
import { WineList } from './home/wine_list'

export const meta = pageHead

export const loader = loadHome

export default function HomeScreen() {
  const home = useLoaderData<typeof loader>()
  return home.own ? <OwnHome data={home.own} lead={home.lead} /> : <ChosenHome page={home.chosen} />
}

/** The shop's own home page. */
function OwnHome({ data, lead }: { data: OwnHomeData; lead: Packed<ShownDocument> | null }) {
  const t = useWords()
  const toPath = useLocalePath()
  const hasNotice = useConfig('configuration.general.alcohol_notice') !== false
  return (
    <>
      {lead ? (
        <>
          <h1 className="sr-only">{data.lead.title || t('catalogue.home.lead')}</h1>
          <SiteBlocks document={unpack(lead)} isEager />
        </>
      ) : (
        <Lead {...data.lead} bottles={data.newest} />
      )}
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
