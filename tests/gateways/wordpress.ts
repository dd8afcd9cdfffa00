import { Gateway, type GatewayAnswer, type GatewayRequest } from './gateway.js'

/** A post of the site, in the names of WordPress. */
export interface WordpressPost {
  id: number
  title: string
  content: string
  excerpt?: string
  category?: string
  /** Path of its picture below the site's address. */
  picture?: string
}

/** The REST API of a WordPress site, whose posts only an application password reads. */
export class Wordpress extends Gateway {
  readonly name = 'wordpress'
  user = 'cave'
  password = 'abcd EFGH 1234'
  posts: WordpressPost[] = []
  /** Files by path. */
  readonly files = new Map<string, Buffer>()
  /** In place of the list of posts. */
  instead: GatewayAnswer | null = null

  answer({ path, query, headers }: GatewayRequest): Promise<GatewayAnswer> {
    const file = this.files.get(path)
    if (file) return Promise.resolve({ body: file })
    const expected = `Basic ${Buffer.from(`${this.user}:${this.password}`).toString('base64')}`
    if (headers.authorization !== expected) return Promise.resolve({ status: 401, body: { code: 'rest_forbidden' } })
    if (path === '/wp-json/wp/v2/categories') {
      const known = this.posts.some(({ category }) => category === query.get('slug'))
      return Promise.resolve({ body: known ? [{ id: 7 }] : [] })
    }
    if (path !== '/wp-json/wp/v2/posts') return Promise.resolve({ status: 404, body: {} })
    return Promise.resolve(this.instead ?? { body: this.#listed(query) })
  }

  #listed(query: URLSearchParams): object[] {
    const chosen = this.posts.filter(({ category }) => !query.has('categories') || category !== undefined)
    return chosen.slice(0, Number(query.get('per_page'))).map((post) => this.#written(post))
  }

  #written({ id, title, content, excerpt = '', picture }: WordpressPost): object {
    return {
      id,
      link: `${this.address}/?p=${id}`,
      date_gmt: '2026-11-20T10:00:00',
      title: { rendered: title },
      excerpt: { rendered: excerpt },
      content: { rendered: content, protected: false },
      _embedded: {
        author: [{ name: 'Anne' }],
        ...(picture ? { 'wp:featuredmedia': [{ source_url: `${this.address}${picture}` }] } : {}),
      },
    }
  }
}
