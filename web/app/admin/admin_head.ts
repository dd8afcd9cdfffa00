import type { MetaFunction } from '@remix-run/react'
import { shellOf } from '#web/lib/shell'
import type { SentShell } from '#web/lib/shell_data.server'
import type { AdminScreenData } from './admin_loader'

/** The head of a screen of the back office. Export it as `meta`; a loader's `title` names one record. */
export const adminHead: MetaFunction = ({ data: loaded, matches }) => {
  const { screen, title } = (loaded ?? {}) as Partial<AdminScreenData> & { title?: string }
  const sent = matches.find(({ id }) => id === 'root')?.data as SentShell | undefined
  const shop = String((sent && shellOf(sent).config['configuration.general.shop_name']) ?? '')
  const parts = [title ?? screen?.title, shop].filter(Boolean)
  return screen ? [{ title: parts.join(' · ') }, { name: 'robots', content: 'noindex,nofollow' }] : []
}
