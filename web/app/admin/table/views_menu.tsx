import { Button, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRevalidator } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { useShell } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { useCan } from '../admin_data'
import { callByName } from '../call_by_name'
import { IconBookmark, IconCheck, IconTrash } from '../icons'
import { notifyDone, notifyProblem } from '../notify'
import { SaveView } from './save_view'
import type { ListView } from './list_types'
import type { Table } from './use_table'

const route = 'platform.admin.views.store'

/** Saved views of a list: the user's own and shared ones. */
export function ViewsMenu({ table }: { table: Table }) {
  const t = useWords()
  const can = useCan()
  const { routes } = useShell()
  const revalidator = useRevalidator()
  const [isSaving, { open, close }] = useDisclosure(false)
  if (!(route in routes) || table.list.views === undefined) return null
  const { views } = table.list
  const current = views.find(({ id }) => id === table.state.view)
  const plain = { view: null, filter: {}, q: '', sort: table.list.order, columns: null, density: 'normal' as const }

  const remove = async ({ id, version }: ListView) => {
    try {
      await callByName('DELETE', 'platform.admin.views.destroy', { params: { id }, data: { version } })
      notifyDone(t('admin.views.removed'))
      table.go(plain)
      revalidator.revalidate()
    } catch (error) {
      notifyProblem(error, t)
    }
  }

  const lead = async ({ id, isDefault, isOwn, ...view }: ListView) => {
    const isCommonDefault = !view.isCommonDefault
    try {
      await callByName('PUT', 'platform.admin.views.update', {
        params: { id },
        data: { ...view, isDefault: isOwn && isDefault, isCommonDefault },
      })
      notifyDone(t(isCommonDefault ? 'admin.views.led' : 'admin.views.not_led'))
      revalidator.revalidate()
    } catch (error) {
      notifyProblem(error, t)
    }
  }

  return (
    <>
      <Menu position="bottom-end" width={280} withinPortal>
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={16} />}>
            {current?.name ?? t('admin.views.all')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={table.addressWith(plain)} rightSection={!current && <IconCheck size={16} />}>
            {t('admin.views.all')}
          </Menu.Item>
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              component={Link}
              to={`?view=${view.id}`}
              rightSection={view.id === current?.id && <IconCheck size={16} />}
            >
              {view.name}
              {view.isShared && (
                <span className="admin-hint">
                  {' '}
                  {t(view.isCommonDefault ? 'admin.views.leads' : 'admin.views.shared')}
                </span>
              )}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={open}>{t('admin.views.save')}</Menu.Item>
          {current?.isShared && can('platform.views.update') && (
            <Menu.Item onClick={() => lead(current)}>
              {t(current.isCommonDefault ? 'admin.views.stop_leading' : 'admin.views.lead', { name: current.name })}
            </Menu.Item>
          )}
          {current?.isOwn && (
            <Menu.Item
              color="var(--mantine-color-error)"
              leftSection={<IconTrash size={16} />}
              onClick={() => remove(current)}
            >
              {t('admin.views.remove', { name: current.name })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isSaving && <SaveView table={table} current={current?.isOwn ? current : undefined} onDone={close} />}
    </>
  )
}
