import { inject } from '@adonisjs/core'
import { CachedValue } from '#core/database/cached_value'
import { Clock } from '#core/time/clock'
import { FindShownMedia } from '#core/rich_text/find_shown_media'
import { LOCALE_PREFIXES, type Locale } from '#core/i18n/locales'
import { ResolveLinks } from '#core/links/resolve_links'
import { Store } from '#core/database/store'
import { hrefKind } from '#core/rich_text/href'
import type { BlockPlace } from '#core/rich_text/block'
import type { Picture } from '#core/media/media_record'
import type { ShownMedium } from '#core/rich_text/shown_document'

/** A slide as visitors see it. */
export interface ShownSlide {
  id: number
  title: string
  text: string
  /** An address, or a path below the base path; null: it leads nowhere. */
  href: string | null
  /** Empty: the shop's own word. */
  linkLabel: string
  picture: Picture
  /** Null: the other one. */
  phonePicture: Picture | null
}

export interface ShownSlider {
  /** Seconds a slide; null: only the visitor turns. */
  seconds: number | null
  slides: ShownSlide[]
}

interface Row {
  slider: number
  seconds: number | null
  id: number
  title: string
  text: string | null
  link_label: string | null
  target: string | null
  picture_id: number
  phone_picture_id: number | null
}

/** Slides of these instants: begun, and not over. Takes the present instant twice. */
const IS_NOW = `i.is_active and (i.starts_at is null or i.starts_at <= ?) and (i.ends_at is null or i.ends_at > ?)`

/** For everybody, or for this language and channel. */
const IS_FOR = `s.is_active and (s.locale is null or s.locale = ?) and (s.channel is null or s.channel = ?)`

/** The most precise first. */
const ORDER = `case when s.channel is null then 1 else 0 end, case when s.locale is null then 1 else 0 end, s.id`

const HOME = `select s.id from branding_sliders s where s.place = 'home' and ${IS_FOR}
  and exists (select 1 from branding_slides i where i.slider_id = s.id and ${IS_NOW}) order by ${ORDER} limit 1`

/** Those that stand at places of other pages, as long as a slide of them is shown: `turn_slides` says when that changes. */
const PLACED = `select s.id, s.place, s.about, s.locale, s.channel from branding_sliders s
  where s.is_active and s.place not in ('home', 'pages')
  and exists (select 1 from branding_slides i where i.slider_id = s.id and i.is_shown) order by ${ORDER}`

/** A slider that is the banner of pages. */
export interface PlacedSlider {
  id: number
  place: string
  /** The one page that it is for; null: every page of the place. */
  about: string | null
  /** Null: every language, every channel. */
  locale: string | null
  channel: string | null
}

const cachedPlaced = new CachedValue(['branding.sliders', 'branding.slides'], async (reader) => {
  const rows = await reader.all<PlacedSlider>(PLACED)
  return rows.map((row) => ({ ...row, id: Number(row.id), about: row.about || null }))
})

const word = (column: string, locale: Locale) =>
  `coalesce(nullif(i.${column} ->> '${locale}', ''), i.${column} ->> 'fr_FR')`

/** Sliders with the slides of the present. */
@inject()
export class FindSliders {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly media: FindShownMedia,
    private readonly links: ResolveLinks
  ) {}

  /** The slider of the home page: the most precise one that has something to show. Null: there is none. */
  async home({ channel, locale }: Pick<BlockPlace, 'channel' | 'locale'>): Promise<number | null> {
    const now = this.clock.iso()
    const row = await this.store.reader.first<{ id: number }>(HOME, [locale, channel, now, now])
    return row ? Number(row.id) : null
  }

  /** The sliders that are banners there, the most precise of a spot first. Cached: pages without one cost no statement. */
  async placed({ channel, locale }: Pick<BlockPlace, 'channel' | 'locale'>): Promise<PlacedSlider[]> {
    const all = await cachedPlaced.of(this.store)
    return all.filter((one) => (one.channel ?? channel) === channel && (one.locale ?? locale) === locale)
  }

  /** By id. Three statements, however many there are. One that is not for this place, or has nothing to show, is absent. */
  async shown(ids: readonly number[], place: BlockPlace): Promise<Map<number, ShownSlider>> {
    const rows = ids.length > 0 ? await this.#rows(ids, place) : []
    if (rows.length === 0) return new Map()
    const pictures = await this.media.execute(
      [...new Set(rows.flatMap((row) => [row.picture_id, row.phone_picture_id ?? []].flat().map(Number)))],
      place.locale
    )
    const hrefs = await this.#hrefs(rows, place)
    return new Map(
      [...Map.groupBy(rows, ({ slider }) => Number(slider))].map(([id, slides]) => [
        id,
        {
          seconds: slides[0]?.seconds ?? null,
          slides: slides.flatMap((row) => slideOf(row, pictures, hrefs) ?? []),
        },
      ])
    )
  }

  #rows(ids: readonly number[], { channel, locale }: BlockPlace): Promise<Row[]> {
    const { read } = this.store
    const now = this.clock.iso()
    return read.run<Row>(
      `select s.id as slider, s.seconds, i.id, ${word('title', locale)} as title, ${word('text', locale)} as text,
         ${word('link_label', locale)} as link_label, i.target, i.picture_id, i.phone_picture_id
       from branding_sliders s join branding_slides i on i.slider_id = s.id
       where s.id in ${read.ids} and ${IS_FOR} and ${IS_NOW} order by s.id, i.position, i.id`,
      ids,
      locale,
      channel,
      now,
      now
    )
  }

  /** Where each target leads, as a page of the shop writes it. What is gone leads nowhere. */
  async #hrefs(rows: readonly Row[], place: BlockPlace): Promise<Map<string, string>> {
    const targets = [...new Set(rows.flatMap(({ target }) => target ?? []))]
    const references = targets.filter((target) => hrefKind(target) === 'reference')
    const paths = references.length > 0 ? await this.links.hrefs(place, references) : new Map<string, string>()
    const prefix = LOCALE_PREFIXES[place.locale]
    return new Map(
      targets.flatMap((target) => {
        if (hrefKind(target) !== 'reference') return [[target, target] as const]
        const path = paths.get(target)
        return path === undefined ? [] : [[target, `${prefix}${path}`] as const]
      })
    )
  }
}

function slideOf(
  row: Row,
  pictures: Record<string, ShownMedium>,
  hrefs: ReadonlyMap<string, string>
): ShownSlide | null {
  const picture = imageOf(pictures[String(row.picture_id)])
  if (!picture) return null
  return {
    id: Number(row.id),
    title: row.title,
    text: row.text ?? '',
    href: row.target === null ? null : (hrefs.get(row.target) ?? null),
    linkLabel: row.link_label ?? '',
    picture,
    phonePicture: imageOf(pictures[String(row.phone_picture_id)]),
  }
}

const imageOf = (medium: ShownMedium | undefined): Picture | null => (medium?.type === 'image' ? medium.picture : null)
