import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import {
  DEFAULT_COLOURS,
  FONT_FAMILIES,
  FONT_PAIRS,
  FONT_STACKS,
  IMAGE_PLACES,
  READABLE_PAIRS,
} from '#plugins/branding/default_tokens'
import { FindBrands } from '#plugins/branding/brands/find_brands'
import { brandUnknown } from '#plugins/branding/errors'
import { hexOf } from '#plugins/branding/services/colour'
import { contrastWarnings } from '#plugins/branding/services/contrast_check'
import { readPictures } from '#plugins/branding/brands/brand_pictures'
import { EMPTY_THEME, FONT_USES, readTheme, themeChanges, type Theme } from '#plugins/branding/brands/theme'
import { shownTheme } from '#plugins/branding/branding'
import type { Locale } from '#core/i18n/locales'

/** A published state of a brand. */
export interface PublishedVersion {
  number: number
  /** Who published it; empty: it was there before the first publication. */
  author: string
  /** Instant. */
  at: string
  /** It is what visitors see. */
  isLive: boolean
}

interface VersionRow {
  number: number
  author: string
  at: string
  theme: string
}

const VERSIONS = `select number, author, created_at as at, theme from branding_versions where brand_id = ?
  order by number desc limit 100`

/** A brand as staff see it: what is being changed, else what is published, and what it was before. */
@inject()
export class DescribeBranding {
  constructor(
    private readonly store: Store,
    private readonly brands: FindBrands,
    private readonly translator: Translator
  ) {}

  /** Without an id: the default brand. @throws brandUnknown */
  async execute(locale: Locale, id?: number) {
    const all = await this.brands.all()
    const brand = all.find((one) => (id ? one.id === id : one.isDefault))
    if (!brand) throw brandUnknown({}, 'brand')
    const theme = brand.draft ?? brand.published
    const pictures = await readPictures(this.store.reader, Object.values(theme.images))
    const { colours, images, fonts } = shownTheme(theme, pictures)
    const hex = Object.fromEntries(colours.map((colour) => [colour.id, hexOf(colour.value)]))
    return {
      brandId: brand.id,
      name: brand.name,
      brands: all.map((one) => ({ id: one.id, name: one.name, channels: one.channels, isDefault: one.isDefault })),
      version: brand.version,
      /** There are changes that visitors do not see. */
      isDraft: brand.draft !== null,
      isOwn: Object.keys(themeChanges(EMPTY_THEME, theme)).length > 0,
      colours: colours.map((colour) => ({
        id: colour.id,
        label: this.#word(locale, colour.id),
        value: hex[colour.id] as string,
        house: DEFAULT_COLOURS[colour.id] as string,
        isOwn: hex[colour.id] !== DEFAULT_COLOURS[colour.id],
      })),
      /** Pairs of text and background that are compared. */
      pairs: READABLE_PAIRS.map(([text, ground]) => ({ text, ground })),
      images,
      /** The places of pictures, with their numbers in the media library. */
      places: IMAGE_PLACES.map((place) => ({
        id: place,
        label: this.#word(locale, place),
        pictureId: theme.images[place] ?? null,
      })),
      fonts,
      fontUses: FONT_USES.map((use) => ({ id: use, label: this.#word(locale, use), fontFamilies: FONT_FAMILIES })),
      fontPairs: FONT_PAIRS,
      fontStacks: FONT_STACKS,
      warnings: contrastWarnings(hex),
      versions: await this.#versions(brand.id, brand.published),
    }
  }

  #word = (locale: Locale, name: string) => this.translator.translate(locale, `branding.fields.brands.${name}`)

  /** The newest first. */
  async #versions(id: number, published: Theme): Promise<PublishedVersion[]> {
    const rows = await this.store.reader.all<VersionRow>(VERSIONS, [id])
    return rows.map(({ number, author, at, theme }) => ({
      number: Number(number),
      author,
      at,
      isLive: Object.keys(themeChanges(published, readTheme(theme))).length === 0,
    }))
  }
}
