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
}
