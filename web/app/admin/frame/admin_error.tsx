import { Button, Group, Text, Title } from '@mantine/core'
import { errorStatuses } from '#web/lib/error_statuses'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'

/** What went wrong, inside the frame: the menu leads on from here. */
export function AdminError({ status }: { status: number }) {
  const t = useWords()
  const known = errorStatuses.find((each) => each === status) ?? (status < 500 ? 404 : 500)
  const canRetry = known === 419 || known === 429 || known >= 500
  const own = known === 403 || known === 404 ? `admin.errors.${known}` : `shell.errors.${known}.text`
  return (
    <div className="admin-page admin-empty">
      <Text className="tabular-nums" c="dimmed" size="xl" aria-hidden>
        {known}
      </Text>
      <Title order={1} size="h2">
        {t(`shell.errors.${known}.title`)}
      </Title>
      <Text maw="60ch">{t(own)}</Text>
      <Group>
        {canRetry && (
          <Button component="a" href="">
            {t('shell.errors.retry')}
          </Button>
        )}
        <Button component={Link} to="/admin" variant={canRetry ? 'default' : 'filled'}>
          {t('admin.errors.home')}
        </Button>
      </Group>
    </div>
  )
}
