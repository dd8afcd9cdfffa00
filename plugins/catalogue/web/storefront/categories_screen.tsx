import { useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { useLocalePath } from '#web/lib/shell'
import { callOrFail, screenLoader } from '#web/lib/screen_loader'
import type { CategoryNode } from '#web/lib/shapes'
import { Breadcrumbs } from '#web/ui/breadcrumbs'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'catalogue.storefront.categories',
    title: 'catalogue.categories.title',
    words: ['catalogue.categories', 'catalogue.home'],
  },
  async ({ context }) => {
    const [categories, dishes] = await Promise.all([
      callOrFail(context, 'GET', 'catalogue.categories.index', { query: { kind: 'category' } }),
      callOrFail(context, 'GET', 'catalogue.categories.index', { query: { kind: 'dish' } }),
    ])
    return { categories: categories.data, dishes: dishes.data }
  }
)

export default function CategoriesScreen() {
  const t = useWords()
  const { categories, dishes } = useLoaderData<typeof loader>()
  return (
    <div className="shell">
      <Breadcrumbs trail={[]} current={t('catalogue.categories.title')} />
      <h1 className="font-serif text-3xl md:text-4xl">{t('catalogue.categories.title')}</h1>
      {categories.length === 0 && dishes.length === 0 && <NoCategories />}
      {categories.length > 0 && <Tree id="categories" title={t('catalogue.categories.own')} nodes={categories} />}
      {dishes.length > 0 && <Tree id="dishes" title={t('catalogue.categories.dishes')} nodes={dishes} />}
    </div>
  )
}

function NoCategories() {
  const t = useWords()
  const toPath = useLocalePath()
  return (
    <div className="grid max-w-[60ch] justify-items-start gap-4 py-10">
      <p className="font-serif text-2xl">{t('catalogue.categories.none')}</p>
      <p className="text-lg text-muted">{t('catalogue.categories.none_text')}</p>
      <Link to={toPath('/boutique')} className={buttonStyle()}>
        {t('catalogue.home.shop')}
      </Link>
    </div>
  )
}

function Tree({ id, title, nodes }: { id: string; title: string; nodes: CategoryNode[] }) {
  return (
    <section aria-labelledby={id} className="mt-10 md:mt-16">
      <h2 id={id} className="mb-4 font-serif text-2xl">
        {title}
      </h2>
      <ul className="gap-x-12 sm:columns-2 lg:columns-3 lg:gap-x-16">
        {nodes.map((node) => (
          <li key={node.id} className="mb-6 break-inside-avoid">
            <NodeLink node={node} className="border-b border-line font-serif text-xl" />
            {node.children.length > 0 && (
              <ul>
                {node.children.map((child) => (
                  <li key={child.id}>
                    <NodeLink node={child} className="" />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function NodeLink({ node, className }: { node: CategoryNode; className: string }) {
  const t = useWords()
  const toPath = useLocalePath()
  return (
    <Link
      to={toPath(node.path)}
      prefetch="intent"
      className={`flex min-h-11 items-center justify-between gap-4 hover:text-primary ${className}`}
    >
      <span>{node.name}</span>
      <span className="font-sans text-sm text-muted tabular-nums">
        {node.count}
        <span className="sr-only">
          {' '}
          {t('catalogue.categories.goods', {
            count: node.count,
            one: t('shell.goods.one'),
            many: t('shell.goods.many'),
          })}
        </span>
      </span>
    </Link>
  )
}
