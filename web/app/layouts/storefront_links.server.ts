import type { Locale } from '#web/lib/locale'
import type { ResponseOf } from '#web/lib/registry'
import { menuLinks, type NavigationLink } from './navigation.server'

type Menus = ResponseOf<'cms.menus.index'>['data']
type Item = NonNullable<Menus['header']>['items'][number]

export type Category = Pick<ResponseOf<'catalogue.categories.index'>['data'][number], 'name' | 'path'>

/** A link around the pages of the shop. */
export interface ShopLink {
  /** Unique among its siblings. */
  id: string
  label: string
  /** Translation key of the label, when the shop may have overridden it. */
  word?: string
  /** Path below base path and locale prefix, or an address elsewhere; null: a heading. */
  path: string | null
  isNewWindow?: true
  /** Tablets have no space for it. */
  isWideOnly?: true
  items: ShopLink[]
}

/** A column of the footer. */
export interface FooterColumn extends Pick<ShopLink, 'label' | 'word'> {
  links: ShopLink[]
}

/** The links around every page of the storefront. */
export interface StorefrontLinks {
  header: ShopLink[]
  /** The header's links are also in a menu on phones. Without menus they are all in the bar of phones and the footer. */
  hasPhoneMenu: boolean
  footer: FooterColumn[]
  bar: NavigationLink[]
}

/** Below 1280 px more departments would need a second line. They are on the page of departments. */
const DEPARTMENTS_ON_TABLET = 4

const MOST_DEPARTMENTS = 7

/** A row of icons has space for so many. */
const MOST_IN_BAR = 6

/** The links of the shop: its menus; at a place without a menu its departments and what plugins declare. */
export function storefrontLinks(menus: Menus, categories: readonly Category[], locale: Locale): StorefrontLinks {
  const { header, footer, bar } = menus
  const headerEntries = new Entries(locale, 'header', header ? [header.items] : [], topDepartments(categories))
  const footerEntries = new Entries(
    locale,
    'footer',
    (footer ?? []).map(({ items }) => items),
    departments(categories)
  )
  return {
    header: header ? headerEntries.links(header.items) : headerEntries.default(),
    hasPhoneMenu: header !== null,
    footer: footer
      ? footer.map(({ title, items }) => ({ label: title, links: footerEntries.links(items) }))
      : [
          { label: '', word: 'shell.footer.shop', links: footerEntries.plugins() },
          { label: '', word: 'shell.footer.categories', links: departments(categories) },
        ],
    bar: bar ? barLinks(bar.items, locale) : menuLinks(locale, 'bar'),
  }
}

/** Turns the entries of the menus at one place into links. */
class Entries {
  readonly #declared: readonly NavigationLink[]
  readonly #used: ReadonlySet<string | null>

  constructor(
    locale: Locale,
    place: string,
    menus: readonly (readonly Item[])[],
    private readonly departments: ShopLink[]
  ) {
    this.#declared = menuLinks(locale, place)
    this.#used = new Set(menus.flatMap(pathsIn))
  }

  links(items: readonly Item[]): ShopLink[] {
    return items.flatMap((item) => {
      if (item.kind === 'departments') return this.departments
      if (item.kind === 'plugins') return this.plugins()
      return [this.#link(item)]
    })
  }

  /** What plugins declare and no menu of the place has. */
  plugins(): ShopLink[] {
    return this.#declared.filter(({ path }) => !this.#used.has(path)).map(declaredLink)
  }

  /** The header of a shop without menus. */
  default(): ShopLink[] {
    const [before, after] = [
      this.#declared.filter(({ order }) => order < 50),
      this.#declared.filter(({ order }) => order >= 50),
    ]
    return [...before.map(declaredLink), ...this.departments, ...after.map(declaredLink)]
  }

  #link({ id, title, href, isNewWindow, items }: Item): ShopLink {
    const page = title ? undefined : this.#declared.find(({ path }) => path === href)
    return {
      id: String(id),
      label: title || page?.label || (href ?? ''),
      ...(page?.word ? { word: page.word } : {}),
      path: href,
      ...(isNewWindow ? { isNewWindow } : {}),
      items: this.links(items),
    }
  }
}

const pathsIn = (items: readonly Item[]): (string | null)[] =>
  items.flatMap(({ href, items: below }) => [href, ...pathsIn(below)])

const declaredLink = ({ label, word, path }: NavigationLink): ShopLink => ({
  id: path,
  label,
  ...(word ? { word } : {}),
  path,
  items: [],
})

const departments = (categories: readonly Category[]): ShopLink[] =>
  categories.map(({ name, path }) => ({ id: path, label: name, path, items: [] }))

const topDepartments = (categories: readonly Category[]): ShopLink[] =>
  departments(categories.slice(0, MOST_DEPARTMENTS)).map((link, at) =>
    at < DEPARTMENTS_ON_TABLET ? link : { ...link, isWideOnly: true }
  )

/** Pages that plugins declare keep their icon and badge. */
function barLinks(items: readonly Item[], locale: Locale): NavigationLink[] {
  const declared = menuLinks(locale, 'bar')
  const used = new Set(pathsIn(items))
  const links = items.flatMap(({ kind, title, href }): NavigationLink[] => {
    if (kind === 'plugins') return declared.filter(({ path }) => !used.has(path))
    if (!href?.startsWith('/')) return []
    const page = declared.find(({ path }) => path === href)
    return [{ icon: 'page', order: 0, ...page, label: title || page?.label || href, path: href }]
  })
  return links.slice(0, MOST_IN_BAR)
}
