/** A page of the shop that a content page links to. */
export interface SiteLink {
  name: string
  /** Below base path and locale prefix. */
  path: string
}
