import type { MetaFunction } from '@remix-run/react'
import { shellOf } from '#web/lib/shell'
import type { PackedShell } from '#web/lib/shell_data.server'
import type { AdminScreenData } from './admin_loader'

/** The head of a back office screen, exported as `meta`. A loader's `title` replaces the title of the manifest. */
export const adminHead: MetaFunction = ({ data: loaded, matches }) => {
  const { screen, title } = (loaded ?? {}) as Partial<AdminScreenData> & { title?: string }
  const sent = matches.find(({ id }) => id === 'root')?.data as PackedShell | undefined
  const shop = String((sent && shellOf(sent).config['configuration.general.shop_name']) ?? '')
  const parts = [title ?? screen?.title, shop].filter(Boolean)
  return screen ? [{ title: parts.join(' · ') }, { name: 'robots', content: 'noindex,nofollow' }] : []
}
