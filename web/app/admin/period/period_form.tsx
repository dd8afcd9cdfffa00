import { Button, TextInput } from '@mantine/core'
import { Form } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { presets, type Period } from './period'

interface PeriodFormProps {
  period: Period
  /** What else the address says, and goes on saying. */
  keep?: Record<string, string>
}

/** Links for the usual spans and a form for any other; both work without scripts. */
export function PeriodForm({ period, keep = {} }: PeriodFormProps) {
  const t = useWords()
  return (
    <div className="admin-period">
      <nav aria-label={t('admin.period.period')}>
        {presets.map((days) => (
          <Button
            key={days}
            component={Link}
            to={`?${new URLSearchParams({ ...keep, days: String(days) }).toString()}`}
            size="compact-md"
            variant={days === period.days ? 'filled' : 'default'}
            aria-current={days === period.days || undefined}
          >
            {days === 365 ? t('admin.period.year') : t('admin.period.days', { days })}
          </Button>
        ))}
      </nav>
      <Form method="get" key={`${period.from} ${period.to}`} className="admin-period-days">
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextInput type="date" name="from" aria-label={t('admin.period.from')} defaultValue={period.from} />
        <TextInput type="date" name="to" aria-label={t('admin.period.to')} defaultValue={period.to} />
        <Button type="submit" variant="default">
          {t('admin.period.show')}
        </Button>
      </Form>
    </div>
  )
}
