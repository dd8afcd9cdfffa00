import app from '@adonisjs/core/services/app'
import { Links } from '#core/links/links'
import { readReference } from '#core/rich_text/href'
import type { SettingChange } from '#core/settings/setting'
import type { Transaction } from '#core/database/store'

/** Kind of the home pages that staff chose, among what has links. */
const HOME_PAGE_KIND = 'cms.home_page'

/** Id of the home page of the whole shop; that of a channel has the channel's code. */
export const WHOLE_SHOP = '*'

/** Records which content the home page of a channel, or of the shop, shows. */
export async function recordHomePage(trx: Transaction, { value, channel }: SettingChange): Promise<void> {
  const links = await app.container.make(Links)
  const reference = readReference(String(value ?? ''))
  const found = reference ? [{ place: 'target', text: '', target: { kind: reference.kind, id: reference.id } }] : []
  await links.replace(trx, { kind: HOME_PAGE_KIND, id: channel || WHOLE_SHOP }, found)
}
