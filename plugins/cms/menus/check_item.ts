import { LOCALES } from '#core/i18n/locales'
import { MOST_ITEMS } from '#plugins/cms/menus/limits'
import { Statements } from '#core/database/statements'
import { menuFull, menuTargetMissing, menuTitleMissing } from '#plugins/cms/errors'
import type { Transaction } from '#core/database/store'
import type { ItemRow } from '#plugins/cms/menus/item'

/** A link needs a target, a heading a title, and a menu has an end. */
export async function checkItem(change: { trx: Transaction; before: ItemRow | null; after: ItemRow }): Promise<void> {
  const { trx, before, after } = change
  if (after.kind !== 'link') Object.assign(after, { target: null, isNewWindow: false })
  else if (!after.target) throw menuTargetMissing({}, 'target')
  if (after.kind === 'heading' && !titled(after)) throw menuTitleMissing({}, `title.${LOCALES[0]}`)
  if (before) return
  const sql = 'select count(*) as count from cms_menu_items where menu_id = ?'
  const [found] = await new Statements(trx).all<{ count: number }>(sql, after.menuId)
  if (Number(found?.count ?? 0) >= MOST_ITEMS) throw menuFull({ most: MOST_ITEMS })
}

const titled = ({ title }: ItemRow) => LOCALES.some((locale) => title?.[locale])
