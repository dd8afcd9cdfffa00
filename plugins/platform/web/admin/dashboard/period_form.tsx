import { Button, TextInput } from '@mantine/core'
import { Form } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { presets, type Period } from './period'

/** Links for the usual spans and a form for any other; both work without scripts. */
export function PeriodForm({ period }: { period: Period }) {
  const t = useWords()
  return (
    <div className="admin-period">
      <nav aria-label={t('platform.dashboard.period')}>
        {presets.map((days) => (
          <Button
            key={days}
            component={Link}
            to={`?days=${days}`}
            size="compact-md"
            variant={days === period.days ? 'filled' : 'default'}
            aria-current={days === period.days || undefined}
          >
            {days === 365 ? t('platform.dashboard.year') : t('platform.dashboard.days', { days })}
          </Button>
        ))}
      </nav>
      <Form method="get" key={`${period.from} ${period.to}`} className="admin-period-days">
        <TextInput type="date" name="from" aria-label={t('platform.dashboard.from')} defaultValue={period.from} />
        <TextInput type="date" name="to" aria-label={t('platform.dashboard.to')} defaultValue={period.to} />
        <Button type="submit" variant="default">
          {t('platform.dashboard.show')}
        </Button>
      </Form>
    </div>
  )
}
