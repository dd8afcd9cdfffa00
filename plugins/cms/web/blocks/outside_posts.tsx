import type { BlockProps } from '#web/rich_text/document'
import { OutsideCards, type OutsideCard } from '../storefront/outside/outside_cards'

/** Sections of translations that the cards use. */
export const words: string[] = []

/** Posts of another site; nothing while there are none. */
export default function OutsidePostsBlock({
  values: { title },
  data,
}: BlockProps<{ title: string | null }, { posts: OutsideCard[] } | null>) {
  const posts = data?.posts ?? []
  if (posts.length === 0) return null
  return (
    <div>
      {title && <h2>{title}</h2>}
      <OutsideCards posts={posts} level={title ? 'h3' : 'h2'} />
    </div>
  )
}
