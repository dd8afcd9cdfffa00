import { useLoaderData, useLocation } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { useLocalePath } from '#web/lib/shell'
import { unpack } from '#web/lib/packed'
import { screenLoader } from '#web/lib/screen_loader'
import { Breadcrumbs } from '#web/ui/breadcrumbs'
import { SearchField } from '#web/ui/search/search_field'
import { parseList } from './list/list_address'
import { Correction, ProductListView } from './list/product_list_view'
import { listWords } from './list_words'
import { FoundTexts } from './search/found_texts'
import { loadSearch } from './search/load_search.server'
import { SearchTabs } from './search/search_tabs'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'catalogue.storefront.search',
    title: 'catalogue.search.title',
    words: [...listWords, 'catalogue.search'],
    noIndex: true,
  },
  async (args) => {
    const q = parseList(args.url.searchParams).q ?? ''
    return { q, found: q ? await loadSearch(args, q) : null }
  }
)

type Found = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['found']>

export default function SearchScreen() {
  const t = useWords()
  const { key } = useLocation()
  const { q, found } = useLoaderData<typeof loader>()
  return (
    <div className="shell">
      <Breadcrumbs trail={[]} current={t('catalogue.search.title')} />
      <header className="mb-6 grid gap-4 md:mb-8">
        <h1 className="font-serif text-3xl wrap-anywhere md:text-4xl">
          {q ? t('catalogue.search.results_for', { q }) : t('catalogue.search.title')}
        </h1>
        {/* Anew for other words, and for whoever asks for the empty field again. */}
        <SearchField id="search-again" key={q || key} value={q} isFocused={!q} className="md:hidden" />
      </header>
      {found ? (
        <Results q={q} found={found} />
      ) : (
        <p className="max-w-[60ch] text-lg text-muted">{t('catalogue.search.hint')}</p>
      )}
    </div>
  )
}

function Results({ q, found }: { q: string; found: Found }) {
  const toPath = useLocalePath()
  const { tab, counts, texts } = found
  const list = found.list && unpack(found.list)
  const correction = texts ? texts.correction : (list?.meta.correction ?? null)
  return (
    <>
      {correction && (
        <div className="mb-6">
          <Correction
            correction={correction}
            href={`${toPath('/search-results')}?q=${encodeURIComponent(correction)}`}
          />
        </div>
      )}
      {Object.values(counts).some((count) => count > 0) && <SearchTabs q={q} tab={tab} counts={counts} />}
      {list && <ProductListView list={list} subject="search" />}
      {texts && (
        <FoundTexts q={q} tab={tab} count={counts[tab]} hits={texts.hits} page={texts.page} pages={texts.pages} />
      )}
    </>
  )
}
