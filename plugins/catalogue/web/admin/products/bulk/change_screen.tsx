import { Badge, Group, Text } from '@mantine/core'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { useWords } from '#web/lib/i18n'
import type { Answer } from '#web/lib/registry'
import { ask } from '#web/lib/screen_loader'
import { ChangeButtons } from './change_buttons'
import { ChangeRows } from './change_rows'

export const meta = adminHead

export type ShownChange = Answer<'catalogue.admin.product_changes.show'>['data']
export type ChangeRow = Answer<'catalogue.admin.product_change_rows.index'>['data'][number]

interface ScreenData {
  change: ShownChange
  rows: ChangeRow[]
  page: { total: number; page: number; limit: number }
  categories: Record<number, string>
  currency: string
}

const LIMIT = 50

export const loader = adminLoader(
  { id: 'catalogue.admin.product_change', words: ['catalogue.product_list', 'catalogue.product_form'] },
  async ({ context, params, url }) => {
    const id = params.id as unknown as number
    const query = { page: Math.max(1, Number(url.searchParams.get('page')) || 1), limit: LIMIT }
    const [change, rows, places] = await Promise.all([
      ask(context, 'GET', 'catalogue.admin.product_changes.show', { params: { id } }),
      ask(context, 'GET', 'catalogue.admin.product_change_rows.index', { params: { id }, query }),
      ask(context, 'GET', 'catalogue.admin.product_places.index'),
    ])
    const categories = Object.fromEntries(places.data.map((place) => [place.id, place.name]))
    return { change: change.data, rows: rows.data, page: rows.meta, categories, currency: places.meta.currency }
  }
)

/** A change of many products: every value before and after, the way to apply it, and the way back. */
export default function ProductChangeScreen() {
  const t = useWords()
  const { change, rows, page, categories, currency } = useLoaderData<typeof loader>() as unknown as ScreenData
  useWatch(change.state === 'applying' || change.state === 'undoing')
  const { waiting, changed, refused, undone, kept } = change.counts
  const told = { waiting, changed, refused, undone, kept, unchanged: change.unchanged }
  return (
    <AdminPage
      title={t('catalogue.product_list.change_title', { count: change.products })}
      parent={{ screen: 'catalogue.admin.product_changes' }}
      actions={<ChangeButtons change={change} />}
    >
      <Group gap="xs" role="status">
        <Badge radius="sm" tt="none">
          {t(`catalogue.product_list.state_${change.state}`)}
        </Badge>
        {Object.entries(told)
          .filter(([, count]) => count > 0)
          .map(([key, count]) => (
            <Text key={key} size="sm">
              {t(`catalogue.product_list.count_${key}`, { count })}
            </Text>
          ))}
      </Group>
      <ChangeRows rows={rows} page={page} known={{ categories, currency }} />
    </AdminPage>
  )
}

/** Reads again while the worker is at it. */
function useWatch(isBusy: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setInterval(revalidate, 1500)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
}
