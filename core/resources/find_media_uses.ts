import { inject } from '@adonisjs/core'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { PluginRegistry } from '#core/plugin/registry'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { Settings } from '#core/settings/settings'
import { mediaInRows } from '#core/resources/media_in_rows'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'
import type { AddressedMedium } from '#core/resources/media_in_texts'
import type { MediaUse } from '#core/media/media_uses'
import type { RunRows } from '#core/database/run_rows'
import type { Transaction } from '#core/database/store'

const SETTINGS: Label = { fr_FR: 'Réglages', en_GB: 'Settings' }

/** Where media of the library are shown: rows of resources, settings, and what plugins contribute to `core.media_uses`. */
@inject()
export class FindMediaUses {
  constructor(
    private readonly registry: PluginRegistry,
    private readonly resources: ResourceCatalogue,
    private readonly settings: Settings,
    private readonly blocks: BlockCatalogue
  ) {}

  async execute(ids: readonly number[], { run, locale }: { run: RunRows; locale: Locale }): Promise<MediaUse[]> {
    if (ids.length === 0) return []
    const { kinds } = this.resources
    const blocks = await this.blocks.all()
    const uses: MediaUse[] = []
    const media = await run<AddressedMedium>(
      `select id, hash from core_media where id in (${ids.map(() => '?').join(', ')})`,
      [...ids]
    )
    const addressed = media.map(({ id, hash }) => ({ id: Number(id), hash }))
    // One after the other: a transaction has one connection.
    for (const { resource } of addressed.length > 0 ? this.resources.all() : []) {
      uses.push(...(await mediaInRows(resource, addressed, { kinds, run, locale, blocks })))
    }
    uses.push(...(await this.#inSettings(ids, run, locale)))
    for (const { load } of this.registry.contributions('core.media_uses')) {
      uses.push(...(await (await load()).find(ids, { run, locale })))
    }
    return uses
  }

  /** Has who writes places of media wait until the transaction is over. */
  async lock(trx: Transaction): Promise<void> {
    for (const { load } of this.registry.contributions('core.media_uses')) await (await load()).lock?.(trx)
  }

  /** Tells all who store addresses that these media have others now. */
  async tellReplaced(trx: Transaction, ids: readonly number[]): Promise<void> {
    for (const { load } of this.registry.contributions('core.media_uses')) await (await load()).replaced?.(trx, ids)
  }

  async #inSettings(ids: readonly number[], run: RunRows, locale: Locale): Promise<MediaUse[]> {
    const fields = new Map(
      [...this.settings.definitions].flatMap(([key, { field }]) => (field.kind === 'media' ? [[key, field]] : []))
    )
    if (fields.size === 0) return []
    const stored = await run<{ key: string; value: string }>(
      `select key, value from core_settings where key in (${[...fields].map(() => '?').join(', ')})`,
      [...fields.keys()]
    )
    return stored.flatMap(({ key, value }) => {
      const named = [JSON.parse(value) as unknown].flat()
      const name = fields.get(key)?.options.label[locale] ?? key
      return ids
        .filter((id) => named.includes(id))
        .map((mediumId) => ({ mediumId, label: SETTINGS, name, screen: null, params: {} }))
    })
  }
}
