import { Button } from '@mantine/core'
import { Form } from '@remix-run/react'
import { useState } from 'react'
import { DayInput } from '#web/admin/form/day_input'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { presets, type Period } from './period'

interface PeriodFormProps {
  period: Period
  /** Other query parameters to keep. */
  keep?: Record<string, string>
}

/** Links for preset periods and a form for any other. */
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
        <PeriodDay name="from" label={t('admin.period.from')} start={period.from} />
        <PeriodDay name="to" label={t('admin.period.to')} start={period.to} />
        <Button type="submit" variant="default">
          {t('admin.period.show')}
        </Button>
      </Form>
    </div>
  )
}

/** A date field whose form value is `2026-01-31`, whatever the display format. */
function PeriodDay({ name, label, start }: { name: string; label: string; start: string }) {
  const [day, setDay] = useState<string | null>(start)
  return (
    <>
      <input type="hidden" name={name} value={day ?? start} />
      <DayInput aria-label={label} required value={day} onChange={setDay} />
    </>
  )
}
