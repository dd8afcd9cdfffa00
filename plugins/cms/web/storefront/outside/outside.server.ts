import { callOrFail, screenLoader } from '#web/lib/screen_loader'

export const loadOutsidePosts = screenLoader(
  { id: 'cms.storefront.outside_posts', title: 'cms.outside.title', words: ['cms.outside'] },
  async ({ context }) => {
    const { data } = await callOrFail(context, 'GET', 'cms.outside_posts.index')
    return { posts: data }
  }
)

/** Search engines know the post by its address on the other site. */
export const loadOutsidePost = screenLoader(
  { id: 'cms.storefront.outside_post', title: 'cms.outside.title', words: ['cms.outside'], noIndex: true },
  async ({ context, params }) => {
    const { data } = await callOrFail(context, 'GET', 'cms.outside_posts.show', { params: { id: params.id ?? '' } })
    return { post: data }
  }
)
