import { Button, Group, Text, Title } from '@mantine/core'
import { shownError } from '#web/lib/error_statuses'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'

/** An error page inside the back office layout, with its menu. */
export function AdminError({ error }: { error: unknown }) {
  const t = useWords()
  const { status, title, text } = shownError(error)
  const canRetry = status === 419 || status === 429 || status >= 500
  // The shop's texts for these statuses do not fit the back office.
  const isOwn = text === 'shell.errors.403.text' || text === 'shell.errors.404.text'
  return (
    <div className="admin-page admin-empty">
      <Text className="tabular-nums" c="dimmed" size="xl" aria-hidden>
        {status}
      </Text>
      <Title order={1} size="h2">
        {t(title)}
      </Title>
      <Text maw="60ch">{t(isOwn ? `admin.errors.${status}` : text)}</Text>
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
