import { inject } from '@adonisjs/core'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { Clock } from '#core/time/clock'
import { ContentDrafts } from '#plugins/cms/workflow/content_drafts'
import { ReadContent, type ContentRecord } from '#plugins/cms/site/read_content'
import { ShowContent, type ContentPage } from '#plugins/cms/site/show_content'
import { Store } from '#core/database/store'
import { UnsavedRecord } from '#plugins/cms/preview/unsaved_record'
import { contentNotFound } from '#plugins/cms/errors'
import { contentTypes } from '#plugins/cms/content/content_types'
import { openPreview, sealPreview, type PreviewLink } from '#plugins/cms/preview/preview_link'
import type { BlockPlace } from '#core/rich_text/block'
import type { Person } from '#core/identity/person'
import type { Status } from '#plugins/cms/content/statuses'

/** Seconds for which a link to a preview leads there. */
const LIFE = 7 * 24 * 3600

/** A content as visitors would see it. */
export interface ContentPreview {
  page: ContentPage
  status: Status
  /** It shows changes that are not saved. */
  isUnsaved: boolean
  /** Instant at which the link ends. */
  until: string
}

export interface PreviewAsked {
  /** 0: a content that was never saved. */
  id: number
  /** Code of its type. */
  type: string
  /** Show the changes of this person that are not saved. */
  isUnsaved: boolean
}

/** Shows contents whatever their status, to staff and to whoever they give the link to. */
@inject()
export class PreviewContent {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly read: ReadContent,
    private readonly content: ShowContent,
    private readonly drafts: ContentDrafts,
    private readonly unsaved: UnsavedRecord,
    private readonly blocks: BlockCatalogue
  ) {}

  /** A link for a week: its path below base path and locale prefix. */
  async link({ id, type, isUnsaved }: PreviewAsked, person: Person, may: (permission: string) => boolean) {
    const kinds = [...(await this.blocks.all()).values()]
    const guarded = kinds.flatMap(({ permission }) => permission ?? [])
    const until = this.clock.isoIn(LIFE)
    const sealed = sealPreview({
      id,
      type,
      unsavedOf: isUnsaved ? person.id : null,
      blocks: [...new Set(guarded)].filter(may),
      until,
    })
    return { path: `/preview/contents/${sealed}`, until }
  }

  /** @throws previewOver, and contentNotFound for what is in the trash, gone, or not written in this language */
  async show(place: BlockPlace, sealed: string): Promise<ContentPreview> {
    const link = openPreview(sealed, this.clock.iso())
    const type = (await contentTypes.of(this.store)).find(({ code }) => code === link.type)
    if (!type) throw contentNotFound({})
    const status = await this.#status(link)
    const saved = link.id === 0 ? null : await this.read.execute(place, link.id)
    const changed = await this.#changed(place, link, saved)
    const record = changed ?? saved
    if (!record) throw contentNotFound({})
    const { page } = await this.content.show(place, Object.assign(record, { status }), type)
    return { page, status, isUnsaved: changed !== null, until: link.until }
  }

  /** @throws contentNotFound for what is in the trash, gone, or of another type */
  async #status({ id, type }: PreviewLink): Promise<Status> {
    if (id === 0) return 'draft'
    const [row] = await this.store.read.all<{ type: string; status: Status }>(
      'select type, status from cms_contents where id = ?',
      id
    )
    if (row?.type !== type || row.status === 'trash') throw contentNotFound({})
    return row.status
  }

  /** Null: nothing is unsaved. */
  async #changed(place: BlockPlace, link: PreviewLink, saved: ContentRecord | null): Promise<ContentRecord | null> {
    const { id, type, unsavedOf, blocks } = link
    if (unsavedOf === null) return null
    const draft = await this.drafts.unsaved({ id, type }, { id: unsavedOf })
    return draft && this.unsaved.execute(place, { values: draft.values, saved, id, type, blocks: new Set(blocks) })
  }
}
