/** A term of the old site: a category or a tag. */
export interface OldTerm {
  name: string
  /** As the old site wrote it; empty: it had none. */
  slug: string
}

export interface OldComment {
  author: string
  email: string
  /** As the file has it: `2007-09-04 10:49:28`. */
  date: string
  text: string
  isApproved: boolean
}

/** A page, post or other content of an old site, whatever its program. */
export interface OldContent {
  /** Unique and stable: `wxr:example.org:12`. */
  origin: string
  /** Code of its content type here: `pages`. */
  type: string
  title: string
  slug: string
  html: string
  excerpt: string
  /** One of the statuses of contents. */
  status: string
  /** Instant in ISO; null: it has none. */
  publishedAt: string | null
  /** Login or e-mail address; empty: nobody. */
  author: string
  /** `origin` of the content above; null: it is at the top. */
  parent: string | null
  categories: OldTerm[]
  tags: OldTerm[]
  comments: OldComment[]
  /** Address of the featured picture; null: none. */
  picture: string | null
  /** What search engines are told, by field of the content. */
  seo: Record<string, string | boolean>
  /** Fields of the old site by name. Text only: nothing is unserialised. */
  meta: Record<string, string>
  /** Whether a password protected it. It is private here. */
  isProtected: boolean
  /** Address on the old site; empty: unknown. */
  link: string
}

/** A file of the old site's media library. */
export interface OldFile {
  address: string
  /** What it shows, in words; empty: nothing is said. */
  alt: string
}

/** An entry of a menu of the old site. */
export interface OldItem {
  /** Number of the record. */
  key: string
  /** Number of the entry above; `0`: it is at the top. */
  above: string
  order: number
  title: string
  /** `post_type`, `taxonomy`, `post_type_archive` or `custom`. */
  kind: string
  /** Number of the record or term that it leads to. */
  objectId: string
  /** Type of that record: `page`, `category`. */
  object: string
  /** Address of a `custom` one. */
  url: string
  isNewWindow: boolean
}

export interface OldMenu {
  slug: string
  name: string
  items: OldItem[]
}

/** A type of records, with what its records have. */
export interface OldType {
  count: number
  isTree: boolean
  hasTerms: boolean
}

/** What else records of the file say, found before the first row is written. */
export interface OldSite {
  /** E-mail addresses by login. */
  authors: Map<string, string>
  /** Categories by slug. */
  categories: Map<string, OldTerm & { parent: string; description: string }>
  /** Addresses of attachments by the number of the record. */
  attachments: Map<string, string>
  /** `origin` by address on the old site. */
  links: Map<string, string>
  /** Categories and tags by the number that menus name them by. */
  terms: Map<string, OldTerm & { isTag: boolean }>
  /** Menus by slug. */
  menus: Map<string, OldMenu>
  /** Types of records as the old site names them. */
  types: Map<string, OldType>
  /** Comments of all records. */
  comments: number
}

export const emptySite = (): OldSite => ({
  authors: new Map(),
  categories: new Map(),
  attachments: new Map(),
  links: new Map(),
  terms: new Map(),
  menus: new Map(),
  types: new Map(),
  comments: 0,
})
