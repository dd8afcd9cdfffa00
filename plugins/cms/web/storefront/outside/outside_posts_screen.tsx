import { useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { OutsideCards } from './outside_cards'
import { loadOutsidePosts } from './outside.server'

export const meta = pageHead
export const loader = loadOutsidePosts

/** Posts of another site. */
export default function OutsidePostsScreen() {
  const t = useWords()
  const { posts } = useLoaderData<typeof loader>()
  return (
    <div className="shell py-12 md:py-20">
      <h1 className="mb-8 font-serif text-3xl">{t('cms.outside.title')}</h1>
      {posts.length > 0 ? <OutsideCards posts={posts} /> : <p className="text-muted">{t('cms.outside.none')}</p>}
    </div>
  )
}
