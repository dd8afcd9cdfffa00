import { Button, Menu } from '@mantine/core'
import { useRouteAddress } from '#web/admin/route_address'
import { useWords } from '#web/lib/i18n'

/** Exports the table of a channel, which is chosen if there are several. */
export function TakeFile({ channels }: { channels: { code: string }[] }) {
  const t = useWords()
  const addressOf = useRouteAddress()
  const [first, ...others] = channels
  const address = (channel: string) => addressOf('sales.admin.table_rate_files.show', { channel }) ?? '#'
  if (!first) return null
  if (others.length === 0) {
    return (
      <Button variant="default" component="a" href={address(first.code)} download>
        {t('sales.table_rates.export')}
      </Button>
    )
  }
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default">{t('sales.table_rates.export')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {channels.map(({ code }) => (
          <Menu.Item key={code} component="a" href={address(code)} download>
            {code}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
