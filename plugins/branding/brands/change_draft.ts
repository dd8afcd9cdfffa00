import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { DEFAULT_COLOURS, FONT_FAMILIES, IMAGE_PLACES } from '#plugins/branding/default_tokens'
import {
  EMPTY_THEME,
  FONT_USES,
  changedTheme,
  themeChanges,
  type Theme,
  type ThemeChanges,
} from '#plugins/branding/brands/theme'
import { FindBrands, type Brand } from '#plugins/branding/brands/find_brands'
import { MediaLibrary } from '#core/media/media_library'
import { Store, type Transaction } from '#core/database/store'
import {
  colourInvalid,
  fontUnknown,
  pictureSmall,
  pictureUnknown,
  placeUnknown,
  tokenUnknown,
} from '#plugins/branding/errors'
import { queryRows } from '#core/database/query_rows'
import { rgbOf } from '#plugins/branding/services/colour'
import { staleWrite } from '#core/errors/stale'

export interface DraftChange extends ThemeChanges {
  /** 0: the default one. */
  brandId: number
  /** That was read. Undefined: whatever there is. */
  version?: number | undefined
}

const WRITE = `update branding_brands set draft = ?, draft_version = draft_version + 1, updated_at = ? where id = ?`

/** Pixels that a picture has at least, each way. Drawings have none. */
const LEAST_SIDE = 32

/** Changes what is published next. Visitors see nothing of it. */
@inject()
export class ChangeDraft {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly brands: FindBrands,
    private readonly media: MediaLibrary
  ) {}

  /** Returns the brand's id. @throws tokenUnknown, colourInvalid, placeUnknown, pictureUnknown, fontUnknown, staleWrite */
  execute({ brandId, version, ...changes }: DraftChange): Promise<number> {
    const checked = checkedChanges(changes)
    return this.store.transaction(async (trx) => {
      const brand = await this.brands.lock(trx, brandId, this.clock.iso())
      refuseStale(brand, version)
      await this.#checkPictures(trx, checked)
      const from = brand.draft ?? brand.published
      await replaceDraft(trx, brand, { change: checked, from, now: this.clock.iso() })
      return brand.id
    })
  }

  /** Takes back every change that is not published. @throws staleWrite */
  discard({ brandId, version }: Pick<DraftChange, 'brandId' | 'version'>): Promise<number> {
    return this.store.transaction(async (trx) => {
      const brand = await this.brands.lock(trx, brandId, this.clock.iso())
      refuseStale(brand, version)
      await queryRows(trx, WRITE, [null, this.clock.iso(), brand.id])
      return brand.id
    })
  }

  /** @throws pictureUnknown, pictureSmall */
  async #checkPictures(trx: Transaction, { images = {} }: ThemeChanges): Promise<void> {
    const ids = [...new Set(Object.values(images).filter((id) => id !== null))]
    const known = await this.media.find(ids, trx)
    for (const [place, id] of Object.entries(images)) {
      const medium = id === null ? null : known.get(id)
      if (medium === null) continue
      const { width = 0, height = 0, format } = medium ?? {}
      if (width === 0) throw pictureUnknown({}, `images.${place}`)
      const isSmall = format !== 'svg' && Math.min(width, height) < LEAST_SIDE
      if (isSmall) throw pictureSmall({ width, height, least: LEAST_SIDE }, `images.${place}`)
    }
  }
}

interface Replacement {
  change: ThemeChanges
  /** What it changes. Default: a theme without anything of its own. */
  from?: Theme
  now: string
}

/** Writes another draft. One that says what is published already is none. */
export async function replaceDraft(
  trx: Transaction,
  brand: Brand,
  { change, from = EMPTY_THEME, now }: Replacement
): Promise<void> {
  const draft = changedTheme(from, change)
  const isChanged = Object.keys(themeChanges(brand.published, draft)).length > 0
  await queryRows(trx, WRITE, [isChanged ? JSON.stringify(draft) : null, now, brand.id])
}

/** @throws staleWrite with what the draft is now */
export function refuseStale({ version: current, draft, published }: Brand, version: number | undefined): void {
  if (version === undefined || version === current) return
  const { colours, images, fonts } = draft ?? published
  throw staleWrite({}, 'version', { current: { version: current, colours, images, fonts } })
}

/** Colours in small letters. @throws tokenUnknown, colourInvalid, placeUnknown, fontUnknown */
export function checkedChanges({ colours = {}, images = {}, fonts = {} }: ThemeChanges): ThemeChanges {
  for (const [token, value] of Object.entries(colours)) {
    if (!Object.hasOwn(DEFAULT_COLOURS, token)) throw tokenUnknown({ token }, `colours.${token}`)
    if (value !== null && !rgbOf(value)) throw colourInvalid({}, `colours.${token}`)
  }
  for (const place of Object.keys(images)) {
    if (!IMAGE_PLACES.some((known) => known === place)) throw placeUnknown({ place }, `images.${place}`)
  }
  for (const [use, family] of Object.entries(fonts)) {
    const isKnown = FONT_USES.some((known) => known === use) && FONT_FAMILIES.some((known) => known === family)
    if (family !== null && !isKnown) throw fontUnknown({ font: family }, `fonts.${use}`)
  }
  const lower = Object.entries(colours).map(([token, value]) => [token, value?.toLowerCase() ?? null] as const)
  return { colours: Object.fromEntries(lower), images, fonts }
}
