import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { homePageMissing } from '#plugins/cms/errors'
import { queryRows } from '#core/database/query_rows'
import { readReference } from '#core/rich_text/href'
import type { Transaction } from '#core/database/store'

/** Refuses what is no content of the site. One that is not published yet may be chosen. */
export async function checkHomePage(value: unknown, trx: Transaction): Promise<void> {
  if (value === '') return
  const reference = readReference(String(value))
  const rows =
    reference?.kind === CONTENT_KIND
      ? await queryRows(trx, 'select id from cms_contents where id = ?', [Number(reference.id)])
      : []
  if (rows.length === 0) throw homePageMissing({}, HOME_PAGE)
}

/** Key of the setting. */
export const HOME_PAGE = 'cms.site.home_page'
