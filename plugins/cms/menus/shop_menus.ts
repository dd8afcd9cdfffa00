import { inject } from '@adonisjs/core'
import { CachedValue } from '#core/database/cached_value'
import { LinkedPageKinds } from '#core/links/linked_page_kinds'
import { ReadTargets } from '#plugins/cms/menus/read_targets'
import { Store } from '#core/database/store'
import { buildMenus } from '#plugins/cms/menus/build_menus'
import { readMenus } from '#plugins/cms/menus/read_menus'
import type { LinkPlace } from '#core/links/resolve_links'

/** The menus as JSON, with the cache tags of what they show. */
interface MenusAnswer {
  body: Buffer
  tags: string[]
}

type Answers = Map<string, Promise<MenusAnswer>>

const caches = new WeakMap<Store, CachedValue<Answers>>()

/**
 * The menus of the shop, by channel and language. A process reads them once, and again after a change of a menu or of what
 * menus can lead to. No page of a visitor costs a query for them.
 */
@inject()
export class ShopMenus {
  constructor(
    private readonly store: Store,
    private readonly kinds: LinkedPageKinds,
    private readonly targets: ReadTargets
  ) {}

  async of({ channel, locale }: LinkPlace): Promise<MenusAnswer> {
    const answers = await (await this.#cache()).of(this.store)
    const key = `${channel} ${locale}`
    let answer = answers.get(key)
    if (!answer) {
      answer = this.#read({ channel, locale })
      answers.set(key, answer)
      answer.catch(() => answers.delete(key))
    }
    return answer
  }

  async #cache(): Promise<CachedValue<Answers>> {
    let cache = caches.get(this.store)
    if (cache) return cache
    const kinds = [...(await this.kinds.all()).values()]
    const topics = new Set(['cms.menus', 'cms.menu_items', 'core.permalinks', ...kinds.flatMap((kind) => kind.topics)])
    cache = caches.get(this.store) ?? new CachedValue([...topics], async () => new Map())
    caches.set(this.store, cache)
    return cache
  }

  async #read(place: LinkPlace): Promise<MenusAnswer> {
    const menus = await readMenus(this.store.read, place)
    const hrefs = menus.flatMap(({ items }) => items.flatMap(({ target }) => target ?? []))
    const { shown, tags } = await this.targets.execute(hrefs, place)
    const body = Buffer.from(JSON.stringify({ data: buildMenus(menus, shown, place.locale) }))
    return { body, tags: ['cms.menus', 'cms.menu_items', ...tags] }
  }
}
