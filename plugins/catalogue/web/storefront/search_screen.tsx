import { useLoaderData, useLocation } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { useLocalePath } from '#web/lib/shell'
import { pack, unpack } from '#web/lib/packed'
import { screenLoader } from '#web/lib/screen_loader'
import { Breadcrumbs } from '#web/ui/breadcrumbs'
import { SearchField } from '#web/ui/search/search_field'
import { parseList } from './list/list_address'
import { loadList } from './list/load_list.server'
import { Correction, ProductListView } from './list/product_list_view'
import { listWords } from './list_words'

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
    return { q, list: q ? pack(await loadList(args)) : null }
  }
)

export default function SearchScreen() {
  const t = useWords()
  const toPath = useLocalePath()
  const { key } = useLocation()
  const { q, list: packed } = useLoaderData<typeof loader>()
  const list = packed === null ? null : unpack(packed)
  const correction = list?.meta.correction ?? null
  return (
    <div className="shell">
      <Breadcrumbs trail={[]} current={t('catalogue.search.title')} />
      <header className="mb-6 grid gap-4 md:mb-10">
        <h1 className="font-serif text-3xl md:text-4xl">
          {q ? t('catalogue.search.results_for', { q }) : t('catalogue.search.title')}
        </h1>
        {/* Anew for other words, and for whoever asks for the empty field again. */}
        <SearchField id="search-again" key={q || key} value={q} isFocused={!q} className="md:hidden" />
        {correction && (
          <Correction
            correction={correction}
            href={`${toPath('/search-results')}?q=${encodeURIComponent(correction)}`}
          />
        )}
      </header>
      {list ? (
        <ProductListView list={list} subject="search" />
      ) : (
        <p className="max-w-[60ch] text-lg text-muted">{t('catalogue.search.hint')}</p>
      )}
    </div>
  )
}
