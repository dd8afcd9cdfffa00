import { Button, Group, Text } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { callOrFail } from '#web/lib/screen_loader'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { entriesOf, monthBeside, weeksOf, type Entry } from './calendar_days'

export const meta = adminHead

export const loader = adminLoader({ id: 'tickets.admin.calendar', words: ['tickets.calendar'] }, async (args) => {
  const { context, url, locale } = args
  const day = url.searchParams.get('day')
  const query = { locale, ...(day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { day } : {}) }
  const { data } = await callOrFail(context, 'GET', 'tickets.admin.calendar.show', { query })
  return { month: data }
})

/** Tickets on the days on which they begin and are due. */
export default function CalendarScreen() {
  const t = useWords()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const { month } = useLoaderData<typeof loader>()
  const own = pathOf('tickets.admin.calendar') ?? ''
  const tag = locale.replace('_', '-')
  const inWords = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
  const entries = entriesOf(month.tickets)
  const weeks = weeksOf(month)
  return (
    <AdminPage
      actions={
        <Group gap="xs">
          <Button component={Link} to={`${own}?day=${monthBeside(month.first, -1)}`} variant="default">
            {t('tickets.calendar.before')}
          </Button>
          <Button component={Link} to={`${own}?day=${monthBeside(month.first, 1)}`} variant="default">
            {t('tickets.calendar.after')}
          </Button>
        </Group>
      }
    >
      <div className="admin-panel">
        {entries.size === 0 && (
          <Text c="dimmed" mb="xs">
            {t('tickets.calendar.empty')}
          </Text>
        )}
        <div className="admin-scroll" tabIndex={0} role="region" aria-label={t('tickets.calendar.title')}>
          <table className="tickets-calendar">
            <caption>{inWords(month.first, { month: 'long', year: 'numeric' })}</caption>
            <thead>
              <tr>
                {weeks[0]?.map((day) => (
                  <th key={day} scope="col">
                    {inWords(day, { weekday: 'short' })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week[0]}>
                  {week.map((day) => (
                    <td key={day} data-other={day.slice(0, 7) === month.first.slice(0, 7) ? undefined : 'yes'}>
                      <Text size="xs" c="dimmed" component="span" data-weekday={inWords(day, { weekday: 'long' })}>
                        {inWords(day, { day: 'numeric' })}
                      </Text>
                      <Day entries={entries.get(day) ?? []} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </AdminPage>
  )
}

function Day({ entries }: { entries: Entry[] }) {
  const t = useWords()
  const pathOf = useScreenPath()
  if (entries.length === 0) return null
  return (
    <ul>
      {entries.map(({ ticket: { id, subject, assignee, status, isClosed }, how }) => (
        <li key={id}>
          <Link
            to={pathOf('tickets.admin.ticket', { id }) ?? ''}
            className="tickets-day"
            data-closed={isClosed || undefined}
            title={[status, assignee].filter(Boolean).join(', ')}
          >
            <span aria-hidden>{{ start: '▸', due: '◂', both: '◆' }[how]}</span>
            <span className="sr-only">{t(`tickets.calendar.${how}`)}</span> {`#${id} ${subject}`}
          </Link>
        </li>
      ))}
    </ul>
  )
}
