import { Button } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { byDay, conversationsOf, keyOf, type Conversation, type Timeline } from './timeline_data'
import { EntryItem } from './entry_item'
import { ReplyBox } from './reply_box'
import { TimelineFilters } from './timeline_filters'
import { useTimeline, type TimelineSubject } from './use_timeline'

interface RecordTimelineProps {
  subject: TimelineSubject
  /** The newest entries, from the loader of the screen. */
  first: Timeline
  /** Conversations of the record itself, offered before those of the entries. */
  own?: Conversation[]
  title: string
  /** Link to the audit log or the like, below the entries. */
  end?: ReactNode
}

/** Everything that happened with a record, the newest first, with filters and a box to reply in. */
export function RecordTimeline({ subject, first, own = [], title, end }: RecordTimelineProps) {
  const t = useWords()
  const locale = useLocale()
  const timeline = useTimeline(subject, first)
  const box = useRef<HTMLTextAreaElement>(null)
  // A conversation stays chosen when a filter hides its entries: what is written goes nowhere else.
  const [chosen, choose] = useState(() => conversationsOf(own, first.data)[0])
  const conversations = conversationsOf([...own, ...(chosen ? [chosen] : [])], timeline.entries)
  const [wantsNote, setWantsNote] = useState(true)
  const target = chosen ?? conversations[0]
  const reply = (conversation: Conversation) => {
    choose(conversation)
    setWantsNote(false)
    box.current?.focus()
  }
  return (
    <section className="admin-panel admin-timeline" aria-label={title}>
      <h2>{title}</h2>
      {target && (
        <ReplyBox
          box={box}
          target={target}
          conversations={conversations}
          onChoose={choose}
          wantsNote={wantsNote}
          onWantsNote={setWantsNote}
          onSent={timeline.refresh}
        />
      )}
      <TimelineFilters filters={timeline.filters} kinds={timeline.kinds} onChange={timeline.choose} />
      <div aria-busy={timeline.isBusy || undefined}>
        {timeline.entries.length === 0 && (
          <p role="status" className="admin-hint">
            {t(timeline.kinds.length > 0 ? 'admin.timeline.none_of_kinds' : 'admin.timeline.none')}
          </p>
        )}
        {byDay(timeline.entries, (at) => formatDate(locale, at)).map(({ day, entries }) => (
          <section key={day} aria-label={day}>
            <h3>{day}</h3>
            <ol>
              {entries.map((entry) => (
                <EntryItem key={keyOf(entry)} entry={entry} filters={timeline.filters} onReply={reply} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {timeline.hasMore && (
        <Button variant="default" loading={timeline.isBusy} onClick={() => void timeline.more()}>
          {t('admin.timeline.more')}
        </Button>
      )}
      {end && <p className="admin-timeline-end">{end}</p>}
    </section>
  )
}
