import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { FindBrands } from '#plugins/branding/brands/find_brands'
import { brandUnknown, themeBroken, themeVersion } from '#plugins/branding/errors'
import { checkedChanges, replaceDraft, refuseStale } from '#plugins/branding/brands/change_draft'
import { queryRows } from '#core/database/query_rows'
import type { ThemeChanges } from '#plugins/branding/brands/theme'

/** What such a file says it is. */
const FORMAT = 'cellier.theme'

/** Of the format. A file of another one is refused. */
const VERSION = 1

/** A theme as a file. Pictures stand by the hash of their content. */
export interface ThemeFile {
  format: typeof FORMAT
  formatVersion: number
  name: string
  colours: Record<string, string>
  fonts: Record<string, string>
  pictures: Record<string, string>
}

export interface TakenTheme {
  brandId: number
  version?: number | undefined
  theme: Record<string, unknown>
  /** False: who takes it may not change pictures; they stay as they are. */
  mayChangePictures: boolean
}

/** Themes as files: from one brand or shop to another one. */
@inject()
export class ThemeFiles {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly brands: FindBrands
  ) {}

  /** The draft of a brand, else what is published. @throws brandUnknown */
  async write(id?: number): Promise<ThemeFile> {
    const brand = (await this.brands.all()).find((one) => (id ? one.id === id : one.isDefault))
    if (!brand) throw brandUnknown({}, 'brand')
    const { colours, fonts, images } = brand.draft ?? brand.published
    const ids = Object.values(images)
    const rows = await this.store.read.run<{ id: number; hash: string }>(
      `select id, hash from core_media where id in ${this.store.read.ids}`,
      ids
    )
    const hashes = new Map(rows.map(({ id: medium, hash }) => [Number(medium), hash]))
    const pictures = Object.entries(images).flatMap(([place, medium]) => {
      const hash = hashes.get(medium)
      return hash ? [[place, hash] as const] : []
    })
    return {
      format: FORMAT,
      formatVersion: VERSION,
      name: brand.name,
      colours,
      fonts: fonts as Record<string, string>,
      pictures: Object.fromEntries(pictures),
    }
  }

  /**
   * Puts a theme into the draft. Gives the brand, and the places whose pictures this shop does not have.
   * @throws themeBroken, themeVersion, and what a change of the draft throws
   */
  async take({ brandId, version, theme, mayChangePictures }: TakenTheme): Promise<{ id: number; missing: string[] }> {
    const { pictures, ...changes } = readFile(theme)
    const checked = checkedChanges(changes)
    checkedChanges({ images: Object.fromEntries(Object.keys(pictures).map((place) => [place, null])) })
    return this.store.transaction(async (trx) => {
      const brand = await this.brands.lock(trx, brandId, this.clock.iso())
      refuseStale(brand, version)
      const named = Object.entries(mayChangePictures ? pictures : {})
      const found = await queryRows<{ id: number; hash: string }>(
        trx,
        `select id, hash from core_media where width > 0 and hash in (${named.map(() => '?').join(', ') || 'null'})`,
        named.map(([, hash]) => hash)
      )
      const ids = new Map(found.map(({ id, hash }) => [hash, Number(id)]))
      const known = named.flatMap(([place, hash]) => (ids.has(hash) ? [[place, ids.get(hash) as number] as const] : []))
      const kept = (brand.draft ?? brand.published).images
      const images = mayChangePictures ? Object.fromEntries(known) : kept
      await replaceDraft(trx, brand, { change: Object.assign(checked, { images }), now: this.clock.iso() })
      return { id: brand.id, missing: named.flatMap(([place, hash]) => (ids.has(hash) ? [] : [place])) }
    })
  }
}

/** @throws themeBroken, themeVersion */
function readFile(file: Record<string, unknown>): ThemeChanges & { pictures: Record<string, string> } {
  if (file.format !== FORMAT) throw themeBroken({}, 'theme')
  if (file.formatVersion !== VERSION) throw themeVersion({ version: String(file.formatVersion) }, 'theme')
  const [colours, fonts, pictures] = ['colours', 'fonts', 'pictures'].map((part) => texts(file[part]))
  return { colours: colours ?? {}, fonts: fonts ?? {}, pictures: pictures ?? {} }
}

/** @throws themeBroken for what is no list of texts by name */
function texts(part: unknown): Record<string, string> {
  const isList = typeof part === 'object' && part !== null && !Array.isArray(part)
  if (!isList || !Object.values(part).every((value) => typeof value === 'string')) throw themeBroken({}, 'theme')
  return part as Record<string, string>
}
