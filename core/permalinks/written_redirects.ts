/** Kind of an address that somebody wrote, and that leads to a path at which nothing of the shop stands. */
export const REDIRECT_KIND = 'core.redirect'

/** Kind of an address whose page is gone for good: visitors and search engines get 410. */
export const GONE_KIND = 'core.gone'
