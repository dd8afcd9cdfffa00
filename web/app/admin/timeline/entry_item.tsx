import { Badge } from '@mantine/core'
import { useScreenPath } from '#web/admin/admin_data'
import { StateBadge } from '#web/admin/record_states'
import { formatMoney, formatTime } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { timelineIcons } from './timeline_icons'
import type { Conversation, TimelineEntry, TimelineFilter } from './timeline_data'

interface EntryItemProps {
  entry: TimelineEntry
  filters: TimelineFilter[]
  onReply: (conversation: Conversation) => void
}

/** One thing that happened. */
export function EntryItem({ entry, filters, onReply }: EntryItemProps) {
  const t = useWords()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const { kind, at, title, text, amount, state, author, isInternal, conversation } = entry
  const filter = filters.find(({ key }) => key === kind)
  const Icon = timelineIcons[filter?.icon ?? 'order']
  const path = entry.screen ? pathOf(entry.screen, entry.params) : null
  return (
    <li data-author={author?.kind} data-internal={isInternal || undefined}>
      <span className="admin-timeline-icon" title={filter?.label} aria-hidden>
        <Icon size={16} />
      </span>
      <div className="admin-timeline-body">
        <div className="admin-timeline-title">
          {path ? <Link to={path}>{title}</Link> : <span>{title}</span>}
          {state && <StateBadge state={state} />}
          {isInternal && (
            <Badge color="gray" variant="outline">
              {t('admin.timeline.internal')}
            </Badge>
          )}
          {amount && <span className="admin-timeline-amount">{formatMoney(locale, amount)}</span>}
        </div>
        {text && <p className="admin-timeline-text">{text}</p>}
        <p className="admin-timeline-by">
          <time dateTime={at}>{formatTime(locale, at)}</time>
          {author && (
            <span>
              {author.kind === 'customer' ? t('admin.timeline.by_customer', { name: author.name }) : author.name}
            </span>
          )}
          {conversation && (
            <button
              type="button"
              onClick={() => onReply(conversation)}
              aria-label={t('admin.timeline.reply_to', { title: conversation.title })}
            >
              {t('admin.timeline.reply')}
            </button>
          )}
        </p>
      </div>
    </li>
  )
}
